import { type ApiCall, type ApiReply, ok } from './api-call.ts'
import { invalidParam, missingParam, noSuchObject } from './api-error.ts'
import { monthsAfter } from './billing-cycle.ts'
import type { PriceBody, SubscriptionBody } from './billing-shapes.ts'
import { changePrice } from './change-price.ts'
import type { FormTree } from './form-decoding.ts'
import { makeInvoice } from './invoices.ts'
import { type ListQuery, listPage, PAGING } from './list-page.ts'
import {
  insertObject,
  lockObject,
  requireObject,
  saveHidden,
  saveObject,
} from './object-store.server.ts'
import { savedMethod } from './payment-methods.ts'
import { priceOfItem } from './prices.ts'
import {
  allowOnly,
  booleanParam,
  metadataParam,
  oneOf,
  requiredText,
  subtree,
  textList,
  textParam,
} from './read-params.ts'
import { recordEvent } from './record-event.server.ts'
import { voidInvoice } from './settle-invoice.ts'
import { subscriptionBody } from './subscription-body.ts'

const CREATE = ['customer', 'items', 'metadata', 'payment_behavior', 'payment_settings', 'expand']
const UPDATE = [
  'items',
  'metadata',
  'cancel_at_period_end',
  'default_payment_method',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'expand',
]
/** How long a first payment may take. */
const FIRST_PAYMENT_SECONDS = 23 * 3600

export async function createSubscription(call: ApiCall): Promise<ApiReply> {
  const { params, db } = call
  allowOnly(params, CREATE)
  const customer = requiredText(params, 'customer')
  await requireObject(db, 'customer', customer, 'customer', 400)
  if (oneOf(params, 'payment_behavior', ['default_incomplete']) === undefined) {
    throw missingParam('payment_behavior')
  }
  const price = await priceOfItem(call, onlyItem(params))
  if (price === null) throw missingParam('items[0][price]')
  const settings = subtree(params, 'payment_settings') ?? new Map()
  allowOnly(settings, ['save_default_payment_method', 'payment_method_types'])
  const types = textList(settings, 'payment_method_types')
  const fresh = subscriptionBody(call, {
    customer,
    price,
    period: { start: call.now, end: monthsAfter(call.now, 1) },
    metadata: metadataParam(params, {}),
    savesCard:
      oneOf(settings, 'save_default_payment_method', ['off', 'on_subscription']) ===
      'on_subscription',
    types: types.length > 0 ? types : null,
  })
  await insertObject(db, fresh, { dueAt: call.now + FIRST_PAYMENT_SECONDS })
  const { invoice, intent } = await makeInvoice(call, fresh, 'subscription_create', [
    {
      price,
      amount: price.unit_amount,
      description: await nameOf(call, price),
      period: { start: fresh.created, end: fresh.items.data[0].current_period_end },
      proration: false,
    },
  ])
  const subscription: SubscriptionBody = {
    ...fresh,
    latest_invoice: invoice.id,
    status: intent === null ? 'active' : 'incomplete',
  }
  await saveObject(db, subscription)
  await recordEvent(call, 'customer.subscription.created', subscription)
  return ok(subscription)
}

export async function retrieveSubscription(call: ApiCall, id: string): Promise<ApiReply> {
  allowOnly(call.params, ['expand'])
  return ok(await requireObject(call.db, 'subscription', id))
}

export async function listSubscriptions(call: ApiCall): Promise<ApiReply> {
  allowOnly(call.params, [...PAGING, 'customer', 'status'])
  const customer = textParam(call.params, 'customer')
  const status = textParam(call.params, 'status')
  const equal: ListQuery['equal'] = [
    ...(customer === undefined ? [] : [{ field: 'customer' as const, value: customer }]),
    ...(status === undefined || status === 'all'
      ? []
      : [{ field: 'status' as const, value: status }]),
  ]
  const query: ListQuery = {
    table: 'objects',
    kind: 'subscription',
    equal,
    url: '/v1/subscriptions',
  }
  return ok(await listPage(call.db, query, call.params))
}

export async function updateSubscription(call: ApiCall, id: string): Promise<ApiReply> {
  const { params } = call
  allowOnly(params, UPDATE)
  const current = await lockLive(call, id)
  const named = textParam(params, 'default_payment_method')
  const method = named === undefined ? null : await savedMethod(call, named, current.customer)
  const detailed: SubscriptionBody = {
    ...current,
    ...ending(call, current),
    ...(method === null ? {} : { default_payment_method: method.body.id }),
    metadata: metadataParam(params, current.metadata),
  }
  const item = params.has('items') ? onlyItem(params) : null
  const price = item === null ? null : await priceOfItem(call, item)
  if (item !== null && textParam(item, 'id') !== current.items.data[0].id) {
    throw invalidParam('items[0][id]', 'Only one item is offered here: name its id.')
  }
  const next = price === null ? detailed : await changePrice(call, detailed, price)
  await saveObject(call.db, next)
  await recordEvent(call, 'customer.subscription.updated', next, {
    cancel_at_period_end: current.cancel_at_period_end,
    items: current.items,
  })
  return ok(next)
}

export async function cancelSubscription(call: ApiCall, id: string): Promise<ApiReply> {
  allowOnly(call.params, ['expand'])
  return ok(await endSubscription(call, await lockLive(call, id), 'cancellation_requested'))
}

/** Ends it now. One that was never paid expires, and its invoice is void. */
export async function endSubscription(
  call: ApiCall,
  current: SubscriptionBody,
  reason: 'cancellation_requested' | 'payment_failed',
): Promise<SubscriptionBody> {
  const wasPaid = current.status !== 'incomplete'
  const ended: SubscriptionBody = {
    ...current,
    canceled_at: current.canceled_at ?? call.now,
    cancellation_details: { comment: null, feedback: null, reason },
    ended_at: call.now,
    status: wasPaid ? 'canceled' : 'incomplete_expired',
  }
  await saveObject(call.db, ended)
  await saveHidden(call.db, ended.id, { dueAt: null })
  if (!wasPaid && ended.latest_invoice !== null) await voidInvoice(call, ended.latest_invoice)
  const type = wasPaid ? 'customer.subscription.deleted' : 'customer.subscription.updated'
  await recordEvent(call, type, ended)
  return ended
}

/** One that has ended can no more be changed, and answers as one that never was. */
async function lockLive(call: ApiCall, id: string): Promise<SubscriptionBody> {
  const subscription = await lockObject(call.db, 'subscription', id)
  if (subscription === null || subscription.ended_at !== null) {
    throw noSuchObject('subscription', id)
  }
  return subscription
}

function ending(call: ApiCall, current: SubscriptionBody): Partial<SubscriptionBody> {
  if (!call.params.has('cancel_at_period_end')) return {}
  if (!booleanParam(call.params, 'cancel_at_period_end')) {
    return { cancel_at_period_end: false, cancel_at: null, canceled_at: null }
  }
  return {
    cancel_at_period_end: true,
    cancel_at: current.items.data[0].current_period_end,
    canceled_at: call.now,
  }
}

function onlyItem(params: FormTree): FormTree {
  const items = subtree(params, 'items')
  const [item] = items ? [...items.values()] : []
  if (items === undefined || item === undefined) throw missingParam('items')
  if (items.size !== 1 || typeof item === 'string') {
    throw invalidParam('items', 'Exactly one item is offered here.')
  }
  allowOnly(item, ['id', 'price', 'price_data'])
  return item
}

async function nameOf(call: ApiCall, price: PriceBody): Promise<string> {
  return (await requireObject(call.db, 'product', price.product)).name
}
