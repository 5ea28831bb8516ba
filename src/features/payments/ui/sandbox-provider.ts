import type { PaymentStatus } from '../contract.ts'
import { type CardEntry, digitsOf, readExpiry } from './card-entry.ts'
import type { ReadyIntent } from './card-form-contract.ts'
import { statusOf } from './provider-status.ts'

export type SandboxAnswer =
  | { kind: 'status'; status: PaymentStatus; message: string | undefined }
  | { kind: 'declined'; message: string | undefined }

type SandboxBody = {
  status?: string
  last_payment_error?: { message?: string } | null
  error?: { message?: string }
}

type Confirmation = { publishableKey: string; intent: ReadyIntent; returnUrl: string }

/**
 * Pays with a card, as the provider's own script would. The number goes straight into the request.
 * @throws when the sandbox does not answer
 */
export function confirmWithCard(
  { publishableKey, intent, returnUrl }: Confirmation,
  card: CardEntry,
): Promise<SandboxAnswer> {
  const expiry = readExpiry(card.expiry)
  return call(publishableKey, `payment_intents/${intent.paymentIntentId}/confirm`, {
    client_secret: intent.clientSecret,
    return_url: returnUrl,
    'payment_method_data[type]': 'card',
    'payment_method_data[billing_details][email]': intent.email,
    'payment_method_data[card][number]': digitsOf(card.number),
    'payment_method_data[card][exp_month]': String(expiry?.month ?? ''),
    'payment_method_data[card][exp_year]': String(expiry?.year ?? ''),
    'payment_method_data[card][cvc]': digitsOf(card.cvc),
  })
}

/** What the card holder says on their bank's page. */
export function authenticate(
  publishableKey: string,
  intent: ReadyIntent,
  outcome: 'succeed' | 'fail',
): Promise<SandboxAnswer> {
  return call(publishableKey, `sandbox/payment_intents/${intent.paymentIntentId}/authenticate`, {
    client_secret: intent.clientSecret,
    outcome,
  })
}

/** Pays from a bank account, which takes days until somebody settles it. */
export function confirmWithBank({
  publishableKey,
  intent,
  returnUrl,
}: Confirmation): Promise<SandboxAnswer> {
  return call(publishableKey, `payment_intents/${intent.paymentIntentId}/confirm`, {
    client_secret: intent.clientSecret,
    return_url: returnUrl,
    payment_method: 'pm_usBankAccount_processing',
  })
}

/** What becomes of a payment that takes days. */
export function settle(
  publishableKey: string,
  intent: ReadyIntent,
  outcome: 'succeed' | 'fail',
): Promise<SandboxAnswer> {
  return call(publishableKey, `sandbox/payment_intents/${intent.paymentIntentId}/settle`, {
    client_secret: intent.clientSecret,
    outcome,
  })
}

/** Gives a payment up that nobody has made. */
export function giveUp(publishableKey: string, intent: ReadyIntent): Promise<SandboxAnswer> {
  return call(publishableKey, `sandbox/payment_intents/${intent.paymentIntentId}/give_up`, {
    client_secret: intent.clientSecret,
  })
}

async function call(
  publishableKey: string,
  path: string,
  fields: Record<string, string>,
): Promise<SandboxAnswer> {
  const response = await fetch(`/sandbox/v1/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams(fields),
  })
  const body = (await response.json()) as SandboxBody
  if (body.error) return { kind: 'declined', message: body.error.message }
  if (!response.ok || !body.status) throw new Error('The payment sandbox does not answer')
  const message = body.last_payment_error?.message
  return { kind: 'status', status: statusOf(body.status, message !== undefined), message }
}
