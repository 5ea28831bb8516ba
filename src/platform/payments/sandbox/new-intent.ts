import type { ApiCall } from './api-call.ts'
import { newClientSecret, newId } from './object-ids.ts'
import type { IntentBody } from './object-shapes.ts'

export type NewIntent = Pick<IntentBody, 'amount' | 'currency' | 'automatic_payment_methods'> & {
  paymentMethodTypes: string[]
  captureMethod?: string | undefined
  confirmationMethod?: string | undefined
  descriptorSuffix?: string | undefined
}

/** An intent that waits for its payment method; the caller keeps it. */
export function newIntent(call: ApiCall, wanted: NewIntent): IntentBody {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: wanted.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: wanted.automatic_payment_methods,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: wanted.captureMethod ?? 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: wanted.confirmationMethod ?? 'automatic',
    created: call.now,
    currency: wanted.currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: wanted.paymentMethodTypes,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: wanted.descriptorSuffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}
