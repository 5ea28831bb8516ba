import { type ApiCall, type ApiReply, ok } from './api-call.ts'
import { ApiError, invalidParam, missingParam } from './api-error.ts'
import type { FormTree } from './form-decoding.ts'
import { listPage, PAGING } from './list-page.ts'
import { newId } from './object-ids.ts'
import type { BillingDetails, PaymentMethodBody } from './object-shapes.ts'
import { findHidden, insertObject, requireObject, saveObject } from './object-store.server.ts'
import { allowOnly, nullableText, requiredText, subtree, textParam } from './read-params.ts'
import { recordEvent } from './record-event.server.ts'
import {
  behaviourOf,
  brandOf,
  type CardBehaviour,
  numberOfToken,
  passesLuhn,
} from './test-cards.ts'

export type ChosenMethod = { body: PaymentMethodBody; behaviour: CardBehaviour }

const PROCESSING_TOKEN = 'pm_usBankAccount_processing'

/** From `payment_method_data` or `payment_method`; null when the request names neither. */
export async function chosenMethod(call: ApiCall): Promise<ChosenMethod | null> {
  const data = subtree(call.params, 'payment_method_data')
  if (data !== undefined) return createCardMethod(call, data)
  const named = textParam(call.params, 'payment_method')
  if (named === undefined || named === '') return null
  return methodNamed(call, named)
}

export async function methodNamed(call: ApiCall, id: string): Promise<ChosenMethod> {
  const number = numberOfToken(id)
  if (number !== undefined) {
    const nextYear = new Date(call.now * 1000).getUTCFullYear() + 1
    return keepMethod(call, number, { month: 12, year: nextYear }, noBillingDetails(), 'unchecked')
  }
  if (id === PROCESSING_TOKEN) return keepBankAccount(call)
  const body = await requireObject(call.db, 'payment_method', id, 'payment_method', 400)
  const behaviour = await findHidden<CardBehaviour>(call.db, id)
  return { body, behaviour: behaviour ?? { kind: 'succeed' } }
}

/** A method that a customer keeps; one of the ready-made test methods is given to them first. */
export async function savedMethod(
  call: ApiCall,
  id: string,
  customer: string,
): Promise<ChosenMethod> {
  const method = await methodNamed(call, id)
  if (numberOfToken(id) !== undefined) return attach(call, method, customer)
  if (method.body['customer'] === customer) return method
  const message = `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`
  throw invalidParam('default_payment_method', message, 'resource_missing')
}

export async function attachMethod(call: ApiCall, id: string): Promise<ApiReply> {
  allowOnly(call.params, ['customer', 'expand'])
  const customer = requiredText(call.params, 'customer')
  await requireObject(call.db, 'customer', customer, 'customer', 400)
  return ok((await attach(call, await methodNamed(call, id), customer)).body)
}

export async function listMethods(call: ApiCall, customer: string): Promise<ApiReply> {
  allowOnly(call.params, PAGING)
  await requireObject(call.db, 'customer', customer)
  return ok(
    await listPage(
      call.db,
      {
        table: 'objects',
        kind: 'payment_method',
        equal: [{ field: 'customer', value: customer }],
        url: `/v1/customers/${customer}/payment_methods`,
      },
      call.params,
    ),
  )
}

/** The card is no more kept: no subscription can be renewed with it. */
export async function detachMethod(call: ApiCall, id: string): Promise<ApiReply> {
  allowOnly(call.params, ['expand'])
  const method = await requireObject(call.db, 'payment_method', id)
  const detached = { ...method, customer: null }
  await saveObject(call.db, detached)
  await recordEvent(call, 'payment_method.detached', detached)
  return ok(detached)
}

async function attach(
  call: ApiCall,
  method: ChosenMethod,
  customer: string,
): Promise<ChosenMethod> {
  const body = { ...method.body, customer }
  await saveObject(call.db, body)
  await recordEvent(call, 'payment_method.attached', body)
  return { ...method, body }
}

function createCardMethod(call: ApiCall, data: FormTree): Promise<ChosenMethod> {
  if (requiredText(data, 'type') !== 'card') {
    throw invalidParam('payment_method_data[type]', 'Only card payments are offered here.')
  }
  const card = subtree(data, 'card')
  if (card === undefined) throw missingParam('payment_method_data[card]')
  const number = requiredText(card, 'number').replace(/[\s-]/g, '')
  const expiry = {
    month: Number(requiredText(card, 'exp_month')),
    year: fullYear(requiredText(card, 'exp_year')),
  }
  const cvc = textParam(card, 'cvc')
  checkCard(number, expiry, cvc, new Date(call.now * 1000))
  const billing = billingDetails(subtree(data, 'billing_details'))
  return keepMethod(call, number, expiry, billing, cvc === undefined ? null : 'pass')
}

function checkCard(
  number: string,
  expiry: { month: number; year: number },
  cvc: string | undefined,
  today: Date,
): void {
  if (!passesLuhn(number)) {
    throw cardEntryError('incorrect_number', 'number', 'Your card number is incorrect.')
  }
  if (!Number.isInteger(expiry.month) || expiry.month < 1 || expiry.month > 12) {
    const message = "Your card's expiration month is invalid."
    throw cardEntryError('invalid_expiry_month', 'exp_month', message)
  }
  const year = today.getUTCFullYear()
  if (!Number.isInteger(expiry.year) || expiry.year < year || expiry.year > year + 50) {
    const message = "Your card's expiration year is invalid."
    throw cardEntryError('invalid_expiry_year', 'exp_year', message)
  }
  if (expiry.year === year && expiry.month < today.getUTCMonth() + 1) {
    const message = "Your card's expiration month is invalid."
    throw cardEntryError('invalid_expiry_month', 'exp_month', message)
  }
  const cvcPattern = brandOf(number) === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/
  if (cvc !== undefined && !cvcPattern.test(cvc)) {
    throw cardEntryError('invalid_cvc', 'cvc', "Your card's security code is invalid.")
  }
}

/** A card that cannot even be entered: no charge is tried and the intent stays as it is. */
function cardEntryError(code: string, param: string, message: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, message, param }, true)
}

function fullYear(text: string): number {
  return /^\d{2}$/.test(text) ? 2000 + Number(text) : Number(text)
}

async function keepMethod(
  call: ApiCall,
  number: string,
  expiry: { month: number; year: number },
  billing: BillingDetails,
  cvcCheck: string | null,
): Promise<ChosenMethod> {
  const brand = brandOf(number)
  const body: PaymentMethodBody = {
    ...methodFrame(call, billing),
    type: 'card',
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: cvcCheck },
      country: 'US',
      display_brand: brand,
      exp_month: expiry.month,
      exp_year: expiry.year,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  }
  const behaviour = behaviourOf(number)
  await insertObject(call.db, body, behaviour)
  return { body, behaviour }
}

async function keepBankAccount(call: ApiCall): Promise<ChosenMethod> {
  const body: PaymentMethodBody = {
    ...methodFrame(call, noBillingDetails()),
    type: 'us_bank_account',
    us_bank_account: { bank_name: 'STRIPE TEST BANK', last4: '6789' },
  }
  const behaviour: CardBehaviour = { kind: 'process' }
  await insertObject(call.db, body, behaviour)
  return { body, behaviour }
}

function methodFrame(call: ApiCall, billing: BillingDetails) {
  return {
    id: newId('pm'),
    object: 'payment_method' as const,
    allow_redisplay: 'unspecified',
    billing_details: billing,
    created: call.now,
    customer: null,
    livemode: false,
    metadata: {},
  }
}

const ADDRESS_LINES = ['city', 'country', 'line1', 'line2', 'postal_code', 'state']

function billingDetails(sent: FormTree | undefined): BillingDetails {
  if (sent === undefined) return noBillingDetails()
  const address = subtree(sent, 'address') ?? new Map()
  return {
    address: Object.fromEntries(
      ADDRESS_LINES.map((line) => [line, nullableText(address, line) ?? null]),
    ),
    email: nullableText(sent, 'email') ?? null,
    name: nullableText(sent, 'name') ?? null,
    phone: nullableText(sent, 'phone') ?? null,
    tax_id: null,
  }
}

function noBillingDetails(): BillingDetails {
  return billingDetails(new Map())
}
