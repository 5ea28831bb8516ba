import Stripe from 'stripe'
import type { PaymentProvider } from './payment-provider.server.ts'
import { RETURN_URL } from './sandbox/sandbox-bench.ts'

export type Connection = { provider: PaymentProvider; stripe: Stripe; close(): Promise<void> }

/** Opened before the first test runs, hence a function. */
export type Open = () => Connection

export function aKey(): string {
  return crypto.randomUUID()
}

export async function payWith(at: Open, id: string, method: string): Promise<string> {
  const pay = at().stripe.paymentIntents.confirm(id, {
    payment_method: method,
    return_url: RETURN_URL,
  })
  await pay.catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error
  })
  return id
}
