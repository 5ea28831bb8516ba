import { recordOperatorAction } from '../../features/operator/server.ts'
import { listAnswerCounts, listGivenTexts } from '../../features/referral/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'
import { operatorKeyring } from './operator-keyring.ts'
import { operatorName, REASON_NEEDED, readOrder } from './operator-order.ts'

const USAGE = 'feedback export [--texts --reason TEXT]'

/** What people said of their results, as counts, one a line; with a reason, which is noted, also the texts they gave. */
export const feedbackExportCommand: Command = async (args, { out, err }) => {
  const order = readOrder(args, { texts: { type: 'boolean' } })
  if (!order || order.about !== '') {
    err(USAGE)
    return 2
  }
  const withTexts = order.flag('texts')
  const { reason } = order
  if (withTexts && !reason) {
    err(REASON_NEEDED)
    return 2
  }
  const config = readConfig()
  const keyring = withTexts ? await operatorKeyring(config) : undefined
  return withDatabase(config, async ({ db }) => {
    for (const count of await listAnswerCounts(db)) out(JSON.stringify(count))
    if (!keyring || !reason) return 0
    await recordOperatorAction(db, {
      operator: operatorName(config),
      command: 'feedback export --texts',
      subject: 'texts:all',
      reason,
      doneAt: new Date(),
    })
    for (const given of await listGivenTexts(db, keyring)) out(JSON.stringify(given))
    return 0
  })
}
