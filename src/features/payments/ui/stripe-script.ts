import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

let loading: Promise<Stripe | null> | undefined

/** The provider's script is asked for once, and only when there is something to pay. */
export function providerScript(publishableKey: string): Promise<Stripe | null> {
  loading ??= loadStripe(publishableKey)
  return loading
}
