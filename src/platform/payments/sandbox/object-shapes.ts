import type {
  InvoiceBody,
  InvoicePaymentBody,
  PriceBody,
  ProductBody,
  SubscriptionBody,
} from './billing-shapes.ts'

// The wire shapes of the provider's objects, as far as a one-off card payment needs them.
// Fields that never vary here are written by the function that makes the object.

export type Metadata = { [key: string]: string }

export type CustomerBody = {
  id: string
  object: 'customer'
  created: number
  email: string | null
  name: string | null
  phone: string | null
  description: string | null
  metadata: Metadata
  [rest: string]: unknown
}

export type PaymentMethodBody = {
  id: string
  object: 'payment_method'
  type: 'card' | 'us_bank_account'
  created: number
  card?: {
    brand: string
    last4: string
    exp_month: number
    exp_year: number
    [rest: string]: unknown
  }
  billing_details: BillingDetails
  [rest: string]: unknown
}

export type BillingDetails = {
  address: { [line: string]: string | null }
  email: string | null
  name: string | null
  phone: string | null
  tax_id: string | null
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

export type LastPaymentError = {
  type: 'card_error' | 'invalid_request_error'
  code: string
  message: string
  decline_code?: string
  charge?: string
  doc_url?: string
  payment_method?: PaymentMethodBody
}

export type IntentBody = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  automatic_payment_methods: { allow_redirects: 'always' | 'never'; enabled: boolean } | null
  canceled_at: number | null
  cancellation_reason: string | null
  client_secret: string
  created: number
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: LastPaymentError | null
  latest_charge: string | null
  metadata: Metadata
  next_action: { type: 'use_stripe_sdk'; use_stripe_sdk: { [field: string]: string } } | null
  payment_method: string | null
  payment_method_types: string[]
  receipt_email: string | null
  status: IntentStatus
  [rest: string]: unknown
}

export type ChargeBody = {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  created: number
  currency: string
  customer: string | null
  disputed: boolean
  failure_code: string | null
  failure_message: string | null
  paid: boolean
  payment_intent: string
  payment_method: string | null
  refunded: boolean
  status: 'succeeded' | 'failed'
  [rest: string]: unknown
}

export type RefundBody = {
  id: string
  object: 'refund'
  amount: number
  charge: string
  created: number
  currency: string
  metadata: Metadata
  payment_intent: string
  reason: string | null
  status: 'succeeded'
  [rest: string]: unknown
}

export type DisputeBody = {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  created: number
  currency: string
  payment_intent: string
  reason: string
  status: string
  [rest: string]: unknown
}

export type StoredBodies = {
  customer: CustomerBody
  payment_method: PaymentMethodBody
  payment_intent: IntentBody
  charge: ChargeBody
  refund: RefundBody
  dispute: DisputeBody
  product: ProductBody
  price: PriceBody
  subscription: SubscriptionBody
  invoice: InvoiceBody
  invoice_payment: InvoicePaymentBody
}

export type ObjectKind = keyof StoredBodies

export type EventBody = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: object; previous_attributes?: object }
  livemode: false
  pending_webhooks: number
  request: { id: string; idempotency_key: string | null }
  type: string
}
