import type { ApiCall } from './api-call.ts'
import type { PriceBody, SubscriptionBody, SubscriptionItemBody } from './billing-shapes.ts'
import { newId } from './object-ids.ts'
import type { Metadata } from './object-shapes.ts'

type NewSubscription = {
  customer: string
  price: PriceBody
  period: { start: number; end: number }
  metadata: Metadata
  savesCard: boolean
  types: string[] | null
}

export function subscriptionBody(call: ApiCall, wanted: NewSubscription): SubscriptionBody {
  const id = newId('sub')
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: wanted.period.start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: call.now,
    currency: wanted.price.currency,
    customer: wanted.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
    items: {
      object: 'list',
      data: [itemBody(call, id, wanted)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: wanted.types,
      save_default_payment_method: wanted.savesCard ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: wanted.period.start,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  }
}

function itemBody(
  call: ApiCall,
  subscription: string,
  { price, period }: NewSubscription,
): SubscriptionItemBody {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: call.now,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  }
}

/** The same subscription in another period, or with another price. */
export function withItem(
  subscription: SubscriptionBody,
  change: Partial<SubscriptionItemBody>,
): SubscriptionBody {
  const [item] = subscription.items.data
  return { ...subscription, items: { ...subscription.items, data: [{ ...item, ...change }] } }
}
