import { type ApiCall, type ApiReply, ok } from './api-call.ts'
import { missingParam, withDocUrl, wrongState } from './api-error.ts'
import { fail, succeed } from './attempt-payment.ts'
import type { IntentBody, LastPaymentError } from './object-shapes.ts'
import { findObject } from './object-store.server.ts'
import { cancelHeld, lockIntent } from './payment-intents.ts'
import { allowOnly, oneOf } from './read-params.ts'

// What a bank would do, for which the real provider has no call of its own.

const PARAMS = ['client_secret', 'key', 'outcome']

/** The card holder's bank has asked for a second factor: it was given, or it was not. */
export async function authenticateIntent(call: ApiCall, id: string): Promise<ApiReply> {
  return finish(call, id, 'requires_action', {
    code: 'payment_intent_authentication_failure',
    type: 'invalid_request_error',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  })
}

/** A payment that takes days has arrived, or has come back. */
export async function settleIntent(call: ApiCall, id: string): Promise<ApiReply> {
  return finish(call, id, 'processing', {
    code: 'payment_intent_payment_attempt_failed',
    type: 'invalid_request_error',
    message: 'The payment failed.',
  })
}

/** The seller gives the payment up: for a demo page, whose browser may not cancel one by itself. */
export async function giveUpIntent(call: ApiCall, id: string): Promise<ApiReply> {
  allowOnly(call.params, PARAMS)
  return ok(await cancelHeld(call, await lockIntent(call, id), 'abandoned'))
}

async function finish(
  call: ApiCall,
  id: string,
  from: IntentBody['status'],
  failure: { code: string; type: LastPaymentError['type']; message: string },
): Promise<ApiReply> {
  allowOnly(call.params, PARAMS)
  const outcome = oneOf(call.params, 'outcome', ['succeed', 'fail'])
  if (outcome === undefined) throw missingParam('outcome')
  const intent = await lockIntent(call, id)
  if (intent.status !== from) {
    throw wrongState(intent, `This PaymentIntent has a status of ${intent.status}, not ${from}.`)
  }
  if (outcome === 'succeed') return ok(await succeed(call, intent))
  const method = await findObject(call.db, 'payment_method', intent.payment_method ?? '')
  const documented = { ...withDocUrl(failure), ...failure }
  return ok(
    await fail(call, intent, {
      ...documented,
      ...(method === null ? {} : { payment_method: method }),
    }),
  )
}
