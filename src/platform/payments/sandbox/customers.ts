import { type ApiCall, type ApiReply, ok } from './api-call.ts'
import { invalidParam, noSuchObject } from './api-error.ts'
import { listPage, PAGING } from './list-page.ts'
import { newId } from './object-ids.ts'
import type { CustomerBody } from './object-shapes.ts'
import {
  deleteObjects,
  insertObject,
  lockObject,
  requireObject,
  saveObject,
} from './object-store.server.ts'
import { allowOnly, metadataParam, nullableText, textParam } from './read-params.ts'
import { recordEvent } from './record-event.server.ts'

const FIELDS = ['email', 'name', 'phone', 'description', 'metadata', 'expand']

export async function createCustomer(call: ApiCall): Promise<ApiReply> {
  allowOnly(call.params, FIELDS)
  const customer = withFields(call, {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: call.now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  })
  await insertObject(call.db, customer)
  await recordEvent(call, 'customer.created', customer)
  return ok(customer)
}

export async function retrieveCustomer(call: ApiCall, id: string): Promise<ApiReply> {
  return ok(await requireObject(call.db, 'customer', id))
}

export async function updateCustomer(call: ApiCall, id: string): Promise<ApiReply> {
  allowOnly(call.params, FIELDS)
  const current = await lockObject(call.db, 'customer', id)
  if (current === null) throw noSuchObject('customer', id)
  const customer = withFields(call, current)
  await saveObject(call.db, customer)
  await recordEvent(call, 'customer.updated', customer)
  return ok(customer)
}

/** Their cards go with them. */
export async function deleteCustomer(call: ApiCall, id: string): Promise<ApiReply> {
  allowOnly(call.params, [])
  const customer = await lockObject(call.db, 'customer', id)
  if (customer === null) throw noSuchObject('customer', id)
  await recordEvent(call, 'customer.deleted', customer)
  await deleteObjects(call.db, 'payment_method', 'customer', id)
  await deleteObjects(call.db, 'customer', 'id', id)
  return ok({ id, object: 'customer', deleted: true })
}

export async function listCustomers(call: ApiCall): Promise<ApiReply> {
  allowOnly(call.params, [...PAGING, 'email'])
  const email = textParam(call.params, 'email')
  return ok(
    await listPage(
      call.db,
      {
        table: 'objects',
        kind: 'customer',
        equal: email === undefined ? [] : [{ field: 'email', value: email }],
        url: '/v1/customers',
      },
      call.params,
    ),
  )
}

function withFields({ params }: ApiCall, current: CustomerBody): CustomerBody {
  const sent = (name: 'email' | 'name' | 'phone' | 'description') => {
    const value = nullableText(params, name)
    return value === undefined ? current[name] : value
  }
  const email = sent('email')
  if (email !== null && !looksLikeEmail(email)) throw invalidEmail('email', email)
  return {
    ...current,
    email,
    name: sent('name'),
    phone: sent('phone'),
    description: sent('description'),
    metadata: metadataParam(params, current.metadata),
  }
}

export function looksLikeEmail(text: string): boolean {
  return text.length <= 512 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
}

export function invalidEmail(param: string, email: string): Error {
  return invalidParam(param, `Invalid email address: ${email}`, 'email_invalid')
}
