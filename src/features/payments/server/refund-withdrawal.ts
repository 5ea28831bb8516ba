import type { Runtime } from '../../../platform/runtime.server.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import type { Payment } from './payments.repo.ts'
import { syncPurchase } from './sync-purchase.ts'
import { markRefunded, type Withdrawal } from './withdrawals.repo.ts'

/**
 * Gives back what is left of a payment, then lets the sync take the access and end a monthly plan. Run again after any failure it refunds
 * once: the provider knows the withdrawal by its id, and money that is back already is not sent twice.
 * @throws when the provider cannot be asked
 */
export async function refundWithdrawal(
  runtime: Runtime,
  hooks: PaymentHooks,
  withdrawal: Withdrawal,
  { stripePaymentIntentId: intentId }: Pick<Payment, 'stripePaymentIntentId'>,
): Promise<Withdrawal> {
  if (withdrawal.refundedAt) return withdrawal
  const outcome = await runtime.payments.refundIntent({
    intentId,
    idempotencyKey: `withdrawal-${withdrawal.id}`,
  })
  const isBack = outcome.ok ? outcome.status !== 'failed' : outcome.reason === 'already-refunded'
  if (!isBack) {
    const reason = outcome.ok ? outcome.status : outcome.reason
    runtime.log.error({ withdrawal: withdrawal.id, reason }, 'a withdrawal was not refunded')
    return withdrawal
  }
  await syncPurchase(runtime, hooks, intentId)
  const refund = { refundId: outcome.ok ? outcome.refundId : null, refundedAt: runtime.now() }
  await markRefunded(runtime.db, withdrawal.id, refund)
  return { ...withdrawal, ...refund }
}
