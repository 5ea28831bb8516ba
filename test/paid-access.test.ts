import { sql } from 'drizzle-orm'
import pg from 'pg'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isActive } from '../src/features/access/domain/grant-period.ts'
import { giveAccess, takeAccessBack } from '../src/features/access/server/give-access.ts'
import { findGrantOfPayment, type Grant } from '../src/features/access/server/grants.repo.ts'
import type { PaymentHooks } from '../src/features/payments/server/payment-hooks.ts'
import { findPayment } from '../src/features/payments/server/payments.repo.ts'
import { syncPayment } from '../src/features/payments/server/sync-payment.ts'
import {
  connectDatabase,
  type DatabaseConnection,
} from '../src/platform/database/database.server.ts'
import { createPaymentProvider } from '../src/platform/payments/payment-provider.server.ts'
import { startPaymentSandbox } from '../src/platform/payments/sandbox/start-sandbox.server.ts'
import { type Realtime, startRealtime } from '../src/platform/realtime/realtime.server.ts'
import type { Runtime } from '../src/platform/runtime.server.ts'
import { freshDatabase } from './fresh-database.ts'

const KEYS = { secretKey: 'sk_test_a', publishableKey: 'pk_test_a', webhookSecret: 'whsec_a' }
const DAY_MS = 24 * 60 * 60 * 1_000
const quiet = { info() {}, warn() {}, error() {}, debug() {} }

let connection: DatabaseConnection
let runtime: Runtime
let sandboxUrl: string
let stripe: Stripe
let now = new Date()
const closers: (() => Promise<unknown>)[] = []

const hooks: PaymentHooks = {
  created: async () => {},
  succeeded: (tx, payment) => giveAccess(tx, payment, now),
  undone: (tx, payment) => takeAccessBack(tx, payment, now),
  planChanged: async () => {},
  renewalFailed: async () => {},
}

beforeAll(async () => {
  const database = await freshDatabase()
  closers.push(database.drop)
  connection = connectDatabase(database.url, quiet)
  closers.push(connection.close)
  const pool = new pg.Pool({ connectionString: database.url, max: 4 })
  closers.push(() => pool.end())
  const sandbox = await startPaymentSandbox({
    ...KEYS,
    pool,
    webhookUrl: () => 'http://127.0.0.1:1/nobody',
    log: quiet,
  })
  closers.push(sandbox.close)
  sandboxUrl = `http://${sandbox.host}:${sandbox.port}`
  const realtime: Realtime = await startRealtime(database.url, quiet)
  closers.push(realtime.close)
  const api = { host: sandbox.host, port: sandbox.port, protocol: 'http' as const }
  stripe = new Stripe(KEYS.secretKey, { ...api, telemetry: false })
  const parts: Pick<Runtime, 'db' | 'log' | 'payments' | 'realtime' | 'now'> = {
    db: connection.db,
    log: quiet,
    payments: createPaymentProvider({ ...KEYS, api }),
    realtime,
    now: () => now,
  }
  // A sync uses no other part of the product.
  runtime = parts as Runtime
})
afterAll(async () => {
  for (const close of closers.reverse()) await close()
})

test('a refunded grant ends at once, and the columns of its user say so', async () => {
  const intentId = await paidIntent('refunded@example.org')
  await sync(intentId)
  expect(await hasAccess(intentId)).toBe(true)
  expect(await planOfUser('refunded@example.org')).toEqual(['premium', 'active', -1])

  await runtime.payments.refundIntent({ intentId, idempotencyKey: `all ${intentId}` })
  await sync(intentId)
  expect(await hasAccess(intentId)).toBe(false)
  expect(await planOfUser('refunded@example.org')).toEqual(['free', 'inactive', 1])
})

test('a late nudge after a refund gives no access back', async () => {
  const intentId = await paidIntent('late@example.org')
  await sync(intentId)
  await runtime.payments.refundIntent({ intentId, idempotencyKey: `all ${intentId}` })
  for (let nudge = 0; nudge < 3; nudge += 1) await sync(intentId)
  expect(await hasAccess(intentId)).toBe(false)
})

test('a payment refunded before anybody looked never gives access', async () => {
  const intentId = await paidIntent('unseen@example.org')
  await runtime.payments.refundIntent({ intentId, idempotencyKey: `all ${intentId}` })
  await sync(intentId)
  expect(await grantOf(intentId)).toBeUndefined()
})

test('a refund of a third takes a third of the days back', async () => {
  const intentId = await paidIntent('part@example.org')
  await sync(intentId)
  const part = { intentId, amountCents: 333, idempotencyKey: `part ${intentId}` }
  await runtime.payments.refundIntent(part)
  await sync(intentId)
  const grant = await grantOf(intentId)
  const days = ((grant?.endsAt.getTime() ?? 0) - (grant?.startsAt.getTime() ?? 0)) / DAY_MS
  expect(days).toBeCloseTo(20, 5)
  expect(await hasAccess(intentId)).toBe(true)
})

test('a refund of the first of two purchases moves the second up', async () => {
  const email = 'moved-up@example.org'
  const [first, second] = [await paidIntent(email), await paidIntent(email)]
  await sync(first)
  await sync(second)
  await runtime.payments.refundIntent({ intentId: first, idempotencyKey: `all ${first}` })
  await sync(first)
  const left = await grantOf(second)
  expect(left?.endsAt.getTime()).toBe((left?.startsAt.getTime() ?? 0) + 30 * DAY_MS)
})

test('a disputed payment loses its access', async () => {
  const intentId = await paidIntent('disputed@example.org', 'pm_card_createDispute')
  await sync(intentId)
  expect(await hasAccess(intentId)).toBe(false)
})

test('a won dispute gives the access back that was paid for, a lost one does not', async () => {
  const [won, lost] = await Promise.all([
    paidIntent('won@example.org', 'pm_card_createDispute'),
    paidIntent('lost@example.org', 'pm_card_createDispute'),
  ])
  const before = new Map<string, Grant | undefined>()
  for (const intentId of [won, lost]) {
    // What we saw before the card holder told their bank.
    const payment = await findPayment(connection.db, intentId)
    if (payment) await connection.db.transaction((tx) => hooks.succeeded(tx, payment))
    before.set(intentId, await grantOf(intentId))
    expect(await hasAccess(intentId)).toBe(true)
    await sync(intentId)
    expect(await hasAccess(intentId)).toBe(false)
  }
  await endDispute(won, 'winning_evidence')
  await endDispute(lost, 'losing_evidence')
  for (let nudge = 0; nudge < 2; nudge += 1) {
    await sync(won)
    await sync(lost)
  }
  expect(await hasAccess(won)).toBe(true)
  expect(await planOfUser('won@example.org')).toEqual(['premium', 'active', -1])
  expect(await grantOf(won)).toEqual(before.get(won))
  expect(await hasAccess(lost)).toBe(false)
  expect(await planOfUser('lost@example.org')).toEqual(['free', 'inactive', 1])
})

test('a dispute that is won before anybody looked changes nothing', async () => {
  const intentId = await paidIntent('won-unseen@example.org', 'pm_card_createDispute')
  await endDispute(intentId, 'winning_evidence')
  await sync(intentId)
  expect(await hasAccess(intentId)).toBe(true)
})

test('less money than the plan costs gives nothing', async () => {
  const intentId = await paidIntent('cheap@example.org', 'pm_card_visa', 998)
  await sync(intentId)
  expect(await grantOf(intentId)).toBeUndefined()
})

test('two payments of one person at the same time add up to sixty days', async () => {
  const email = 'twice@example.org'
  const intents = await Promise.all([paidIntent(email), paidIntent(email)])
  await Promise.all(intents.flatMap((intentId) => [sync(intentId), sync(intentId)]))
  const grants = await Promise.all(intents.map(grantOf))
  const ends = grants.map((grant) => (grant?.endsAt.getTime() ?? 0) - now.getTime())
  expect(ends.sort((a, b) => a - b)).toEqual([30 * DAY_MS, 60 * DAY_MS])
})

test('access ends by itself after thirty days, to the millisecond', async () => {
  const intentId = await paidIntent('month@example.org')
  await sync(intentId)
  const start = now
  now = new Date(start.getTime() + 30 * DAY_MS - 1)
  expect(await hasAccess(intentId)).toBe(true)
  now = new Date(start.getTime() + 30 * DAY_MS)
  expect(await hasAccess(intentId)).toBe(false)
  now = start
})

test('an intent that is not ours changes nothing', async () => {
  expect(await syncPayment(runtime, hooks, 'pi_notours123')).toBeUndefined()
})

const sync = (intentId: string) => syncPayment(runtime, hooks, intentId)

/** An intent that a card has paid, beside our row that still says `created`. */
async function paidIntent(email: string, card = 'pm_card_visa', amountCents = 999) {
  const { id } = await runtime.payments.createIntent({
    amountCents,
    currency: 'usd',
    email,
    metadata: {},
    description: 'access',
    idempotencyKey: `create ${email} ${crypto.randomUUID()}`,
  })
  await connection.db.execute(
    sql`insert into payments (email, stripe_payment_intent_id, amount, currency, status, type)
      values (${email}, ${id}, 999, 'usd', 'created', 'unlimited')`,
  )
  const answer = await fetch(`${sandboxUrl}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEYS.secretKey}` },
    body: new URLSearchParams({ payment_method: card, return_url: 'http://localhost/' }),
  })
  expect(answer.status).toBe(200)
  return id
}

/** The bank has judged what the seller sent. */
async function endDispute(intentId: string, evidence: string): Promise<void> {
  const { data } = await stripe.disputes.list({ payment_intent: intentId })
  const submitted = { evidence: { uncategorized_text: evidence }, submit: true }
  for (const { id } of data) await stripe.disputes.update(id, submitted)
}

async function grantOf(intentId: string): Promise<Grant | undefined> {
  const payment = await findPayment(connection.db, intentId)
  return payment ? findGrantOfPayment(connection.db, payment.id) : undefined
}

async function hasAccess(intentId: string): Promise<boolean> {
  const grant = await grantOf(intentId)
  return grant !== undefined && isActive(grant, now)
}

async function planOfUser(email: string): Promise<unknown[]> {
  const { rows } = await connection.db.execute(
    sql`select subscription_plan, subscription_status, analysis_credits from users where email = ${email}`,
  )
  return Object.values(rows[0] ?? {})
}
