import type { Api } from '../../../platform/http/api.server.ts'
import { sendError } from '../../../platform/http/api.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import { syncPurchase } from './sync-purchase.ts'
import { syncSubscription } from './sync-subscription.ts'

/** A webhook is a nudge: only its signature and the id in it are believed, the truth is fetched. */
export function registerPaymentWebhook(api: Api, runtime: Runtime, hooks: PaymentHooks): void {
  api.post('/api/webhooks/stripe', async (c) => {
    const event = runtime.payments.readWebhook(
      await c.req.text(),
      c.req.header('stripe-signature') ?? '',
    )
    if (!event.ok) return sendError(c, 400, 'bad_signature', 'The signature does not fit the body')
    if (event.subscriptionId) await syncSubscription(runtime, hooks, event.subscriptionId)
    else if (event.intentId) await syncPurchase(runtime, hooks, event.intentId)
    return c.json({ received: true }, 200)
  })
}
