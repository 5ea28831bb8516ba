import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type {
  SubscriptionPaymentSetup,
  SubscriptionPlan,
} from '../src/features/payments/contract.ts'
import { openSubscriptionBench, type Person, type SubscriptionBench } from './subscription-bench.ts'

const GOOD_CARD = '4242424242424242'
const START = '2027-01-31T10:00:00Z'

let bench: SubscriptionBench
let round = 0

beforeAll(async () => {
  bench = await openSubscriptionBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  round += 1
  bench.setClock(START)
  bench.failures.length = 0
  bench.provider.renewalDraftSeconds = 0
})

const newPerson = () => bench.person(`person${round}@example.org`)
const day = (moment: Date | null | undefined) => moment?.toISOString().slice(0, 10)

async function setUp(person: Person, plan: SubscriptionPlan): Promise<SubscriptionPaymentSetup> {
  const answer = await person.subscribe(plan)
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json as SubscriptionPaymentSetup
}

async function subscribed(plan: SubscriptionPlan = 'standard'): Promise<Person> {
  const person = await newPerson()
  const payment = await setUp(person, plan)
  expect(await bench.payWith(GOOD_CARD, payment)).toBe(200)
  const { paymentIntentId } = payment
  const success = await person.call('POST', '/api/payment-success', { paymentIntentId })
  expect(success.json).toEqual({ success: true, status: 'succeeded' })
  return person
}

async function chargeFrom(person: Person, card: string): Promise<void> {
  const [subscription] = await bench.subscriptionsOf(person.email)
  await bench.stripe.subscriptions.update(subscription?.stripeSubscriptionId ?? '', {
    default_payment_method: card,
  })
}

async function monthPasses(to: string): Promise<void> {
  bench.setClock(to)
  await bench.billDue()
  await bench.syncDoubtful()
}

async function shownGrants(person: Person) {
  const grants = await bench.grantsOf(person.email)
  return grants.map(({ plan, analysesTotal, startsAt, endsAt, revokedAt }) => [
    plan,
    analysesTotal,
    day(startsAt),
    day(endsAt),
    ...(revokedAt ? ['revoked'] : []),
  ])
}

test('a paid month gives one grant for exactly that month, and the person their plan', async () => {
  const person = await subscribed()
  expect(await shownGrants(person)).toEqual([['standard', 5, '2027-01-31', '2027-02-28']])
  expect(await bench.paymentsOf(person.email)).toMatchObject([
    { status: 'succeeded', amount: 1900, type: 'standard', subscriptionId: expect.any(String) },
  ])
  const [row] = await bench.subscriptionsOf(person.email)
  expect(row).toMatchObject({ status: 'active', plan: 'standard', endedAt: null })
  expect(await bench.userOf(person.email)).toMatchObject({
    subscriptionStatus: 'active',
    subscriptionId: row?.stripeSubscriptionId,
    stripeCustomerId: expect.stringMatching(/^cus_/),
  })
  expect(await person.own()).toMatchObject({
    subscription: { planType: 'standard', status: 'active', cancelAtPeriodEnd: false },
  })
})

test('asked for five times at once, there is one plan to pay', async () => {
  const person = await newPerson()
  const answers = await Promise.all(Array.from({ length: 5 }, () => person.subscribe('standard')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const secrets = answers.map(({ json }) => (json as SubscriptionPaymentSetup).clientSecret)
  expect(new Set(secrets).size).toBe(1)
  expect(await bench.subscriptionsOf(person.email)).toHaveLength(1)
  const { stripeCustomerId } = await bench.userOf(person.email)
  const made = await bench.stripe.subscriptions.list({ customer: stripeCustomerId ?? '' })
  expect(made.data).toHaveLength(1)
})

test('who has a plan gets no second one', async () => {
  const person = await subscribed()
  for (const plan of ['standard', 'premium'] as const) {
    expect(await person.subscribe(plan)).toMatchObject({
      status: 409,
      json: { code: 'subscription_exists' },
    })
  }
})

test('who changes their mind before paying pays for the plan they chose last', async () => {
  const person = await newPerson()
  const first = await setUp(person, 'standard')
  const second = await setUp(person, 'premium')
  expect(second).toMatchObject({ planType: 'premium', amountCents: 4900 })
  expect(await bench.payWith(GOOD_CARD, first)).toBe(400)
  expect(await bench.payWith(GOOD_CARD, second)).toBe(200)
  await bench.syncDoubtful()
  expect(await shownGrants(person)).toEqual([['premium', null, '2027-01-31', '2027-02-28']])
})

test('a first payment that does not come within 23 hours ends, and one can begin anew', async () => {
  const person = await newPerson()
  const first = await setUp(person, 'standard')
  await monthPasses('2027-02-01T09:30:00Z')
  expect(await bench.subscriptionsOf(person.email)).toMatchObject([
    { status: 'canceled', endedAt: expect.any(Date) },
  ])
  const second = await setUp(person, 'standard')
  expect(second.clientSecret).not.toBe(first.clientSecret)
  expect(await shownGrants(person)).toEqual([])
})

test('each month brings a payment and a grant of its own, on the last day of short months', async () => {
  const person = await subscribed()
  await monthPasses('2027-02-28T10:30:00Z')
  await monthPasses('2027-03-31T10:30:00Z')
  expect(await shownGrants(person)).toEqual([
    ['standard', 5, '2027-01-31', '2027-02-28'],
    ['standard', 5, '2027-02-28', '2027-03-31'],
    ['standard', 5, '2027-03-31', '2027-04-30'],
  ])
  const paid = await bench.paymentsOf(person.email)
  expect(paid.map(({ amount, status }) => [amount, status])).toEqual(
    Array(3).fill([1900, 'succeeded']),
  )
})

test('webhooks that are lost, doubled or come in any order change nothing', async () => {
  const person = await newPerson()
  const payment = await setUp(person, 'standard')
  await bench.payWith(GOOD_CARD, payment)
  bench.setClock('2027-02-28T10:30:00Z')
  await bench.billDue()
  const { stripeCustomerId } = await bench.userOf(person.email)
  const { data } = await bench.stripe.events.list({ limit: 100 })
  const about = data.filter((event) => JSON.stringify(event).includes(stripeCustomerId ?? '?'))
  expect(about.length).toBeGreaterThan(8)
  // The newest first, then the oldest, each twice, and every third one never.
  const nudges = [...about, ...about.toReversed()].filter((_, at) => at % 3 !== 2)
  for (const event of nudges as Stripe.Event[]) expect(await bench.nudge(event)).toBe(200)
  const atOnce = await Promise.all(nudges.map((event) => bench.nudge(event as Stripe.Event)))
  expect(new Set(atOnce)).toEqual(new Set([200]))
  expect(await shownGrants(person)).toEqual([
    ['standard', 5, '2027-01-31', '2027-02-28'],
    ['standard', 5, '2027-02-28', '2027-03-31'],
  ])
  expect(await bench.subscriptionsOf(person.email)).toMatchObject([{ status: 'active' }])
})

test('an upgrade takes the rest of the month and gives it at once', async () => {
  const person = await subscribed()
  bench.setClock('2027-02-14T10:00:00Z')
  const before = await person.own()
  expect(before.subscription?.change).toMatchObject({ planType: 'premium', startsNow: true })
  const due = before.subscription?.change?.dueNowCents ?? 0
  const changed = await person.post('change', { planType: 'premium' })
  expect(changed).toMatchObject({
    status: 200,
    json: { subscription: { planType: 'premium', status: 'active', planUntilThen: null } },
  })
  expect(await shownGrants(person)).toEqual([
    ['standard', 5, '2027-01-31', '2027-02-28'],
    ['premium', null, '2027-02-14', '2027-02-28'],
  ])
  const [, rest] = await bench.paymentsOf(person.email)
  expect(Math.abs((rest?.amount ?? 0) - 1500)).toBeLessThanOrEqual(2)
  expect(Math.abs((rest?.amount ?? 0) - due)).toBeLessThanOrEqual(2)
  // A second press of the button costs nothing.
  expect((await person.post('change', { planType: 'premium' })).status).toBe(200)
  expect(await bench.paymentsOf(person.email)).toHaveLength(2)
  await monthPasses('2027-02-28T10:30:00Z')
  expect((await shownGrants(person)).at(-1)).toEqual(['premium', null, '2027-02-28', '2027-03-31'])
})

test('two presses of upgrade at once are charged once', async () => {
  const person = await subscribed()
  bench.setClock('2027-02-14T10:00:00Z')
  const answers = await Promise.all([
    person.post('change', { planType: 'premium' }),
    person.post('change', { planType: 'premium' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await bench.paymentsOf(person.email)).toHaveLength(2)
})

test('a downgrade begins with the next month, and back up costs nothing within the paid one', async () => {
  const person = await subscribed('premium')
  bench.setClock('2027-02-14T10:00:00Z')
  const down = await person.post('change', { planType: 'standard' })
  expect(down.json).toMatchObject({
    subscription: {
      planType: 'standard',
      planUntilThen: 'premium',
      change: { planType: 'premium', startsNow: false, dueNowCents: 0 },
    },
  })
  await person.post('change', { planType: 'premium' })
  await person.post('change', { planType: 'standard' })
  expect(await bench.paymentsOf(person.email)).toHaveLength(1)
  await monthPasses('2027-02-28T10:30:00Z')
  expect(await shownGrants(person)).toEqual([
    ['premium', null, '2027-01-31', '2027-02-28'],
    ['standard', 5, '2027-02-28', '2027-03-31'],
  ])
})

test('cancelled, a plan goes on until its month ends; resumed, it renews', async () => {
  const person = await subscribed()
  const canceled = await person.post('cancel')
  expect(canceled.json).toMatchObject({
    subscription: { status: 'active', cancelAtPeriodEnd: true, change: null },
  })
  expect(await person.post('change', { planType: 'premium' })).toMatchObject({
    status: 409,
    json: { code: 'subscription_ends' },
  })
  expect((await person.post('resume')).json).toMatchObject({
    subscription: { cancelAtPeriodEnd: false },
  })
  await monthPasses('2027-02-28T10:30:00Z')
  await person.post('cancel')
  await monthPasses('2027-03-31T10:30:00Z')
  expect(await bench.subscriptionsOf(person.email)).toMatchObject([
    { status: 'canceled', endedAt: expect.any(Date) },
  ])
  expect(await bench.userOf(person.email)).toMatchObject({ subscriptionStatus: 'canceled' })
  expect(await shownGrants(person)).toHaveLength(2)
  expect(await person.post('resume')).toMatchObject({
    status: 404,
    json: { code: 'no_subscription' },
  })
})

test('a failed renewal ends access with the paid month and is told once; paid late, it goes on', async () => {
  const person = await subscribed()
  await chargeFrom(person, 'pm_card_chargeCustomerFail')
  await monthPasses('2027-02-28T10:30:00Z')
  await bench.syncDoubtful()
  await monthPasses('2027-03-03T11:00:00Z')
  expect(bench.failures).toHaveLength(1)
  expect(bench.failures[0]).toMatchObject({ email: person.email, plan: 'standard' })
  expect(day(bench.failures[0]?.paidUntil)).toBe('2027-02-28')
  expect(await shownGrants(person)).toEqual([['standard', 5, '2027-01-31', '2027-02-28']])
  expect(await bench.userOf(person.email)).toMatchObject({ subscriptionStatus: 'past_due' })
  const own = await person.own()
  expect(own.subscription).toMatchObject({ status: 'past_due', change: null })
  expect(own.subscription?.paidUntil).toMatch(/^2027-02-28/)

  const late = await setUp(person, 'standard')
  expect(await bench.payWith('5555555555554444', late)).toBe(200)
  await bench.syncDoubtful()
  expect(await shownGrants(person)).toEqual([
    ['standard', 5, '2027-01-31', '2027-02-28'],
    ['standard', 5, '2027-02-28', '2027-03-31'],
  ])
  expect(await bench.userOf(person.email)).toMatchObject({ subscriptionStatus: 'active' })
})

test('a renewal that is never paid ends the plan, and a new one can begin', async () => {
  const person = await subscribed()
  await chargeFrom(person, 'pm_card_chargeCustomerFail')
  await monthPasses('2027-03-20T10:30:00Z')
  expect(await bench.subscriptionsOf(person.email)).toMatchObject([{ status: 'canceled' }])
  expect((await person.own()).subscription).toMatchObject({ status: 'canceled' })
  await setUp(person, 'premium')
  expect(await bench.subscriptionsOf(person.email)).toHaveLength(2)
})

test('who cancels while a month is not paid is asked for it no more', async () => {
  const person = await subscribed()
  await chargeFrom(person, 'pm_card_chargeCustomerFail')
  await monthPasses('2027-02-28T10:30:00Z')
  const late = await setUp(person, 'standard')
  await person.post('cancel')
  expect(await bench.subscriptionsOf(person.email)).toMatchObject([{ status: 'canceled' }])
  expect(await bench.payWith(GOOD_CARD, late)).toBe(400)
})

test('without a card that pays an upgrade is refused and nothing has changed', async () => {
  const person = await subscribed()
  for (const [card, code] of [
    ['pm_card_chargeCustomerFail', 'card_declined'],
    ['pm_card_authenticationRequired', 'bank_asks'],
  ] as const) {
    await chargeFrom(person, card)
    expect(await person.post('change', { planType: 'premium' })).toMatchObject({
      status: 402,
      json: { code },
    })
  }
  const [row] = await bench.subscriptionsOf(person.email)
  const known = await bench.stripe.subscriptions.retrieve(row?.stripeSubscriptionId ?? '')
  await bench.stripe.paymentMethods.detach(String(known.default_payment_method))
  expect(await person.post('change', { planType: 'premium' })).toMatchObject({
    status: 402,
    json: { code: 'no_card' },
  })
  expect(await bench.paymentsOf(person.email)).toHaveLength(1)
  expect(row?.plan).toBe('standard')
})

test('a month whose money went back ends the plan and its access', async () => {
  const person = await subscribed()
  const [payment] = await bench.paymentsOf(person.email)
  await bench.stripe.refunds.create({ payment_intent: payment?.stripePaymentIntentId ?? '' })
  const { data } = await bench.stripe.events.list({ type: 'charge.refunded', limit: 1 })
  for (const event of data) expect(await bench.nudge(event)).toBe(200)
  expect(await bench.subscriptionsOf(person.email)).toMatchObject([{ status: 'canceled' }])
  expect(await shownGrants(person)).toMatchObject([{ 4: 'revoked' }])
  await monthPasses('2027-02-28T10:30:00Z')
  expect(await bench.paymentsOf(person.email)).toHaveLength(1)
})

test("another person sees and changes nothing of somebody's plan", async () => {
  const person = await subscribed()
  const other = await bench.person(`other${round}@example.org`)
  expect((await other.own()).subscription).toBeNull()
  for (const what of ['cancel', 'resume'] as const) {
    expect(await other.post(what)).toMatchObject({ status: 404, json: { code: 'no_subscription' } })
  }
  const [row] = await bench.subscriptionsOf(person.email)
  const stolen = { planType: 'premium', id: row?.id, subscriptionId: row?.stripeSubscriptionId }
  expect((await other.post('change', stolen)).status).toBe(404)
  const [payment] = await bench.paymentsOf(person.email)
  const paymentIntentId = payment?.stripePaymentIntentId
  expect((await other.call('POST', '/api/payment-success', { paymentIntentId })).status).toBe(404)
  expect(await bench.subscriptionsOf(person.email)).toMatchObject([{ cancelAtPeriodEnd: false }])
})

test('without a session every call answers 401, and from another site 403', async () => {
  const json = { 'content-type': 'application/json' }
  const post = (path: string, headers: Record<string, string> = {}) =>
    bench.api.request(path, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify({ planType: 'standard' }),
    })
  const paths = ['', '/change', '/cancel', '/resume'].map((path) => `/api/subscription${path}`)
  for (const path of paths) {
    expect((await post(path)).status, path).toBe(401)
    expect((await post(path, { origin: 'https://evil.example' })).status, path).toBe(403)
  }
  expect((await bench.api.request('/api/subscription')).status).toBe(401)
})

test.each(['unlimited', 'free', '', '__proto__', 7, null])(
  'the plan %j is no monthly plan',
  async (planType) => {
    const person = await newPerson()
    expect((await person.call('POST', '/api/subscription', { planType })).status).toBe(400)
  },
)
