import type { Pool } from 'pg'
import type { SandboxLog } from './handle-request.server.ts'
import type { EventBody } from './object-shapes.ts'
import { signWebhook } from './webhook-signature.ts'

export type DeliverySettings = {
  pool: Pool
  webhookSecret: string
  webhookUrl: () => string
  now: () => Date
  log: SandboxLog
}

type DueDelivery = { event_id: string; attempts: number; first_due_at: Date; body: EventBody }

const BATCH = 8
const TIMEOUT_MS = 10_000
// Longer than an attempt can take: a delivery that a killed process had begun comes back after it.
const LEASE_MS = 15_000
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 3_600_000
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000

/** 1, 2, 4 ... seconds, at most an hour apart, for three days; null: no further attempt. */
export function nextDelayMs(attempts: number, ageMs: number): number | null {
  if (ageMs > GIVE_UP_AFTER_MS) return null
  return Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_DELAY_MS)
}

/** After a restart everything still pending is due at once; its back-off goes on from there. */
export async function wakePendingDeliveries({ pool, now }: DeliverySettings): Promise<void> {
  await pool.query(
    `update payment_sandbox.deliveries set next_attempt_at = $1
     where next_attempt_at is not null`,
    [now()],
  )
}

/** Sends what is due now, once each. Gives the number of deliveries tried. */
export async function deliverDue(settings: DeliverySettings, stop: AbortSignal): Promise<number> {
  const due = await claimDue(settings)
  await Promise.all(due.map((delivery) => deliver(settings, delivery, stop)))
  return due.length
}

/** Milliseconds until the next delivery is due; null when none is pending. */
export async function untilNextDelivery({ pool, now }: DeliverySettings): Promise<number | null> {
  const found = await pool.query<{ next: Date | null }>(
    'select min(next_attempt_at) as next from payment_sandbox.deliveries where next_attempt_at is not null',
  )
  const next = found.rows[0]?.next ?? null
  return next === null ? null : Math.max(0, next.getTime() - now().getTime())
}

async function claimDue({ pool, now }: DeliverySettings): Promise<DueDelivery[]> {
  const at = now()
  const claimed = await pool.query<DueDelivery>(
    `with due as (
       select event_id from payment_sandbox.deliveries
       where next_attempt_at <= $1 order by next_attempt_at limit $2
       for update skip locked
     )
     update payment_sandbox.deliveries d
     set attempts = d.attempts + 1, next_attempt_at = $3
     from due, payment_sandbox.events e
     where d.event_id = due.event_id and e.id = d.event_id
     returning d.event_id, d.attempts, d.first_due_at, e.body`,
    [at, BATCH, new Date(at.getTime() + LEASE_MS)],
  )
  return claimed.rows
}

async function deliver(
  settings: DeliverySettings,
  delivery: DueDelivery,
  stop: AbortSignal,
): Promise<void> {
  const outcome = await post(settings, delivery.body, stop)
  // Stopped in the middle: the outcome is unknown, and the next start tries again.
  if (stop.aborted) return
  const at = settings.now()
  if (outcome.ok) {
    await settings.pool.query(
      `update payment_sandbox.deliveries
       set delivered_at = $2, next_attempt_at = null, last_outcome = $3 where event_id = $1`,
      [delivery.event_id, at, outcome.text],
    )
    return
  }
  const delayMs = nextDelayMs(delivery.attempts, at.getTime() - delivery.first_due_at.getTime())
  await settings.pool.query(
    `update payment_sandbox.deliveries
     set next_attempt_at = $2, last_outcome = $3 where event_id = $1`,
    [delivery.event_id, delayMs === null ? null : new Date(at.getTime() + delayMs), outcome.text],
  )
  settings.log.warn(
    { eventId: delivery.event_id, attempts: delivery.attempts, outcome: outcome.text, delayMs },
    'payment webhook not delivered',
  )
}

async function post(
  settings: DeliverySettings,
  event: EventBody,
  stop: AbortSignal,
): Promise<{ ok: boolean; text: string }> {
  const payload = JSON.stringify(event)
  try {
    const response = await fetch(settings.webhookUrl(), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signWebhook(payload, settings.webhookSecret, settings.now()),
        'User-Agent': 'Stripe/1.0 (payment sandbox)',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.arrayBuffer()
    return { ok: response.ok, text: String(response.status) }
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.name : 'unknown error' }
  }
}
