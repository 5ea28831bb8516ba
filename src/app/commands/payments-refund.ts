import { recordOperatorAction } from '../../features/operator/server.ts'
import { type PaymentHooks, syncPurchase } from '../../features/payments/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import type { Runtime } from '../../platform/runtime.server.ts'
import type { Command } from './command.ts'
import { operatorName, REASON_NEEDED, readOrder } from './operator-order.ts'
import { withOperatorRuntime } from './operator-runtime.ts'
import { findPaymentLine, type PaymentLine } from './payments.repo.ts'
import { lineOfPayment } from './payments-list.ts'

const USAGE =
  'payments refund ID [--amount CENTS] --reason TEXT  (CENTS: what is to be back in all; all of it without)'

/**
 * Gives money back through the provider; the sync then writes the credit note, mails it, and takes the access that
 * was paid with it. The amount is what is to have gone back in all: the same command run twice refunds once.
 */
export const paymentsRefundCommand: Command = async (args, { out, err }) => {
  const order = readOrder(args, { amount: { type: 'string' } })
  const amount = order?.text('amount')
  if (!order || order.about === '' || (amount !== undefined && !/^[1-9]\d{0,8}$/.test(amount))) {
    err(USAGE)
    return 2
  }
  const { about, reason } = order
  if (!reason) {
    err(REASON_NEEDED)
    return 2
  }
  const config = readConfig()
  return withOperatorRuntime(config, async ({ runtime, hooks }) => {
    const before = await syncedPayment(runtime, hooks, about)
    if (!before) {
      err('There is no such payment.')
      return 1
    }
    const toBeBack = amount === undefined ? before.amount : Number(amount)
    const more = toBeBack - before.amountRefunded
    if (before.status !== 'succeeded' || toBeBack > before.amount || more <= 0) {
      err(refusalOf(before, toBeBack))
      return 1
    }
    await recordOperatorAction(runtime.db, {
      operator: operatorName(config),
      command: `payments refund (${toBeBack} in all)`,
      subject: `payment:${before.id}`,
      reason,
      doneAt: runtime.now(),
    })
    const outcome = await runtime.payments.refundIntent({
      intentId: before.intentId,
      amountCents: more,
      idempotencyKey: `operator-refund-${before.id}-${before.amountRefunded}-${toBeBack}`,
    })
    if (!outcome.ok || outcome.status === 'failed') {
      err(`The provider refused: ${outcome.ok ? outcome.status : outcome.reason}`)
      return 1
    }
    const after = await syncedPayment(runtime, hooks, before.intentId)
    out(lineOfPayment(after ?? before, false))
    return 0
  })
}

async function syncedPayment(
  runtime: Runtime,
  hooks: PaymentHooks,
  about: string,
): Promise<PaymentLine | undefined> {
  const line = await findPaymentLine(runtime.db, about)
  if (line) await syncPurchase(runtime, hooks, line.intentId)
  return line && findPaymentLine(runtime.db, line.intentId)
}

function refusalOf({ status, amount, amountRefunded }: PaymentLine, toBeBack: number): string {
  if (status !== 'succeeded') return `Nothing was paid: the payment is ${status}.`
  if (toBeBack > amount) return `That is more than was paid (${amount} cents).`
  return `Nothing to do: ${amountRefunded} cents have gone back already.`
}
