import type { ApiCall } from './api-call.ts'
import type {
  BilledIntent,
  InvoiceBody,
  InvoicePaymentBody,
  SubscriptionBody,
} from './billing-shapes.ts'
import type { IntentBody } from './object-shapes.ts'
import {
  type Db,
  findHidden,
  findObject,
  requireObject,
  saveHidden,
  saveObject,
} from './object-store.server.ts'
import { recordEvent } from './record-event.server.ts'

/** The invoice and subscription that an intent pays; null for one that stands alone. */
export async function billedBy(db: Db, intentId: string): Promise<BilledIntent | null> {
  return findHidden<BilledIntent>(db, intentId)
}

/** The intent has succeeded: so its invoice is paid, and its subscription goes on. */
export async function settleInvoiceOf(call: ApiCall, intent: IntentBody): Promise<void> {
  const billed = await billedBy(call.db, intent.id)
  if (billed === null) return
  const invoice = await requireObject(call.db, 'invoice', billed.invoice)
  await closePayment(call, intent.id, 'paid')
  const paid = await markPaid(call, { ...invoice, amount_paid: intent.amount })
  const subscription = await requireObject(call.db, 'subscription', billed.subscription)
  if (subscription.ended_at !== null || subscription.latest_invoice !== paid.id) return
  await goOn(call, subscription, intent)
}

export async function markPaid(call: ApiCall, invoice: InvoiceBody): Promise<InvoiceBody> {
  const paid: InvoiceBody = {
    ...invoice,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: call.now },
  }
  await saveObject(call.db, paid)
  await recordEvent(call, 'invoice.paid', paid)
  return paid
}

/** A payment was tried and not made. What follows for the subscription is the billing's business. */
export async function tellInvoiceFailed(call: ApiCall, intent: IntentBody): Promise<void> {
  const billed = await billedBy(call.db, intent.id)
  if (billed === null) return
  const invoice = await requireObject(call.db, 'invoice', billed.invoice)
  const failed = { ...invoice, attempted: true }
  await saveObject(call.db, failed)
  await recordEvent(call, 'invoice.payment_failed', failed)
}

/** Nothing is asked for any more: the invoice is void, and its intent can no longer be paid. */
export async function voidInvoice(call: ApiCall, invoiceId: string): Promise<void> {
  const invoice = await requireObject(call.db, 'invoice', invoiceId)
  if (invoice.status !== 'open') return
  const voided: InvoiceBody = {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: call.now },
  }
  await saveObject(call.db, voided)
  const payment = await paymentOf(call.db, invoiceId)
  if (payment !== null) await cancelIntentOf(call, payment)
  await recordEvent(call, 'invoice.voided', voided)
}

async function cancelIntentOf(call: ApiCall, payment: InvoicePaymentBody): Promise<void> {
  const intent = await requireObject(call.db, 'payment_intent', payment.payment.payment_intent)
  await closePayment(call, intent.id, 'canceled')
  const canceled: IntentBody = {
    ...intent,
    status: 'canceled',
    canceled_at: call.now,
    cancellation_reason: 'void_invoice',
    next_action: null,
  }
  await saveObject(call.db, canceled)
  await recordEvent(call, 'payment_intent.canceled', canceled)
}

async function closePayment(
  call: ApiCall,
  intentId: string,
  status: 'paid' | 'canceled',
): Promise<void> {
  const billed = await billedBy(call.db, intentId)
  const payment = billed === null ? null : await paymentOf(call.db, billed.invoice)
  if (payment === null) return
  const isPaid = status === 'paid'
  await saveObject(call.db, {
    ...payment,
    amount_paid: isPaid ? payment.amount_requested : payment.amount_paid,
    status,
    status_transitions: {
      canceled_at: isPaid ? null : call.now,
      paid_at: isPaid ? call.now : null,
    },
  })
}

/** The intent that pays an invoice; null where nothing was due. */
export async function intentOfInvoice(db: Db, invoiceId: string): Promise<IntentBody | null> {
  const payment = await paymentOf(db, invoiceId)
  return payment && requireObject(db, 'payment_intent', payment.payment.payment_intent)
}

async function paymentOf(db: Db, invoiceId: string): Promise<InvoicePaymentBody | null> {
  const found = await db.query<{ body: InvoicePaymentBody }>(
    `select body from payment_sandbox.objects
     where kind = 'invoice_payment' and body->>'invoice' = $1 order by seq desc limit 1`,
    [invoiceId],
  )
  return found.rows[0]?.body ?? null
}

async function goOn(
  call: ApiCall,
  subscription: SubscriptionBody,
  intent: IntentBody,
): Promise<void> {
  const saves = subscription.payment_settings.save_default_payment_method === 'on_subscription'
  if (saves && intent.payment_method !== null) await keepCard(call, subscription, intent)
  const next: SubscriptionBody = {
    ...subscription,
    status: 'active',
    ...(saves && intent.payment_method !== null
      ? { default_payment_method: intent.payment_method }
      : {}),
  }
  await saveObject(call.db, next)
  const dueAt = subscription.items.data[0].current_period_end
  await saveHidden(call.db, subscription.id, { dueAt })
  await recordEvent(call, 'customer.subscription.updated', next, { status: subscription.status })
}

async function keepCard(
  call: ApiCall,
  subscription: SubscriptionBody,
  intent: IntentBody,
): Promise<void> {
  const method = await findObject(call.db, 'payment_method', intent.payment_method ?? '')
  if (method === null || method['customer'] === subscription.customer) return
  await saveObject(call.db, { ...method, customer: subscription.customer })
}
