import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type {
  SubscriptionPaymentSetup,
  SubscriptionPlan,
} from '../src/features/payments/contract.ts'
import { openSubscriptionBench, type Person, type SubscriptionBench } from './subscription-bench.ts'

const GOOD_CARD = '4242424242424242'
const AN_HOUR_SECONDS = 3_600

let bench: SubscriptionBench
let round = 0

beforeAll(async () => {
  bench = await openSubscriptionBench()
})
afterAll(() => bench.close())
// Else the clock of each test would bill the people of those before it.
afterEach(async () => {
  const { data } = await bench.stripe.subscriptions.list({ limit: 100 })
  for (const { id, ended_at: ended } of data) {
    if (ended === null) await bench.stripe.subscriptions.cancel(id)
  }
  await bench.syncDoubtful()
})
beforeEach(() => {
  round += 1
  // As the real provider does: the month begins, and an hour later a card is charged for it.
  bench.provider.renewalDraftSeconds = AN_HOUR_SECONDS
  bench.failures.length = 0
})

async function subscribed(plan: SubscriptionPlan, from: string): Promise<Person> {
  bench.setClock(from)
  const person = await bench.person(`renewing${round}@example.org`)
  const payment = (await person.subscribe(plan)).json as SubscriptionPaymentSetup
  expect(await bench.payWith(GOOD_CARD, payment)).toBe(200)
  const { paymentIntentId } = payment
  await person.call('POST', '/api/payment-success', { paymentIntentId })
  return person
}

/** The provider's clock and ours, and what our job then learns. */
async function itIs(moment: string): Promise<void> {
  bench.setClock(moment)
  await bench.billDue()
  await bench.syncDoubtful()
}

const statusOf = async (person: Person) => (await bench.userOf(person.email)).subscriptionStatus
const starts = async (person: Person) =>
  (await bench.grantsOf(person.email)).map(({ startsAt }) => startsAt.toISOString().slice(0, 16))

test('a renewing plan is never without access between the end of a month and its charge', async () => {
  const person = await subscribed('premium', '2027-01-31T10:00:00Z')
  for (const moment of [
    '2027-02-28T09:59:58Z',
    '2027-02-28T10:00:02Z',
    '2027-02-28T10:30:00Z',
    '2027-02-28T10:58:00Z',
    '2027-02-28T11:01:00Z',
    '2027-03-31T09:59:00Z',
    '2027-03-31T10:30:00Z',
    '2027-03-31T11:01:00Z',
  ]) {
    await itIs(moment)
    expect(await bench.usableBy(person.email), moment).toContain('premium')
    expect(await bench.book(person.email), moment).toBe(true)
    expect(await statusOf(person), moment).toBe('active')
  }
  expect(await starts(person)).toEqual(['2027-01-31T10:00', '2027-02-28T10:00', '2027-03-31T10:00'])
})

test('a month that is paid while every message is lost gets its grant from the job', async () => {
  const person = await subscribed('standard', '2027-01-31T10:00:00Z')
  // Told that the month began, and never that it was paid.
  await itIs('2027-02-28T10:10:00Z')
  expect(await bench.subscriptionsOf(person.email)).toMatchObject([
    { status: 'active', currentPeriodEnd: expect.any(Date) },
  ])
  expect(await bench.paymentsOf(person.email)).toHaveLength(1)
  await itIs('2027-02-28T14:00:00Z')
  expect(await bench.paymentsOf(person.email)).toHaveLength(2)
  expect(await starts(person)).toEqual(['2027-01-31T10:00', '2027-02-28T10:00'])
})

test('access ends once the card of a renewal is declined, and no message is needed for it', async () => {
  const person = await subscribed('premium', '2027-01-31T10:00:00Z')
  const [row] = await bench.subscriptionsOf(person.email)
  await bench.stripe.subscriptions.update(row?.stripeSubscriptionId ?? '', {
    default_payment_method: 'pm_card_chargeCustomerFail',
  })
  await itIs('2027-02-28T10:30:00Z')
  expect(await bench.usableBy(person.email)).toEqual(['premium'])
  await itIs('2027-02-28T11:30:00Z')
  expect(await bench.usableBy(person.email)).toEqual([])
  expect(await bench.book(person.email)).toBe(false)
  expect(await statusOf(person)).toBe('past_due')
  expect(bench.failures).toHaveLength(1)
})

test('a plan that ends with its month has no hour after it', async () => {
  const person = await subscribed('premium', '2027-01-31T10:00:00Z')
  await person.post('cancel')
  await itIs('2027-02-28T09:59:00Z')
  expect(await bench.usableBy(person.email)).toEqual(['premium'])
  // Before anybody has asked the provider, too.
  bench.setClock('2027-02-28T10:00:01Z')
  expect(await bench.usableBy(person.email)).toEqual([])
  await itIs('2027-02-28T10:10:00Z')
  expect(await statusOf(person)).toBe('canceled')
})

test('a provider that never says what became of a renewal is waited for three days', async () => {
  const person = await subscribed('premium', '2027-01-31T10:00:00Z')
  bench.setClock('2027-03-03T09:59:00Z')
  expect(await bench.usableBy(person.email)).toEqual(['premium'])
  bench.setClock('2027-03-03T10:00:01Z')
  expect(await bench.usableBy(person.email)).toEqual([])
})

test('a month of which a part was refunded ends earlier, whatever is to come', async () => {
  const person = await subscribed('premium', '2027-01-31T10:00:00Z')
  const [payment] = await bench.paymentsOf(person.email)
  await bench.stripe.refunds.create({
    payment_intent: payment?.stripePaymentIntentId ?? '',
    amount: 2450,
  })
  const { data } = await bench.stripe.events.list({ type: 'charge.refunded', limit: 1 })
  for (const event of data) await bench.nudge(event)
  bench.setClock('2027-02-14T10:00:05Z')
  expect(await bench.usableBy(person.email)).toEqual([])
})

test.each([
  ['the 31st', '2027-10-31T10:00:00Z', ['2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29']],
  ['a leap day', '2028-02-29T23:59:00Z', ['2028-03-29', '2028-04-29', '2028-05-29', '2028-06-29']],
  // Clocks change in New York on 14 March 2027 and in Berlin on 28 March 2027.
  ['spring clocks', '2027-02-28T01:30:00Z', ['2027-03-28', '2027-04-28', '2027-05-28']],
  // And on 31 October (Berlin) and 7 November 2027 (New York).
  ['autumn clocks', '2027-09-30T23:30:00Z', ['2027-10-30', '2027-11-30', '2027-12-30']],
])(
  'renewals from %s begin on the right day, at the same time, without a gap',
  async (_, from, days) => {
    const person = await subscribed('standard', from)
    const time = from.slice(10, 16)
    for (const day of days) {
      const end = Date.parse(`${day}${time}:00Z`)
      await itIs(new Date(end + 5 * 60_000).toISOString())
      expect(await bench.usableBy(person.email), `${day}, before the charge`).toContain('standard')
      await itIs(new Date(end + 65 * 60_000).toISOString())
      expect(await bench.usableBy(person.email), `${day}, after it`).toContain('standard')
    }
    const grants = await bench.grantsOf(person.email)
    expect(grants.map(({ startsAt }) => startsAt.toISOString().slice(0, 16))).toEqual(
      [from.slice(0, 10), ...days].map((day) => `${day}${time}`),
    )
    const ends = grants.map(({ endsAt }) => endsAt)
    expect(grants.slice(1).map(({ startsAt }) => startsAt)).toEqual(ends.slice(0, -1))
    expect(await bench.paymentsOf(person.email)).toHaveLength(days.length + 1)
  },
)

test('who is behind with a plan and buys thirty days is active, and behind again after them', async () => {
  const person = await subscribed('standard', '2027-01-31T10:00:00Z')
  const [row] = await bench.subscriptionsOf(person.email)
  await bench.stripe.subscriptions.update(row?.stripeSubscriptionId ?? '', {
    default_payment_method: 'pm_card_chargeCustomerFail',
  })
  await itIs('2027-02-28T12:00:00Z')
  expect(await bench.userOf(person.email)).toMatchObject({
    subscriptionPlan: 'free',
    subscriptionStatus: 'past_due',
    premiumExpiresAt: null,
  })
  await bench.buyThirtyDays(person.email)
  const active = { subscriptionPlan: 'premium', subscriptionStatus: 'active', analysisCredits: -1 }
  expect(await bench.userOf(person.email)).toMatchObject(active)
  // The job goes on asking about the plan, and does not talk over what was bought.
  await itIs('2027-02-28T13:00:00Z')
  expect(await bench.userOf(person.email)).toMatchObject(active)
})

test('the version of the terms that stood beside the order is kept with its first payment', async () => {
  bench.setClock('2027-01-31T10:00:00Z')
  const person = await bench.person(`terms${round}@example.org`)
  const order = { planType: 'standard', termsAccepted: (await person.own()).termsVersion }
  const before = bench.runtime.now()
  expect((await person.call('POST', '/api/subscription', order)).status).toBe(200)
  const [payment] = await bench.paymentsOf(person.email)
  expect(payment?.termsVersion).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(payment?.termsVersion).toBe(order.termsAccepted)
  expect(payment?.termsAcceptedAt?.getTime()).toBeGreaterThanOrEqual(before.getTime())
})
