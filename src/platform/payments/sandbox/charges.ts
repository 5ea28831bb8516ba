import { type ApiCall, type ApiReply, ok } from './api-call.ts'
import { newId } from './object-ids.ts'
import type { ChargeBody, IntentBody } from './object-shapes.ts'
import { findObject, insertObject, requireObject } from './object-store.server.ts'

export async function retrieveCharge(call: ApiCall, id: string): Promise<ApiReply> {
  return ok(await requireObject(call.db, 'charge', id))
}

/** One attempt to take the money; `failure` null when it was taken. */
export async function createCharge(
  call: ApiCall,
  intent: IntentBody,
  failure: { code: string; message: string } | null,
): Promise<ChargeBody> {
  const method = await findObject(call.db, 'payment_method', intent.payment_method ?? '')
  const paid = failure === null
  const charge: ChargeBody = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method?.billing_details ?? null,
    calculated_statement_descriptor: null,
    captured: paid,
    created: call.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(failure),
    paid,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details:
      method?.card === undefined
        ? { type: method?.type ?? 'card' }
        : { type: 'card', card: method.card },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
  await insertObject(call.db, charge)
  return charge
}

function outcomeOf(failure: { code: string; message: string } | null): object {
  if (failure === null) {
    return {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      seller_message: 'Payment complete.',
      type: 'authorized',
    }
  }
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'declined_by_network',
    reason: failure.code,
    risk_level: 'normal',
    seller_message: 'The bank did not accept the charge.',
    type: 'issuer_declined',
  }
}
