import { recordOperatorAction } from '../../features/operator/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'
import { operatorName, REASON_NEEDED, readOrder } from './operator-order.ts'
import { findPaymentLine } from './payments.repo.ts'
import { lineOfPayment } from './payments-list.ts'

const USAGE =
  'payments show ID --reason TEXT  (ID: of ours, of the provider, or the number of a receipt)'

/** One payment with its address and papers. */
export const paymentsShowCommand: Command = async (args, { out, err }) => {
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
    const line = await findPaymentLine(db, about)
    if (!line) {
      err('There is no such payment.')
      return 1
    }
    await recordOperatorAction(db, {
      operator: operatorName(config),
      command: 'payments show',
      subject: `payment:${line.id}`,
      reason,
      doneAt: new Date(),
    })
    out(lineOfPayment(line, true))
    return 0
  })
}
