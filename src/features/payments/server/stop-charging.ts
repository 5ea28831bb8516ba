import type { Runtime } from '../../../platform/runtime.server.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import { listUnpaidIntents, markNeverPaid } from './payments.repo.ts'
import { findLiveSubscription, writeSubscription } from './subscriptions.repo.ts'
import { syncPayment } from './sync-payment.ts'
import { syncSubscription } from './sync-subscription.ts'

type Payer = { userId: string; addresses: string[]; customerId: string | null }

/**
 * Ends everything that could still take a person's money, and has the provider forget their card: a monthly plan at
 * once, and payments that were only begun. Run again after any failure it goes on where it stopped.
 * @throws when the provider cannot be asked
 */
export async function stopCharging(
  runtime: Runtime,
  hooks: PaymentHooks,
  { userId, addresses, customerId }: Payer,
): Promise<void> {
  const live = await findLiveSubscription(runtime.db, userId)
  if (live) {
    const ended = await runtime.payments.cancelNow(live.stripeSubscriptionId)
    const synced = await syncSubscription(runtime, hooks, live.stripeSubscriptionId)
    // The provider has never heard of it: nothing will be charged.
    if (!ended.ok && synced?.endedAt === null) {
      const endedAt = runtime.now()
      await writeSubscription(runtime.db, live.id, { status: 'canceled', endedAt })
    }
  }
  for (const intentId of await listUnpaidIntents(runtime.db, { addresses })) {
    await giveUpPayment(runtime, hooks, intentId)
  }
  if (customerId) await runtime.payments.deleteCustomer(customerId)
}

/** Makes sure that a payment which was begun can no longer be made; one that was made after all is kept as made. */
export async function giveUpPayment(
  runtime: Runtime,
  hooks: PaymentHooks,
  intentId: string,
): Promise<void> {
  const given = await runtime.payments.cancelIntent(intentId)
  if (!given.ok && given.reason === 'unknown-intent') await markNeverPaid(runtime.db, intentId)
  else await syncPayment(runtime, hooks, intentId)
}
