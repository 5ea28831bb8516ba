import { recordOperatorAction } from '../../features/operator/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import { listCaseLines } from './cases.repo.ts'
import { lineOfCase } from './cases-list.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'
import { operatorName, REASON_NEEDED, readOrder } from './operator-order.ts'
import { listPaymentLines } from './payments.repo.ts'
import { lineOfPayment } from './payments-list.ts'
import { findUserLine } from './users.repo.ts'
import { lineOfUser } from './users-list.ts'

const USAGE = 'users show EMAIL|ID --reason TEXT'
const LISTED = 500

/** One person with their cases and payments, as lines; nothing they wrote. */
export const usersShowCommand: Command = async (args, { out, err }) => {
  const order = readOrder(args)
  if (!order || order.about === '') {
    err(USAGE)
    return 2
  }
  const { about, reason } = order
  if (!reason) {
    err(REASON_NEEDED)
    return 2
  }
  const config = readConfig()
  return withDatabase(config, async ({ db }) => {
    const user = await findUserLine(db, about)
    if (!user) {
      err('There is no such user.')
      return 1
    }
    await recordOperatorAction(db, {
      operator: operatorName(config),
      command: 'users show',
      subject: `user:${user.id}`,
      reason,
      doneAt: new Date(),
    })
    out(lineOfUser(user, true))
    const of = { userId: user.id, limit: LISTED }
    for (const line of await listCaseLines(db, of)) out(`case     ${lineOfCase(line, false)}`)
    for (const line of await listPaymentLines(db, of)) {
      out(`payment  ${lineOfPayment(line, false)}`)
    }
    return 0
  })
}
