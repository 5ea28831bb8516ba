import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import {
  cardForm,
  type Delivery,
  openSandboxBench,
  RETURN_URL,
  type SandboxBench,
  WEBHOOK_SECRET,
} from './sandbox-bench.ts'
import { nextDelayMs } from './webhook-delivery.server.ts'
import { signWebhook } from './webhook-signature.ts'

let bench: SandboxBench

beforeAll(async () => {
  bench = await openSandboxBench(await freshDatabase())
})
afterAll(() => bench.close())
afterEach(() => {
  bench.receiver.answer.status = 200
  bench.clock.aheadMs = 0
})

const PRICE = { amount: 999, currency: 'usd' }
const DAY_MS = 24 * 3_600_000

function read({ body, headers }: Delivery): Stripe.Event {
  const signature = String(headers['stripe-signature'])
  return Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET)
}

/** Types of the delivered events that concern the intent, in the order they were made. */
function delivered(intentId: string): string[] {
  const events = bench.receiver.deliveries
    .filter((delivery) => delivery.status === 200 && delivery.body.includes(intentId))
    .map(read)
  return [...new Set(events.map((event) => event.type))].sort()
}

async function pay(method: string): Promise<string> {
  const stripe = bench.stripe()
  const { id } = await stripe.paymentIntents.create(PRICE)
  await stripe.paymentIntents
    .confirm(id, { payment_method: method, return_url: RETURN_URL })
    .catch(() => undefined)
  return id
}

async function pending(): Promise<number> {
  const found = await bench.pool.query(
    'select 1 from payment_sandbox.deliveries where next_attempt_at is not null',
  )
  return found.rowCount ?? 0
}

describe('each change is told', () => {
  test.each([
    ['pm_card_visa', ['charge.succeeded', 'payment_intent.succeeded']],
    ['pm_card_chargeDeclined', ['charge.failed', 'payment_intent.payment_failed']],
    ['pm_card_authenticationRequired', ['payment_intent.requires_action']],
    ['pm_usBankAccount_processing', ['payment_intent.processing']],
    [
      'pm_card_createDispute',
      ['charge.dispute.created', 'charge.succeeded', 'payment_intent.succeeded'],
    ],
  ])('%s', async (method, types) => {
    const id = await pay(method)
    const expected = [...types, 'payment_intent.created'].sort()
    await expect.poll(() => delivered(id)).toEqual(expected)
  })

  test('a refund, a cancelation', async () => {
    const paid = await pay('pm_card_visa')
    await bench.stripe().refunds.create({ payment_intent: paid })
    await expect
      .poll(() => delivered(paid))
      .toEqual(expect.arrayContaining(['charge.refunded', 'refund.created']))
    const { id } = await bench.stripe().paymentIntents.create(PRICE)
    await bench.stripe().paymentIntents.cancel(id)
    await expect.poll(() => delivered(id)).toContain('payment_intent.canceled')
  })

  test('as it can be listed and retrieved', async () => {
    const id = await pay('pm_card_visa')
    await expect.poll(() => delivered(id)).toContain('payment_intent.succeeded')
    const told = bench.receiver.deliveries.map(read).find((event) => {
      return event.type === 'payment_intent.succeeded' && event.data.object.id === id
    })
    expect(told).toMatchObject({ object: 'event', livemode: false, pending_webhooks: 1 })
    expect(told?.api_version).toBe(Stripe.API_VERSION)
    expect(await bench.stripe().events.retrieve(told?.id ?? '')).toEqual(told)
    const list = await bench.stripe().events.list({ types: ['payment_intent.*'], limit: 2 })
    expect(list.data.map((event) => event.type)).toEqual([
      'payment_intent.succeeded',
      'payment_intent.created',
    ])
  })

  test('a payment that settles late', async () => {
    const id = await pay('pm_usBankAccount_processing')
    expect((await bench.stripe().paymentIntents.retrieve(id)).status).toBe('processing')
    await bench
      .stripe()
      .rawRequest('POST', `/v1/sandbox/payment_intents/${id}/settle`, { outcome: 'succeed' })
    await expect.poll(() => delivered(id)).toContain('payment_intent.succeeded')
  })

  test('a refused request tells nothing', async () => {
    const stripe = bench.stripe()
    const before = await stripe.events.list({ limit: 1 })
    await stripe.paymentIntents.create({ ...PRICE, amount: 1 }).catch(() => undefined)
    expect((await stripe.events.list({ limit: 1 })).data[0]?.id).toBe(before.data[0]?.id)
  })
})

describe('the signature', () => {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x' })
  const construct = (header: string, payload = body, secret = WEBHOOK_SECRET) =>
    Stripe.webhooks.constructEvent(payload, header, secret)

  test('holds for this body, this secret and five minutes', () => {
    const now = Date.now()
    expect(construct(signWebhook(body, WEBHOOK_SECRET, new Date(now - 299_000))).id).toBe('evt_1')
    const refused = [
      () => construct(signWebhook(body, WEBHOOK_SECRET, new Date(now - 302_000))),
      () => construct(signWebhook(body, 'whsec_other', new Date(now))),
      () => construct(signWebhook(body, WEBHOOK_SECRET, new Date(now)), body.replace('1', '2')),
      () => construct('t=1'),
    ]
    for (const attempt of refused) {
      expect(attempt).toThrow(Stripe.errors.StripeSignatureVerificationError)
    }
  })
})

describe('a receiver that fails', () => {
  test('is tried again later, with a fresh signature, until it answers', async () => {
    bench.receiver.answer.status = 500
    const { id } = await bench.stripe().paymentIntents.create(PRICE)
    const tries = () => bench.receiver.deliveries.filter(({ body }) => body.includes(id))
    await expect.poll(() => tries().length).toBe(1)
    await expect.poll(() => tries().length, { timeout: 4000 }).toBe(2)
    bench.receiver.answer.status = 200
    await expect.poll(() => delivered(id), { timeout: 6000 }).toEqual(['payment_intent.created'])
    const [first, , third] = tries()
    expect(first?.body).toBe(third?.body)
    expect(first?.headers['stripe-signature']).not.toBe(third?.headers['stripe-signature'])
    await expect.poll(pending).toBe(0)
  })

  test('hears after a restart what it missed', async () => {
    bench.receiver.answer.status = 503
    const id = await pay('pm_card_visa')
    await expect.poll(pending).toBe(3)
    await bench.restart()
    bench.receiver.answer.status = 200
    const expected = ['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded']
    await bench.restart()
    await expect.poll(() => delivered(id)).toEqual(expected)
  })

  test('is given up after three days, with waits of one second to one hour', () => {
    expect([1, 2, 3, 4].map((attempts) => nextDelayMs(attempts, 0))).toEqual([
      1000, 2000, 4000, 8000,
    ])
    expect(nextDelayMs(40, DAY_MS)).toBe(3_600_000)
    expect(nextDelayMs(80, 3 * DAY_MS + 1)).toBeNull()
  })
})

test('intents, customers and refunds outlive a restart', async () => {
  const stripe = bench.stripe()
  const customer = await stripe.customers.create({ email: 'stays@b.example' })
  const intent = await stripe.paymentIntents.create({ ...PRICE, customer: customer.id })
  await bench.browser('POST', `/v1/payment_intents/${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? '',
    ...cardForm('4000002500003155'),
  })
  await bench.restart()
  const again = bench.stripe()
  expect((await again.customers.retrieve(customer.id)).id).toBe(customer.id)
  const waiting = await again.paymentIntents.retrieve(intent.id)
  expect(waiting.status).toBe('requires_action')
  const done = await bench.browser(
    'POST',
    `/v1/sandbox/payment_intents/${intent.id}/authenticate`,
    { client_secret: intent.client_secret ?? '', outcome: 'succeed' },
  )
  expect(done.body).toMatchObject({ status: 'succeeded' })
})
