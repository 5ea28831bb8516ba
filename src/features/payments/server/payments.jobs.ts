import { errorFields } from '../../../platform/log.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import { listOpenIntentIds } from './payments.repo.ts'
import { listDoubtfulSubscriptions } from './subscriptions.repo.ts'
import { syncPayment } from './sync-payment.ts'
import { syncSubscription } from './sync-subscription.ts'

const LOOK_BACK_MS = 24 * 60 * 60 * 1_000
const EVERY_MINUTE = '* * * * *'
const EVERY_FIVE_MINUTES = '*/5 * * * *'
const SUBSCRIPTIONS_AT_ONCE = 200

/** Asks the provider about payments that are still open, so that a lost webhook loses nobody's money. */
export async function startPaymentJobs(runtime: Runtime, hooks: PaymentHooks): Promise<void> {
  await runtime.jobs.every('sync-open-payments', EVERY_MINUTE, async () => {
    const since = new Date(runtime.now().getTime() - LOOK_BACK_MS)
    for (const intentId of await listOpenIntentIds(runtime.db, since)) {
      await syncPayment(runtime, hooks, intentId).catch((error: unknown) =>
        runtime.log.warn(errorFields(error), 'an open payment could not be synced'),
      )
    }
  })
  await runtime.jobs.every('sync-subscriptions', EVERY_FIVE_MINUTES, () =>
    syncDoubtfulSubscriptions(runtime, hooks),
  )
}

/** Asks about monthly plans that wait for a payment, or whose month is over: no lost webhook matters. */
export async function syncDoubtfulSubscriptions(
  runtime: Runtime,
  hooks: PaymentHooks,
): Promise<void> {
  const doubtful = await listDoubtfulSubscriptions(runtime.db, runtime.now(), SUBSCRIPTIONS_AT_ONCE)
  for (const id of doubtful) {
    await syncSubscription(runtime, hooks, id).catch((error: unknown) =>
      runtime.log.warn(errorFields(error), 'a subscription could not be synced'),
    )
  }
}
