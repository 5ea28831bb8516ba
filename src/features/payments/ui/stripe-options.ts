import type { ConfirmPaymentData, StripePaymentElementOptions } from '@stripe/stripe-js'
import { type CardFormProps, returnAddress } from './card-form-contract.ts'

/** What the provider's own fields offer, and what they must not ask for. */
export const ELEMENT_OPTIONS: StripePaymentElementOptions = {
  fields: { billingDetails: 'never' },
  wallets: { applePay: 'auto', googlePay: 'never' },
}

type Order = Pick<CardFormProps, 'intent' | 'planType' | 'amountCents' | 'country'>

/** How a payment is confirmed: here, and on the bank's page only where the bank insists. */
export function confirmation(
  origin: string,
  { intent, ...order }: Order,
): { redirect: 'if_required'; confirmParams: ConfirmPaymentData } {
  return {
    redirect: 'if_required',
    confirmParams: {
      return_url: returnAddress(origin, { ...order, email: intent.email }),
      payment_method_data: { billing_details: billingDetails(intent.email, order.country) },
    },
  }
}

/** Fields the element must not ask for have to come along with the confirmation, empty ones too. */
function billingDetails(email: string, country: string | undefined) {
  return {
    email,
    name: '',
    phone: '',
    address: {
      line1: '',
      line2: '',
      city: '',
      state: '',
      postal_code: '',
      country: country ?? likelyCountry(),
    },
  }
}

/** The provider refuses an empty country. */
function likelyCountry(): string {
  return new Intl.Locale(navigator.language).maximize().region ?? 'US'
}
