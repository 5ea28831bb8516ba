import type { ApiCall } from './api-call.ts'
import { chargeSaved } from './attempt-payment.ts'
import { periodEndAfter } from './billing-cycle.ts'
import type { InvoiceBody, SubscriptionBody } from './billing-shapes.ts'
import { draftInvoice, finalizeInvoice } from './invoices.ts'
import { findObject, requireObject, saveHidden, saveObject } from './object-store.server.ts'
import { methodNamed } from './payment-methods.ts'
import { recordEvent } from './record-event.server.ts'
import { intentOfInvoice, tellInvoiceFailed } from './settle-invoice.ts'
import { withItem } from './subscription-body.ts'
import { endSubscription } from './subscriptions.ts'

const DAY_SECONDS = 86_400
/** After the first failure a card is tried again after so many days each; then the subscription ends. */
const RETRY_AFTER_DAYS = [3, 5, 7]

/**
 * What the billing has to do at `dueAt`, which may have passed long ago: a first payment that never came, the end of
 * a period, another try of the card. The caller holds the subscription's row.
 * @param draftSeconds how long a renewal's invoice waits before a card is charged for it
 */
export async function billSubscription(
  call: ApiCall,
  subscription: SubscriptionBody,
  dueAt: number,
  draftSeconds: number,
): Promise<void> {
  const newest = await findObject(call.db, 'invoice', subscription.latest_invoice ?? '')
  if (newest?.status === 'draft') {
    await charge(call, subscription, newest, dueAt)
  } else if (subscription.status === 'incomplete') {
    await endSubscription(call, subscription, 'payment_failed')
  } else if (subscription.status === 'past_due') {
    await tryCard(call, subscription, dueAt)
  } else if (subscription.cancel_at_period_end) {
    await endSubscription(call, subscription, 'cancellation_requested')
  } else {
    await renew(call, subscription, dueAt, draftSeconds)
  }
}

async function renew(
  call: ApiCall,
  subscription: SubscriptionBody,
  dueAt: number,
  draftSeconds: number,
): Promise<void> {
  const [item] = subscription.items.data
  const start = item.current_period_end
  const end = periodEndAfter(subscription.billing_cycle_anchor, start)
  const moved = withItem(subscription, { current_period_start: start, current_period_end: end })
  await saveObject(call.db, moved)
  const product = await requireObject(call.db, 'product', item.price.product)
  const draft = await draftInvoice(call, moved, 'subscription_cycle', [
    {
      price: item.price,
      amount: item.price.unit_amount,
      description: product.name,
      period: { start, end },
      proration: false,
    },
  ])
  const renewed = { ...moved, latest_invoice: draft.id }
  await saveObject(call.db, renewed)
  if (draftSeconds === 0) return charge(call, renewed, draft, dueAt)
  await saveHidden(call.db, renewed.id, { dueAt: dueAt + draftSeconds })
  await recordEvent(call, 'customer.subscription.updated', renewed)
}

async function charge(
  call: ApiCall,
  subscription: SubscriptionBody,
  draft: InvoiceBody,
  dueAt: number,
): Promise<void> {
  const { intent } = await finalizeInvoice(call, subscription, draft)
  if (intent !== null) return tryCard(call, subscription, dueAt)
  await saveHidden(call.db, subscription.id, {
    dueAt: subscription.items.data[0].current_period_end,
  })
  await recordEvent(call, 'customer.subscription.updated', subscription)
}

async function tryCard(
  call: ApiCall,
  subscription: SubscriptionBody,
  dueAt: number,
): Promise<void> {
  const invoice = await requireObject(call.db, 'invoice', subscription.latest_invoice ?? '')
  const intent = await intentOfInvoice(call.db, invoice.id)
  const methodId = subscription.default_payment_method
  const kept = methodId === null ? null : await findObject(call.db, 'payment_method', methodId)
  const method = kept?.['customer'] === subscription.customer ? kept : null
  const attempts = invoice.attempt_count + 1
  // Whatever becomes of this try, the billing never meets the same moment again.
  const periodEnd = subscription.items.data[0].current_period_end
  await saveHidden(call.db, subscription.id, { dueAt: periodEnd })
  await saveObject(call.db, { ...invoice, attempt_count: attempts, attempted: true })
  if (method && intent) {
    const reply = await chargeSaved(
      call,
      { ...intent, payment_method: method.id },
      await methodNamed(call, method.id),
    )
    if (reply.status === 200) return
  } else if (intent) {
    await tellInvoiceFailed(call, intent)
  }
  await putOff(call, subscription, attempts, dueAt)
}

async function putOff(
  call: ApiCall,
  subscription: SubscriptionBody,
  attempts: number,
  dueAt: number,
): Promise<void> {
  const days = RETRY_AFTER_DAYS[attempts - 1]
  if (days === undefined) {
    await endSubscription(call, subscription, 'payment_failed')
    return
  }
  const invoice = await requireObject(call.db, 'invoice', subscription.latest_invoice ?? '')
  const nextAttempt = dueAt + days * DAY_SECONDS
  await saveObject(call.db, { ...invoice, next_payment_attempt: nextAttempt })
  await saveHidden(call.db, subscription.id, { dueAt: nextAttempt })
  const late: SubscriptionBody = { ...subscription, status: 'past_due' }
  await saveObject(call.db, late)
  await recordEvent(call, 'customer.subscription.updated', late, { status: subscription.status })
}
