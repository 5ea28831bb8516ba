import type { ReactNode } from 'react'
import type { PaymentStatus } from '../contract.ts'

/** A payment that was set up and can be confirmed. */
export type ReadyIntent = { paymentIntentId: string; clientSecret: string; email: string }

export type PaymentFailure = { kind: 'declined'; message: string | undefined } | { kind: 'error' }

/** What both card forms take: the demo's own, and the provider's. */
export type CardFormProps = {
  intent: ReadyIntent
  publishableKey: string
  planType: string
  amountCents: number
  /** ISO code of the payer's country, where it is known. */
  country: string | undefined
  status: PaymentStatus | undefined
  payLabel: string
  onStatus(status: PaymentStatus): void
  onFailure(failure: PaymentFailure): void
  /** Called when a new try begins, so that the last failure leaves the page. */
  onTry(): void
  /** Stands between the card's fields and the pay button. */
  children: ReactNode
}

/** Where the provider sends people back to when a bank wanted to see them on its own page. */
export function returnAddress(
  origin: string,
  { planType, email, amountCents }: { planType: string; email: string; amountCents: number },
): string {
  const query = new URLSearchParams({
    plan: planType,
    email,
    amount: String(amountCents),
    paymentMethod: 'stripe',
  })
  return `${origin}/payment-success?${query}`
}
