import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { openSandboxBench, RETURN_URL, type SandboxBench } from './sandbox-bench.ts'

let bench: SandboxBench
let stripe: Stripe

beforeAll(async () => {
  bench = await openSandboxBench(await freshDatabase())
  stripe = bench.stripe()
})
afterAll(() => bench.close())

const PRICE = { amount: 999, currency: 'usd' }
const HOUR_MS = 3_600_000

describe('the same key with the same parameters', () => {
  test('makes one intent and replays its answer', async () => {
    const options = { idempotencyKey: 'same' }
    const first = await stripe.paymentIntents.create({ ...PRICE, description: 'x' }, options)
    const again = await stripe.paymentIntents.create({ description: 'x', ...PRICE }, options)
    expect(again).toEqual(first)
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed')
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    })
  })

  test('replays a decline, although the intent could now be paid', async () => {
    const { id } = await stripe.paymentIntents.create(PRICE)
    const pay = () =>
      stripe.paymentIntents.confirm(
        id,
        { payment_method: 'pm_card_chargeDeclined', return_url: RETURN_URL },
        { idempotencyKey: 'declined' },
      )
    await expect(pay()).rejects.toBeInstanceOf(Stripe.errors.StripeCardError)
    await expect(pay()).rejects.toMatchObject({ headers: { 'idempotent-replayed': 'true' } })
    const failures = await stripe.events.list({ type: 'payment_intent.payment_failed' })
    expect(failures.data.filter((event) => concerns(event, id))).toHaveLength(1)
  })

  test('is replayed after a restart', async () => {
    const first = await stripe.paymentIntents.create(PRICE, { idempotencyKey: 'kept' })
    await bench.restart()
    stripe = bench.stripe()
    const again = await stripe.paymentIntents.create(PRICE, { idempotencyKey: 'kept' })
    expect(again.id).toBe(first.id)
  })

  test('refunds once', async () => {
    const paid = await stripe.paymentIntents.create({
      ...PRICE,
      payment_method: 'pm_card_visa',
      confirm: true,
      return_url: RETURN_URL,
    })
    const refund = () =>
      stripe.refunds.create(
        { payment_intent: paid.id, amount: 100 },
        { idempotencyKey: 'refund once' },
      )
    expect((await refund()).id).toBe((await refund()).id)
    expect((await stripe.refunds.list({ payment_intent: paid.id })).data).toHaveLength(1)
  })

  test('is a new request a day later', async () => {
    const first = await stripe.paymentIntents.create(PRICE, { idempotencyKey: 'old' })
    bench.clock.aheadMs = 25 * HOUR_MS
    const second = await stripe.paymentIntents.create(PRICE, { idempotencyKey: 'old' })
    bench.clock.aheadMs = 0
    expect(second.id).not.toBe(first.id)
  })
})

describe('the same key', () => {
  test('with other parameters or for another endpoint is an idempotency error', async () => {
    const options = { idempotencyKey: 'reused' }
    await stripe.paymentIntents.create(PRICE, options)
    const other = stripe.paymentIntents.create({ ...PRICE, amount: 1000 }, options)
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    const elsewhere = stripe.customers.create({}, options)
    await expect(elsewhere).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    await expect(elsewhere).rejects.toMatchObject({
      statusCode: 400,
      rawType: 'idempotency_error',
    })
  })

  test('may be used again after a validation error', async () => {
    const options = { idempotencyKey: 'corrected' }
    await expect(
      stripe.paymentIntents.create({ ...PRICE, amount: 1 }, options),
    ).rejects.toMatchObject({ code: 'amount_too_small' })
    expect((await stripe.paymentIntents.create(PRICE, options)).amount).toBe(999)
  })
})

describe('a request in progress', () => {
  test('a second one with its key gets 409, and the SDK’s retry then gets the answer', async () => {
    const { id } = await stripe.paymentIntents.create(PRICE)
    const release = await holdRow(id)
    const cancel = (client: Stripe) =>
      client.paymentIntents.cancel(id, {}, { idempotencyKey: 'slow' })
    const first = cancel(stripe)
    await expect.poll(() => waitingForRow()).toBe(1)
    await expect(cancel(stripe)).rejects.toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    })
    const patient = new Stripe('sk_test_sandbox_secret', { ...bench.api(), maxNetworkRetries: 2 })
    const second = cancel(patient)
    await release()
    expect((await second).lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' })
    expect(await second).toEqual(await first)
  })

  test('cut off in the middle leaves neither a trace nor a blocked key', async () => {
    const { id } = await stripe.paymentIntents.create(PRICE)
    const release = await holdRow(id)
    const cancel = () => stripe.paymentIntents.cancel(id, {}, { idempotencyKey: 'cut' })
    const first = cancel()
    const outcome = expect(first).rejects.toMatchObject({ statusCode: 500 })
    await expect.poll(() => waitingForRow()).toBe(1)
    await bench.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    await outcome
    await release()
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method')
    const canceled = await stripe.events.list({ type: 'payment_intent.canceled' })
    expect(canceled.data.filter((event) => concerns(event, id))).toEqual([])
    expect((await cancel()).status).toBe('canceled')
  })

  test('twenty at once make one intent', async () => {
    const patient = new Stripe('sk_test_sandbox_secret', { ...bench.api(), maxNetworkRetries: 5 })
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        patient.paymentIntents.create(PRICE, { idempotencyKey: 'crowd' }),
      ),
    )
    expect(new Set(made.map((intent) => intent.id)).size).toBe(1)
  })
})

test('a row that stays locked is a 429 lock_timeout', async () => {
  const { id } = await stripe.paymentIntents.create(PRICE)
  const release = await holdRow(id)
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
    type: 'StripeRateLimitError',
    code: 'lock_timeout',
  })
  await release()
  expect((await stripe.paymentIntents.cancel(id)).status).toBe('canceled')
})

function concerns(event: Stripe.Event, id: string): boolean {
  const { object } = event.data
  return 'id' in object && object.id === id
}

async function holdRow(id: string): Promise<() => Promise<void>> {
  const client = await bench.pool.connect()
  await client.query('begin')
  await client.query('select 1 from payment_sandbox.objects where id = $1 for update', [id])
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

async function waitingForRow(): Promise<number> {
  const found = await bench.pool.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return found.rowCount ?? 0
}
