import { maskAddress, recordOperatorAction } from '../../features/operator/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'
import { minuteOf, operatorName, readOrder } from './operator-order.ts'
import { listPaymentLines, type PaymentLine } from './payments.repo.ts'

const USAGE = 'payments list [--status STATUS] [--reason TEXT]  (with a reason: whole addresses)'
const LISTED = 200

/** The newest payments with what became of them. */
export const paymentsListCommand: Command = async (args, { out, err }) => {
  const order = readOrder(args, { status: { type: 'string' } })
  if (order?.about !== '') {
    err(USAGE)
    return 2
  }
  const config = readConfig()
  const { reason } = order
  const found = await withDatabase(config, async ({ db }) => {
    if (reason) {
      const note = { operator: operatorName(config), reason, doneAt: new Date() }
      await recordOperatorAction(db, { ...note, command: 'payments list', subject: 'payments:all' })
    }
    return listPaymentLines(db, { status: order.text('status'), limit: LISTED })
  })
  for (const line of found) out(lineOfPayment(line, reason !== undefined))
  if (found.length === 0) out('No payments')
  return 0
}

/** @param named with the whole address */
export function lineOfPayment(line: PaymentLine, named: boolean): string {
  const money = (cents: number) => `${(cents / 100).toFixed(2)} ${line.currency.toUpperCase()}`
  return [
    minuteOf(line.createdAt),
    line.id,
    line.intentId,
    named ? line.email : maskAddress(line.email),
    line.type,
    money(line.amount),
    line.status,
    ...(line.amountRefunded > 0 ? [`${money(line.amountRefunded)} went back`] : []),
    ...(line.withdrawnAt ? [`withdrawn ${minuteOf(line.withdrawnAt)}`] : []),
    line.papers.join(' ') || 'no receipt',
  ].join('  ')
}
