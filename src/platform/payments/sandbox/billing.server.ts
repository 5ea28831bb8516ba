import type { Pool } from 'pg'
import type { ApiCall } from './api-call.ts'
import { billSubscription } from './bill-subscription.ts'
import type { BillingAlarm, SubscriptionBody } from './billing-shapes.ts'
import type { SandboxLog } from './handle-request.server.ts'
import { newId } from './object-ids.ts'

export type BillingSettings = {
  pool: Pool
  now: () => Date
  log: SandboxLog
  apiVersion: string
  /** How long a renewal's invoice stays a draft, in the sandbox's clock: an hour at the real provider. */
  renewalDraftSeconds: () => number
  /** Called after something was billed. */
  onWrite: () => void
}

export type BillingLoop = { stop(): Promise<void> }

/** The billing looks at least so often; a subscription is then at most so late. */
const LOOK_EVERY_MS = 30_000

/**
 * Does what is due at the sandbox's clock: renewals, further tries of a card, ends. Each subscription in a
 * transaction of its own, a long pause step by step. @returns the number of steps
 */
export async function billDue(settings: BillingSettings): Promise<number> {
  let steps = 0
  while (await billNext(settings)) steps += 1
  if (steps > 0) settings.onWrite()
  return steps
}

export function startBillingLoop(settings: BillingSettings): BillingLoop {
  let stopping = false
  let running = Promise.resolve()
  const look = () => {
    running = running.then(async () => {
      if (stopping) return
      await billDue(settings).catch((error: unknown) => {
        const name = error instanceof Error ? error.name : 'unknown'
        settings.log.warn({ name }, 'payment sandbox could not bill')
      })
    })
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  look()
  return {
    async stop() {
      stopping = true
      clearInterval(timer)
      await running
    },
  }
}

type DueRow = { body: SubscriptionBody; hidden: BillingAlarm }

async function billNext({
  pool,
  now,
  apiVersion,
  renewalDraftSeconds,
}: BillingSettings): Promise<boolean> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    const at = Math.floor(now().getTime() / 1000)
    const due = await client.query<DueRow>(
      `select body, hidden from payment_sandbox.objects
       where kind = 'subscription' and (hidden->>'dueAt')::bigint <= $1
       order by (hidden->>'dueAt')::bigint limit 1 for update skip locked`,
      [at],
    )
    const found = due.rows[0]
    if (found !== undefined) {
      const call: ApiCall = {
        db: client,
        caller: 'secret',
        params: new Map(),
        now: at,
        requestId: newId('req'),
        idempotencyKey: null,
        apiVersion,
      }
      await billSubscription(call, found.body, found.hidden.dueAt ?? at, renewalDraftSeconds())
    }
    await client.query('commit')
    return found !== undefined
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.release(failure)
  }
}
