// The wire shapes of what is paid for again each month.

type Metadata = { [key: string]: string }

export type ProductBody = {
  id: string
  object: 'product'
  active: boolean
  created: number
  name: string
  description: string | null
  metadata: Metadata
  [rest: string]: unknown
}

export type PriceBody = {
  id: string
  object: 'price'
  active: boolean
  created: number
  currency: string
  product: string
  recurring: { interval: 'month'; interval_count: 1; [rest: string]: unknown }
  unit_amount: number
  [rest: string]: unknown
}

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'active'
  | 'past_due'
  | 'canceled'

export type SubscriptionItemBody = {
  id: string
  object: 'subscription_item'
  created: number
  current_period_end: number
  current_period_start: number
  price: PriceBody
  quantity: 1
  subscription: string
  [rest: string]: unknown
}

export type SubscriptionBody = {
  id: string
  object: 'subscription'
  billing_cycle_anchor: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  cancellation_details: { comment: null; feedback: null; reason: string | null }
  created: number
  currency: string
  customer: string
  default_payment_method: string | null
  ended_at: number | null
  items: { object: 'list'; data: [SubscriptionItemBody]; has_more: false; url: string }
  latest_invoice: string | null
  metadata: Metadata
  payment_settings: {
    payment_method_options: null
    payment_method_types: string[] | null
    save_default_payment_method: 'off' | 'on_subscription'
  }
  status: SubscriptionStatus
  [rest: string]: unknown
}

export type InvoiceLineBody = {
  id: string
  object: 'line_item'
  amount: number
  currency: string
  description: string
  period: { start: number; end: number }
  pricing: {
    price_details: { price: string; product: string }
    type: 'price_details'
    unit_amount_decimal: string
  }
  [rest: string]: unknown
}

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

export type InvoiceBody = {
  id: string
  object: 'invoice'
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  attempted: boolean
  auto_advance: boolean
  billing_reason: BillingReason
  created: number
  currency: string
  customer: string
  lines: { object: 'list'; data: InvoiceLineBody[]; has_more: false; url: string }
  next_payment_attempt: number | null
  parent: {
    quote_details: null
    subscription_details: { metadata: Metadata; subscription: string }
    type: 'subscription_details'
  }
  period_end: number
  period_start: number
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  status_transitions: {
    finalized_at: number | null
    marked_uncollectible_at: number | null
    paid_at: number | null
    voided_at: number | null
  }
  total: number
  [rest: string]: unknown
}

export type InvoicePaymentBody = {
  id: string
  object: 'invoice_payment'
  amount_paid: number | null
  amount_requested: number
  created: number
  currency: string
  invoice: string
  is_default: true
  livemode: false
  payment: { payment_intent: string; type: 'payment_intent' }
  status: 'open' | 'paid' | 'canceled'
  status_transitions: { canceled_at: number | null; paid_at: number | null }
}

/** When the billing has to look at a subscription next; beside its body, where the API does not show it. */
export type BillingAlarm = { dueAt: number | null }

/** Of an intent: what it pays for. */
export type BilledIntent = { invoice: string; subscription: string }
