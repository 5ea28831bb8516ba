import { type ApiCall, type ApiReply, ok } from './api-call.ts'
import { withDocUrl } from './api-error.ts'
import { createCharge } from './charges.ts'
import { openDispute } from './disputes.ts'
import { newId } from './object-ids.ts'
import type { IntentBody, LastPaymentError } from './object-shapes.ts'
import { saveObject } from './object-store.server.ts'
import type { ChosenMethod } from './payment-methods.ts'
import { recordEvent } from './record-event.server.ts'
import { settleInvoiceOf, tellInvoiceFailed } from './settle-invoice.ts'
import type { CardBehaviour } from './test-cards.ts'

/** Charges the method as its card prescribes. The caller holds the intent's row. */
export async function attemptPayment(
  call: ApiCall,
  intent: IntentBody,
  { body: method, behaviour }: ChosenMethod,
): Promise<ApiReply> {
  const tried = { ...intent, payment_method: method.id, next_action: null }
  switch (behaviour.kind) {
    case 'succeed':
      return ok(await succeed(call, tried))
    case 'succeed-then-dispute': {
      const paid = await succeed(call, tried)
      await openDispute(call, paid)
      return ok(paid)
    }
    case 'authenticate':
      return ok(await askForAuthentication(call, tried))
    case 'process':
      return ok(await startProcessing(call, tried))
    case 'decline':
      return decline(call, tried, { body: method, behaviour })
  }
}

/** Charges a saved card while its holder is away: nobody can answer a bank that asks. */
export function chargeSaved(
  call: ApiCall,
  intent: IntentBody,
  method: ChosenMethod,
): Promise<ApiReply> {
  const { behaviour } = method
  if (behaviour.kind !== 'authenticate') return attemptPayment(call, intent, method)
  return attemptPayment(call, intent, {
    ...method,
    behaviour: behaviour.everyTime ? BANK_ASKS : { kind: 'succeed' },
  })
}

const BANK_ASKS: CardBehaviour = {
  kind: 'decline',
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

export async function succeed(call: ApiCall, intent: IntentBody): Promise<IntentBody> {
  const charge = await createCharge(call, intent, null)
  const paid: IntentBody = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    processing: null,
  }
  await saveObject(call.db, paid)
  await recordEvent(call, 'charge.succeeded', charge)
  await recordEvent(call, 'payment_intent.succeeded', paid)
  await settleInvoiceOf(call, paid)
  return paid
}

/** Back to the start, where another method can be tried. */
export async function fail(
  call: ApiCall,
  intent: IntentBody,
  error: LastPaymentError,
): Promise<IntentBody> {
  const failed: IntentBody = {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: error,
    latest_charge: error.charge ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    processing: null,
  }
  await saveObject(call.db, failed)
  await recordEvent(call, 'payment_intent.payment_failed', failed)
  await tellInvoiceFailed(call, failed)
  return failed
}

async function askForAuthentication(call: ApiCall, intent: IntentBody): Promise<IntentBody> {
  const waiting: IntentBody = {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: {
        type: 'three_d_secure_redirect',
        source: newId('src'),
        sandbox_authenticate: `/v1/sandbox/payment_intents/${intent.id}/authenticate`,
      },
    },
  }
  await saveObject(call.db, waiting)
  await recordEvent(call, 'payment_intent.requires_action', waiting)
  return waiting
}

async function startProcessing(call: ApiCall, intent: IntentBody): Promise<IntentBody> {
  const processing: IntentBody = { ...intent, status: 'processing', last_payment_error: null }
  await saveObject(call.db, processing)
  await recordEvent(call, 'payment_intent.processing', processing)
  return processing
}

async function decline(
  call: ApiCall,
  intent: IntentBody,
  declined: ChosenMethod & { behaviour: CardBehaviour & { kind: 'decline' } },
): Promise<ApiReply> {
  const { code, declineCode, message } = declined.behaviour
  const charge = await createCharge(call, intent, { code, message })
  await recordEvent(call, 'charge.failed', charge)
  const error = {
    ...withDocUrl({ type: 'card_error', code, message }),
    type: 'card_error' as const,
    code,
    charge: charge.id,
    ...(declineCode === undefined ? {} : { decline_code: declineCode }),
    payment_method: declined.body,
  }
  const failed = await fail(call, intent, error)
  return { status: 402, body: { error: { ...error, payment_intent: failed } } }
}
