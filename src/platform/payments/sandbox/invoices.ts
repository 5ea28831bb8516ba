import { type ApiCall, type ApiReply, ok } from './api-call.ts'
import { invalidParam } from './api-error.ts'
import type {
  BilledIntent,
  BillingReason,
  InvoiceBody,
  InvoiceLineBody,
  InvoicePaymentBody,
  PriceBody,
  SubscriptionBody,
} from './billing-shapes.ts'
import { type ListQuery, listPage, PAGING } from './list-page.ts'
import { newIntent } from './new-intent.ts'
import { newId } from './object-ids.ts'
import type { IntentBody } from './object-shapes.ts'
import { insertObject, lockObject, requireObject, saveObject } from './object-store.server.ts'
import { allowOnly, oneOf, requiredText, subtree, textParam } from './read-params.ts'
import { recordEvent } from './record-event.server.ts'
import { markPaid, voidInvoice } from './settle-invoice.ts'

export type InvoiceItem = {
  price: PriceBody
  amount: number
  description: string
  period: { start: number; end: number }
  proration: boolean
}

/** Below it the provider takes no card payment and lets the amount stand until the next invoice. */
const SMALLEST_PAYMENT = 50

type Billed = { invoice: InvoiceBody; intent: IntentBody | null }

/** A finalized invoice with the intent that pays it; paid at once, without an intent, where nothing is due. */
export async function makeInvoice(
  call: ApiCall,
  subscription: SubscriptionBody,
  reason: BillingReason,
  items: InvoiceItem[],
): Promise<Billed> {
  return finalizeInvoice(call, subscription, await draftInvoice(call, subscription, reason, items))
}

/** What nobody is asked to pay yet: there is no intent for it. */
export async function draftInvoice(
  call: ApiCall,
  subscription: SubscriptionBody,
  reason: BillingReason,
  items: InvoiceItem[],
): Promise<InvoiceBody> {
  const customer = await requireObject(call.db, 'customer', subscription.customer)
  const balance = typeof customer['balance'] === 'number' ? customer['balance'] : 0
  const total = items.reduce((sum, { amount }) => sum + amount, 0)
  const owed = total + balance
  const due = owed >= SMALLEST_PAYMENT ? owed : 0
  const endingBalance = due === 0 ? owed : 0
  await saveObject(call.db, { ...customer, balance: endingBalance })

  const invoice = invoiceBody(call, subscription, { reason, items, total, due })
  const kept = { ...invoice, starting_balance: balance, ending_balance: endingBalance }
  await insertObject(call.db, kept)
  await recordEvent(call, 'invoice.created', kept)
  return kept
}

export async function finalizeInvoice(
  call: ApiCall,
  subscription: SubscriptionBody,
  draft: InvoiceBody,
): Promise<Billed> {
  const invoice: InvoiceBody = {
    ...draft,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: call.now },
  }
  await saveObject(call.db, invoice)
  await recordEvent(call, 'invoice.finalized', invoice)
  if (invoice.amount_due === 0) return { invoice: await markPaid(call, invoice), intent: null }
  return { invoice, intent: await intentFor(call, subscription, invoice) }
}

async function intentFor(
  call: ApiCall,
  subscription: SubscriptionBody,
  invoice: InvoiceBody,
): Promise<IntentBody> {
  const types = subscription.payment_settings.payment_method_types
  const intent: IntentBody = {
    ...newIntent(call, {
      amount: invoice.amount_due,
      currency: invoice.currency,
      automatic_payment_methods: types
        ? null
        : { allow_redirects: 'always' as const, enabled: true },
      paymentMethodTypes: types ?? ['card'],
    }),
    customer: subscription.customer,
    description: 'Subscription payment',
    setup_future_usage: 'off_session',
  }
  const billed: BilledIntent = { invoice: invoice.id, subscription: subscription.id }
  await insertObject(call.db, intent, billed)
  const payment: InvoicePaymentBody = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: call.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }
  await insertObject(call.db, payment)
  await recordEvent(call, 'payment_intent.created', intent)
  return intent
}

export async function retrieveInvoice(call: ApiCall, id: string): Promise<ApiReply> {
  allowOnly(call.params, ['expand'])
  return ok(await requireObject(call.db, 'invoice', id))
}

export async function listInvoices(call: ApiCall): Promise<ApiReply> {
  const { params } = call
  allowOnly(params, [...PAGING, 'subscription', 'customer', 'status'])
  const subscription = textParam(params, 'subscription')
  const customer = textParam(params, 'customer')
  const status = oneOf(params, 'status', ['draft', 'open', 'paid', 'uncollectible', 'void'])
  const equal: ListQuery['equal'] = [
    ...(subscription === undefined
      ? []
      : [{ field: 'subscription' as const, value: subscription }]),
    ...(customer === undefined ? [] : [{ field: 'customer' as const, value: customer }]),
    ...(status === undefined ? [] : [{ field: 'status' as const, value: status }]),
  ]
  const query: ListQuery = { table: 'objects', kind: 'invoice', equal, url: '/v1/invoices' }
  return ok(await listPage(call.db, query, params))
}

export async function voidOpenInvoice(call: ApiCall, id: string): Promise<ApiReply> {
  allowOnly(call.params, ['expand'])
  const named = await requireObject(call.db, 'invoice', id)
  await lockObject(call.db, 'subscription', named.parent.subscription_details.subscription)
  const { status } = await requireObject(call.db, 'invoice', id)
  if (status !== 'open') {
    throw invalidParam('status', `You can only void open invoices; this one is ${status}.`)
  }
  await voidInvoice(call, id)
  return ok(await requireObject(call.db, 'invoice', id))
}

export async function listInvoicePayments(call: ApiCall): Promise<ApiReply> {
  allowOnly(call.params, [...PAGING, 'invoice', 'payment', 'status'])
  subtree(call.params, 'payment')
  const query = invoicePaymentsOf(requiredText(call.params, 'invoice'))
  return ok(await listPage(call.db, query, call.params))
}

export function invoicePaymentsOf(invoiceId: string): ListQuery {
  return {
    table: 'objects',
    kind: 'invoice_payment',
    equal: [{ field: 'invoice', value: invoiceId }],
    url: '/v1/invoice_payments',
  }
}

function invoiceBody(
  call: ApiCall,
  subscription: SubscriptionBody,
  bill: { reason: BillingReason; items: InvoiceItem[]; total: number; due: number },
): InvoiceBody {
  const id = newId('in')
  const { current_period_start: start, current_period_end: end } = subscription.items.data[0]
  return {
    id,
    object: 'invoice',
    amount_due: bill.due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: bill.due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: bill.reason,
    collection_method: 'charge_automatically',
    created: call.now,
    currency: subscription.currency,
    customer: subscription.customer,
    description: null,
    lines: {
      object: 'list',
      data: bill.items.map((item) => lineBody(id, subscription, item)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    // As the API has it: the period before the one that is paid for, except on the first invoice.
    period_end: bill.reason === 'subscription_cycle' ? start : end,
    period_start: start,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: bill.total,
    test_clock: null,
    total: bill.total,
  }
}

function lineBody(
  invoiceId: string,
  subscription: SubscriptionBody,
  item: InvoiceItem,
): InvoiceLineBody {
  const { price } = item
  return {
    id: newId('il'),
    object: 'line_item',
    amount: item.amount,
    currency: price.currency,
    description: item.description,
    discount_amounts: [],
    discountable: !item.proration,
    discounts: [],
    invoice: invoiceId,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: item.proration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: subscription.items.data[0].id,
      },
      type: 'subscription_item_details',
    },
    period: item.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(price.unit_amount),
    },
    quantity: 1,
    subscription: subscription.id,
    subtotal: item.amount,
    taxes: [],
  }
}
