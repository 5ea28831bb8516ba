import type { ApiCall } from './api-call.ts'
import { newId } from './object-ids.ts'
import type { EventBody } from './object-shapes.ts'

export type EventType =
  | 'customer.created'
  | 'customer.deleted'
  | 'customer.updated'
  | 'payment_intent.created'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.succeeded'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_reinstated'
  | 'refund.created'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.voided'
  | 'payment_method.attached'
  | 'payment_method.detached'

/** In the transaction of the change it tells of: no change without its event, no event without its change. */
export async function recordEvent(
  call: ApiCall,
  type: EventType,
  object: object,
  previousAttributes?: object,
): Promise<void> {
  const event: EventBody = {
    id: newId('evt'),
    object: 'event',
    api_version: call.apiVersion,
    created: call.now,
    data: {
      object,
      ...(previousAttributes === undefined ? {} : { previous_attributes: previousAttributes }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: call.requestId, idempotency_key: call.idempotencyKey },
    type,
  }
  await call.db.query(
    'insert into payment_sandbox.events (id, kind, created, body) values ($1, $2, $3, $4)',
    [event.id, type, event.created, event],
  )
  await call.db.query(
    `insert into payment_sandbox.deliveries (event_id, first_due_at, next_attempt_at)
     values ($1, to_timestamp($2), to_timestamp($2))`,
    [event.id, event.created],
  )
}
