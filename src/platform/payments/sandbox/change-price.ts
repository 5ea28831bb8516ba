import type { ApiCall } from './api-call.ts'
import { ApiError, invalidParam } from './api-error.ts'
import { chargeSaved } from './attempt-payment.ts'
import { proration } from './billing-cycle.ts'
import type { PriceBody, SubscriptionBody } from './billing-shapes.ts'
import { type InvoiceItem, makeInvoice } from './invoices.ts'
import type { IntentBody } from './object-shapes.ts'
import { requireObject, saveObject } from './object-store.server.ts'
import { methodNamed } from './payment-methods.ts'
import { integerParam, oneOf } from './read-params.ts'
import { withItem } from './subscription-body.ts'

/**
 * Another price from now on. With `always_invoice` the rest of the period is paid for at once, and where the card
 * does not pay nothing has changed; with `none` the new price counts from the next period.
 */
export async function changePrice(
  call: ApiCall,
  current: SubscriptionBody,
  price: PriceBody,
): Promise<SubscriptionBody> {
  const { params } = call
  if (current.status === 'incomplete') {
    throw invalidParam('items', 'An incomplete subscription cannot be changed here.')
  }
  if (price.currency !== current.currency) {
    throw invalidParam('items[0][price]', 'The currency of a subscription cannot be changed.')
  }
  const behaviour = oneOf(params, 'proration_behavior', ['always_invoice', 'none'])
  const changed = withItem(current, { price })
  if (behaviour === 'none') return changed
  if (behaviour === undefined) {
    throw invalidParam('proration_behavior', 'Send always_invoice or none here.')
  }
  if (oneOf(params, 'payment_behavior', ['error_if_incomplete']) === undefined) {
    throw invalidParam('payment_behavior', 'Only error_if_incomplete is offered here.')
  }
  const items = await prorationItems(call, current, price)
  if (items.length === 0) return changed
  await saveObject(call.db, changed)
  const { invoice, intent } = await makeInvoice(call, changed, 'subscription_update', items)
  const invoiced = { ...changed, latest_invoice: invoice.id }
  await saveObject(call.db, invoiced)
  if (intent === null) return invoiced
  await payNow(call, invoiced, intent)
  return requireObject(call.db, 'subscription', current.id)
}

async function prorationItems(
  call: ApiCall,
  current: SubscriptionBody,
  price: PriceBody,
): Promise<InvoiceItem[]> {
  const [item] = current.items.data
  const old = item.price
  if (old.unit_amount === price.unit_amount && old.product === price.product) return []
  const { current_period_start: start, current_period_end: end } = item
  const at = integerParam(call.params, 'proration_date', { min: start, max: end }) ?? call.now
  const amounts = { oldAmount: old.unit_amount, newAmount: price.unit_amount }
  const { credit, debit } = proration(amounts, { start, end }, at)
  const name = async ({ product }: PriceBody) =>
    (await requireObject(call.db, 'product', product)).name
  const rest = { start: at, end }
  return [
    {
      price: old,
      amount: -credit,
      description: `Unused time on ${await name(old)}`,
      period: rest,
      proration: true,
    },
    {
      price,
      amount: debit,
      description: `Remaining time on ${await name(price)}`,
      period: rest,
      proration: true,
    },
  ]
}

/** Throws what the card's bank says, and the whole change goes back with it. */
async function payNow(
  call: ApiCall,
  subscription: SubscriptionBody,
  intent: IntentBody,
): Promise<void> {
  const method = await methodNamed(call, subscription.default_payment_method ?? '').catch(
    () => null,
  )
  if (method === null || method.body['customer'] !== subscription.customer) {
    throw new ApiError(
      400,
      {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: 'This customer has no attached payment source or default payment method.',
      },
      true,
    )
  }
  const reply = await chargeSaved(call, intent, method)
  if (reply.status === 200) return
  const { error } = reply.body as { error: ApiError['body'] }
  const { code, decline_code: declineCode, message } = error
  throw new ApiError(
    402,
    {
      type: 'card_error',
      message,
      ...(code === undefined ? {} : { code }),
      ...(declineCode === undefined ? {} : { decline_code: declineCode }),
    },
    true,
  )
}
