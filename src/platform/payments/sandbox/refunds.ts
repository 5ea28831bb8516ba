import { displayAmount } from './amounts.ts'
import { type ApiCall, type ApiReply, ok } from './api-call.ts'
import { ApiError, noSuchObject, refusedCharge, wrongState } from './api-error.ts'
import { isDisputeWon } from './disputes.ts'
import { listPage, PAGING } from './list-page.ts'
import { newId } from './object-ids.ts'
import type { ChargeBody, RefundBody } from './object-shapes.ts'
import {
  findObject,
  insertObject,
  lockObject,
  requireObject,
  saveObject,
} from './object-store.server.ts'
import { allowOnly, integerParam, metadataParam, oneOf, textParam } from './read-params.ts'
import { recordEvent } from './record-event.server.ts'

const FIELDS = ['payment_intent', 'charge', 'amount', 'reason', 'metadata', 'expand']

export async function createRefund(call: ApiCall): Promise<ApiReply> {
  const { params, db } = call
  allowOnly(params, FIELDS)
  const reason = oneOf(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer'])
  const asked = integerParam(params, 'amount', { min: 1 })
  const charge = await chargeToRefund(call)
  const isHeld = charge.disputed && !(await isDisputeWon(db, charge.id))
  const amount = refundable(charge, asked, isHeld)
  const refund: RefundBody = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
    },
    metadata: metadataParam(params, {}),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
  const refunded = charge.amount_refunded + amount
  const after: ChargeBody = {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount_captured,
  }
  await insertObject(db, refund)
  await saveObject(db, after)
  await recordEvent(call, 'refund.created', refund)
  await recordEvent(call, 'charge.refunded', after, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  })
  return ok(refund)
}

export async function retrieveRefund(call: ApiCall, id: string): Promise<ApiReply> {
  return ok(await requireObject(call.db, 'refund', id))
}

export async function listRefunds(call: ApiCall): Promise<ApiReply> {
  const { params } = call
  allowOnly(params, [...PAGING, 'payment_intent', 'charge'])
  const equal = (['payment_intent', 'charge'] as const).flatMap((field) => {
    const value = textParam(params, field)
    return value === undefined ? [] : [{ field, value }]
  })
  const query = { table: 'objects' as const, kind: 'refund', equal, url: '/v1/refunds' }
  return ok(await listPage(call.db, query, params))
}

/** Locked: two refunds at once must not give back more than was paid. */
async function chargeToRefund({ params, db }: ApiCall): Promise<ChargeBody> {
  const intentId = textParam(params, 'payment_intent')
  const chargeId = textParam(params, 'charge') ?? (intentId && (await paidCharge(db, intentId)))
  if (chargeId === undefined || chargeId === '') {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'parameter_missing',
      message:
        'One of the following params should be provided for this request: payment_intent or charge.',
    })
  }
  const charge = await lockObject(db, 'charge', chargeId)
  if (charge === null) throw noSuchObject('charge', chargeId, 'charge')
  return charge
}

async function paidCharge(db: ApiCall['db'], intentId: string): Promise<string> {
  const intent = await findObject(db, 'payment_intent', intentId)
  if (intent === null) throw noSuchObject('payment_intent', intentId, 'payment_intent')
  if (intent.status === 'succeeded' && intent.latest_charge !== null) return intent.latest_charge
  const message = `This PaymentIntent (${intentId}) does not have a successful charge to refund.`
  throw wrongState(intent, message)
}

function refundable(charge: ChargeBody, asked: number | undefined, isHeld: boolean): number {
  const left = charge.amount_captured - charge.amount_refunded
  if (!charge.paid) {
    const message = `Charge ${charge.id} was not paid; there is nothing to refund.`
    throw refusedCharge(charge, 'charge_not_refundable', message)
  }
  if (isHeld) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`
    throw refusedCharge(charge, 'charge_disputed', message)
  }
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw refusedCharge(charge, 'charge_already_refunded', message)
  }
  if (asked === undefined) return left
  if (asked > left) throw tooMuch(charge, asked, left)
  return asked
}

function tooMuch(charge: ChargeBody, asked: number, left: number): ApiError {
  const shown = (amount: number) => displayAmount(amount, charge.currency)
  const limit =
    charge.amount_refunded === 0
      ? `charge amount (${shown(charge.amount_captured)})`
      : `unrefunded amount on charge (${shown(left)})`
  return new ApiError(
    400,
    {
      type: 'invalid_request_error',
      param: 'amount',
      message: `Refund amount (${shown(asked)}) is greater than ${limit}`,
    },
    true,
  )
}
