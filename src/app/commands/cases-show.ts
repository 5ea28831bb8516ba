import { findCase, recordCaseRead } from '../../features/intake/server.ts'
import { recordOperatorAction } from '../../features/operator/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import { findCaseLine } from './cases.repo.ts'
import { lineOfCase } from './cases-list.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'
import { operatorKeyring } from './operator-keyring.ts'
import { isUuid, operatorName, REASON_NEEDED, readOrder } from './operator-order.ts'

const USAGE = 'cases show ID --reason TEXT [--facts]'

/** One case; what the person wrote only with --facts. Its owner sees in the account that it was opened, and why. */
export const casesShowCommand: Command = async (args, { out, err }) => {
  const order = readOrder(args, { facts: { type: 'boolean' } })
  if (!order || order.about === '') {
    err(USAGE)
    return 2
  }
  const { about: id, reason } = order
  if (!reason) {
    err(REASON_NEEDED)
    return 2
  }
  const config = readConfig()
  return withDatabase(config, async ({ db }) => {
    const line = isUuid(id) ? await findCaseLine(db, id) : undefined
    if (!line) {
      err('There is no case with this id.')
      return 1
    }
    const operator = operatorName(config)
    const doneAt = new Date()
    const command = order.flag('facts') ? 'cases show --facts' : 'cases show'
    await recordOperatorAction(db, { operator, command, subject: `case:${id}`, reason, doneAt })
    const read = { caseId: id, reader: 'operator' as const, operator, reason, readAt: doneAt }
    await recordCaseRead(db, read)
    out(lineOfCase(line, true))
    if (!order.flag('facts')) return 0
    const opened = await findCase(db, await operatorKeyring(config), id)
    out('')
    for (const written of (opened?.facts ?? '').split('\n')) out(`> ${printable(written)}`)
    return 0
  })
}

/** What a person typed must not move the operator's cursor or colour the terminal. */
function printable(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
}
