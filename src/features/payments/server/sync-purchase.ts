import type { Runtime } from '../../../platform/runtime.server.ts'
import type { PaymentStatus } from '../contract.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import { findSubscriptionOfIntent } from './subscriptions.repo.ts'
import { syncPayment } from './sync-payment.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Syncs a payment, and the monthly plan whose month it pays. */
export async function syncPurchase(
  runtime: Runtime,
  hooks: PaymentHooks,
  intentId: string,
): Promise<{ status: PaymentStatus } | undefined> {
  const synced = await syncPayment(runtime, hooks, intentId)
  const subscription = await findSubscriptionOfIntent(runtime.db, intentId)
  if (subscription) await syncSubscription(runtime, hooks, subscription.stripeSubscriptionId)
  return synced
}
