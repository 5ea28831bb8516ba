import { type ApiCall, type ApiReply, ok } from './api-call.ts'
import { invalidParam } from './api-error.ts'
import { type ListQuery, listPage, PAGING } from './list-page.ts'
import { newId } from './object-ids.ts'
import type { DisputeBody, IntentBody } from './object-shapes.ts'
import {
  type Db,
  insertObject,
  lockObject,
  requireObject,
  saveObject,
} from './object-store.server.ts'
import { allowOnly, booleanParam, subtree, textParam } from './read-params.ts'
import { type EventType, recordEvent } from './record-event.server.ts'

/** What decides a dispute in the provider's test mode, sent as the text of the evidence. */
const OUTCOME_OF_EVIDENCE = new Map<string, 'won' | 'lost'>([
  ['winning_evidence', 'won'],
  ['losing_evidence', 'lost'],
])

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
    evidence: {},
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

export async function retrieveDispute(call: ApiCall, id: string): Promise<ApiReply> {
  return ok(await requireObject(call.db, 'dispute', id))
}

export async function listDisputes(call: ApiCall): Promise<ApiReply> {
  allowOnly(call.params, [...PAGING, 'charge', 'payment_intent'])
  return ok(await listPage(call.db, disputesWhere(call), call.params))
}

function disputesWhere({ params }: ApiCall): ListQuery {
  const equal = (['charge', 'payment_intent'] as const).flatMap((field) => {
    const value = textParam(params, field)
    return value === undefined ? [] : [{ field, value }]
  })
  return { table: 'objects', kind: 'dispute', equal, url: '/v1/disputes' }
}

/** The money is back, and can be refunded like any other. */
export async function isDisputeWon(db: Db, charge: string): Promise<boolean> {
  const found = await db.query<{ body: DisputeBody }>(
    `select body from payment_sandbox.objects where kind = 'dispute' and body->>'charge' = $1`,
    [charge],
  )
  return found.rows.length > 0 && found.rows.every(({ body }) => body.status === 'won')
}

/** Takes the seller's evidence. Submitted, the bank judges it: at once where its text says how. */
export async function updateDispute(call: ApiCall, id: string): Promise<ApiReply> {
  allowOnly(call.params, ['evidence', 'submit', 'metadata', 'expand'])
  const evidence = subtree(call.params, 'evidence') ?? new Map()
  allowOnly(evidence, ['uncategorized_text'])
  const text = textParam(evidence, 'uncategorized_text')
  const dispute = await lockOpen(call, id)
  const kept = {
    ...dispute,
    ...(text === undefined ? {} : { evidence: { uncategorized_text: text } }),
  }
  if (!booleanParam(call.params, 'submit')) return ok(await tell(call, kept, []))
  const outcome = OUTCOME_OF_EVIDENCE.get(text ?? '')
  if (outcome) return ok(await end(call, kept, outcome))
  return ok(await tell(call, { ...kept, status: 'under_review' }, ['charge.dispute.updated']))
}

/** The seller gives in: the money stays with the card holder. */
export async function closeDispute(call: ApiCall, id: string): Promise<ApiReply> {
  allowOnly(call.params, ['expand'])
  return ok(await end(call, await lockOpen(call, id), 'lost'))
}

async function lockOpen(call: ApiCall, id: string): Promise<DisputeBody> {
  const dispute = await lockObject(call.db, 'dispute', id)
  if (dispute === null) return requireObject(call.db, 'dispute', id)
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw invalidParam('dispute', 'This dispute is already closed.', 'dispute_already_closed')
  }
  return dispute
}

/** The charge goes on being called disputed, as at the real provider. */
function end(call: ApiCall, dispute: DisputeBody, status: 'won' | 'lost'): Promise<DisputeBody> {
  const funds: EventType[] = status === 'won' ? ['charge.dispute.funds_reinstated'] : []
  return tell(call, { ...dispute, status }, ['charge.dispute.closed', ...funds])
}

async function tell(
  call: ApiCall,
  dispute: DisputeBody,
  events: readonly EventType[],
): Promise<DisputeBody> {
  await saveObject(call.db, dispute)
  for (const type of events) await recordEvent(call, type, dispute)
  return dispute
}
