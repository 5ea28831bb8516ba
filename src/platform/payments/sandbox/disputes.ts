import type { ApiCall } from './api-call.ts'
import { newId } from './object-ids.ts'
import type { DisputeBody, IntentBody } from './object-shapes.ts'
import { insertObject, requireObject, saveObject } from './object-store.server.ts'
import { recordEvent } from './record-event.server.ts'

/** The card holder has told their bank that they did not make this payment. */
export async function openDispute(call: ApiCall, intent: IntentBody): Promise<void> {
  const charge = await requireObject(call.db, 'charge', intent.latest_charge ?? '')
  const dispute: DisputeBody = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    evidence_details: { due_by: null, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
  }
  await insertObject(call.db, dispute)
  await saveObject(call.db, { ...charge, disputed: true })
  await recordEvent(call, 'charge.dispute.created', dispute)
}
