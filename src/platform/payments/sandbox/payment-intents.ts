import { currencyParam, optionalAmount, requiredAmount } from './amounts.ts'
import { type ApiCall, type ApiReply, ok } from './api-call.ts'
import { invalidParam, missingParam, noSuchObject, wrongState } from './api-error.ts'
import { attemptPayment } from './attempt-payment.ts'
import { sameText } from './authenticate.ts'
import { invalidEmail, looksLikeEmail } from './customers.ts'
import { listPage, PAGING } from './list-page.ts'
import { newIntent } from './new-intent.ts'
import type { IntentBody } from './object-shapes.ts'
import {
  findObject,
  insertObject,
  lockObject,
  requireObject,
  saveObject,
} from './object-store.server.ts'
import { type ChosenMethod, chosenMethod, methodNamed } from './payment-methods.ts'
import {
  allowOnly,
  booleanParam,
  metadataParam,
  nullableText,
  oneOf,
  requiredText,
  subtree,
  textList,
  textParam,
} from './read-params.ts'
import { recordEvent } from './record-event.server.ts'
import { billedBy } from './settle-invoice.ts'

const DETAILS = ['customer', 'description', 'metadata', 'receipt_email', 'setup_future_usage']
const METHOD = ['payment_method', 'payment_method_data', 'payment_method_options']
const CONFIRMING = ['return_url', 'use_stripe_sdk', 'off_session', 'mandate_data']
const CREATE = [
  ...DETAILS,
  ...METHOD,
  ...CONFIRMING,
  'amount',
  'currency',
  'automatic_payment_methods',
  'payment_method_types',
  'capture_method',
  'confirmation_method',
  'statement_descriptor_suffix',
  'confirm',
  'expand',
]
const UPDATE = [...DETAILS, ...METHOD, 'amount', 'currency', 'payment_method_types', 'expand']
const CONFIRM = [
  ...METHOD,
  ...CONFIRMING,
  'receipt_email',
  'client_secret',
  'key',
  'expected_payment_method_type',
  'expand',
]
const OPEN: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]

export async function createIntent(call: ApiCall): Promise<ApiReply> {
  const { params } = call
  allowOnly(params, CREATE)
  const currency = currencyParam(params)
  const amount = requiredAmount(params, currency)
  oneOf(params, 'capture_method', ['automatic', 'automatic_async'])
  const fresh = await withDetails(call, intentFromParams(call, amount, currency))
  const chosen = await chosenMethod(call)
  const intent = chosen === null ? fresh : withMethod(fresh, chosen)
  await insertObject(call.db, intent)
  await recordEvent(call, 'payment_intent.created', intent)
  return booleanParam(params, 'confirm') ? payIntent(call, intent, chosen) : ok(intent)
}

/** With a publishable key an intent is found by its client secret only. */
export async function retrieveIntent(call: ApiCall, id: string): Promise<ApiReply> {
  allowOnly(call.params, ['client_secret', 'key', 'expand', 'is_stripe_sdk'])
  return ok(checkSecret(call, id, await findObject(call.db, 'payment_intent', id)))
}

export async function updateIntent(call: ApiCall, id: string): Promise<ApiReply> {
  const { params } = call
  allowOnly(params, UPDATE)
  const current = await lockIntent(call, id)
  const amount = optionalAmount(params, current.currency)
  if (params.has('currency') && currencyParam(params) !== current.currency) {
    throw invalidParam('currency', 'The currency of a PaymentIntent cannot be changed here.')
  }
  const chosen = await chosenMethod(call)
  if ((amount !== undefined || chosen !== null) && !OPEN.includes(current.status)) {
    const message = `This PaymentIntent's amount or payment method could not be updated because it has a status of ${current.status}.`
    throw wrongState(current, message)
  }
  const detailed = await withDetails(call, current)
  const priced = amount === undefined ? detailed : { ...detailed, amount }
  const intent = chosen === null ? priced : withMethod(priced, chosen)
  await saveObject(call.db, intent)
  return ok(intent)
}

export async function confirmIntent(call: ApiCall, id: string): Promise<ApiReply> {
  allowOnly(call.params, CONFIRM)
  const current = await lockIntent(call, id)
  if (!OPEN.includes(current.status)) {
    const message =
      current.status === 'succeeded'
        ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
        : `You cannot confirm this PaymentIntent because it has a status of ${current.status}.`
    throw wrongState(current, message)
  }
  return payIntent(call, await withDetails(call, current), await chosenMethod(call))
}

export async function cancelIntent(call: ApiCall, id: string): Promise<ApiReply> {
  allowOnly(call.params, ['cancellation_reason', 'expand'])
  const reason = oneOf(call.params, 'cancellation_reason', [
    'abandoned',
    'duplicate',
    'fraudulent',
    'requested_by_customer',
  ])
  return ok(await cancelHeld(call, await lockIntent(call, id), reason ?? null))
}

/** The caller holds the intent's row. */
export async function cancelHeld(
  call: ApiCall,
  current: IntentBody,
  reason: IntentBody['cancellation_reason'],
): Promise<IntentBody> {
  if (!OPEN.includes(current.status)) {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${current.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${OPEN.join(', ')}.`
    throw wrongState(current, message)
  }
  const intent: IntentBody = {
    ...current,
    status: 'canceled',
    canceled_at: call.now,
    cancellation_reason: reason,
    next_action: null,
  }
  await saveObject(call.db, intent)
  await recordEvent(call, 'payment_intent.canceled', intent)
  return intent
}

export async function listIntents(call: ApiCall): Promise<ApiReply> {
  allowOnly(call.params, [...PAGING, 'customer'])
  const customer = textParam(call.params, 'customer')
  return ok(
    await listPage(
      call.db,
      {
        table: 'objects',
        kind: 'payment_intent',
        equal: customer === undefined ? [] : [{ field: 'customer', value: customer }],
        url: '/v1/payment_intents',
      },
      call.params,
    ),
  )
}

export async function lockIntent(call: ApiCall, id: string): Promise<IntentBody> {
  // Billing holds the subscription first and its intent after it; the other way round two calls would deadlock.
  const billed = await billedBy(call.db, id)
  if (billed !== null) await lockObject(call.db, 'subscription', billed.subscription)
  return checkSecret(call, id, await lockObject(call.db, 'payment_intent', id))
}

/** A wrong secret answers as an unknown intent does. */
function checkSecret(call: ApiCall, id: string, intent: IntentBody | null): IntentBody {
  if (call.caller === 'publishable') {
    const secret = requiredText(call.params, 'client_secret')
    if (intent !== null && sameText(secret, intent.client_secret)) return intent
    throw noSuchObject('payment_intent', id, 'intent')
  }
  if (intent === null) throw noSuchObject('payment_intent', id, 'intent')
  return intent
}

async function payIntent(
  call: ApiCall,
  intent: IntentBody,
  chosen: ChosenMethod | null,
): Promise<ApiReply> {
  if (chosen === null && intent.payment_method === null) {
    const message =
      "You cannot confirm this PaymentIntent because it's missing a payment method. Update it with a payment method, or send one with the confirmation."
    throw wrongState(intent, message)
  }
  const redirects = intent.automatic_payment_methods?.allow_redirects === 'always'
  if (redirects && textParam(call.params, 'return_url') === undefined) {
    throw invalidParam(
      'return_url',
      'This PaymentIntent accepts payment methods that may redirect the customer: send a `return_url`, or set `automatic_payment_methods[allow_redirects]` to `never`.',
    )
  }
  const method = chosen ?? (await methodNamed(call, intent.payment_method ?? ''))
  return attemptPayment(call, intent, method)
}

function withMethod(intent: IntentBody, { body }: ChosenMethod): IntentBody {
  return {
    ...intent,
    payment_method: body.id,
    status: 'requires_confirmation',
    next_action: null,
  }
}

async function withDetails(call: ApiCall, intent: IntentBody): Promise<IntentBody> {
  const { params, db } = call
  const customer = nullableText(params, 'customer')
  if (typeof customer === 'string') await requireObject(db, 'customer', customer, 'customer', 400)
  const receiptEmail = nullableText(params, 'receipt_email')
  if (typeof receiptEmail === 'string' && !looksLikeEmail(receiptEmail)) {
    throw invalidEmail('receipt_email', receiptEmail)
  }
  const description = nullableText(params, 'description')
  const futureUse = oneOf(params, 'setup_future_usage', ['', 'on_session', 'off_session'])
  return {
    ...intent,
    ...(customer === undefined ? {} : { customer }),
    ...(receiptEmail === undefined ? {} : { receipt_email: receiptEmail }),
    ...(description === undefined ? {} : { description }),
    ...(futureUse === undefined ? {} : { setup_future_usage: futureUse || null }),
    metadata: metadataParam(params, intent.metadata),
  }
}

function intentFromParams(call: ApiCall, amount: number, currency: string): IntentBody {
  const { params } = call
  const types = textList(params, 'payment_method_types')
  return newIntent(call, {
    amount,
    currency,
    automatic_payment_methods: types.length > 0 ? null : automaticMethods(call),
    paymentMethodTypes: types.length > 0 ? types : ['card'],
    captureMethod: textParam(params, 'capture_method'),
    confirmationMethod: oneOf(params, 'confirmation_method', ['automatic']),
    descriptorSuffix: textParam(params, 'statement_descriptor_suffix'),
  })
}

function automaticMethods({ params }: ApiCall): IntentBody['automatic_payment_methods'] {
  const sent = subtree(params, 'automatic_payment_methods')
  if (sent === undefined) return { allow_redirects: 'always', enabled: true }
  if (!sent.has('enabled')) throw missingParam('automatic_payment_methods[enabled]')
  if (!booleanParam(sent, 'enabled')) return null
  const redirects = oneOf(sent, 'allow_redirects', ['always', 'never'])
  return { allow_redirects: redirects ?? 'always', enabled: true }
}
