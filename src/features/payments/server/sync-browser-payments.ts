import { errorFields } from '../../../platform/log.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { checkoutIntents } from './checkout-cookie.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import { findPayment } from './payments.repo.ts'
import { syncPayment } from './sync-payment.ts'

const LOOK_BACK_MS = 60 * 60 * 1_000

/**
 * Asks the provider about the payment this browser set up last, if we do not know how it ended: whoever paid,
 * closed the tab and comes back at once must not meet an empty form.
 */
export async function syncBrowserPayments(
  runtime: Runtime,
  hooks: PaymentHooks,
  cookieHeader: string | null,
): Promise<void> {
  const [newest] = checkoutIntents(runtime, cookieHeader)
  const payment = newest ? await findPayment(runtime.db, newest) : undefined
  if (!payment || payment.status === 'succeeded' || payment.status === 'canceled') return
  if (runtime.now().getTime() - payment.createdAt.getTime() > LOOK_BACK_MS) return
  await syncPayment(runtime, hooks, payment.stripePaymentIntentId).catch((error: unknown) =>
    runtime.log.warn(errorFields(error), 'a payment of this browser could not be synced'),
  )
}
