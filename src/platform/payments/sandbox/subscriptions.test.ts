import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { cardForm, openSandboxBench, type SandboxBench } from './sandbox-bench.ts'

const EXPAND = ['latest_invoice.confirmation_secret', 'latest_invoice.payments']

let bench: SandboxBench
let stripe: Stripe

beforeAll(async () => {
  bench = await openSandboxBench(await freshDatabase())
  stripe = bench.stripe()
  await stripe.products.create({ id: 'p_standard', name: 'Standard' })
  await stripe.products.create({ id: 'p_premium', name: 'Premium' })
})
afterAll(() => bench.close())
beforeEach(() => setClock('2027-01-31T10:00:00Z'))

function setClock(moment: string): void {
  bench.clock.aheadMs = Date.parse(moment) - Date.now()
}

const price = (product: string, amount: number) => ({
  price_data: {
    currency: 'usd',
    product,
    unit_amount: amount,
    recurring: { interval: 'month' as const },
  },
})

async function subscribe(): Promise<Stripe.Subscription> {
  const customer = await stripe.customers.create({ email: 'buyer@customer.example' })
  return stripe.subscriptions.create({
    customer: customer.id,
    items: [price('p_standard', 1900)],
    payment_behavior: 'default_incomplete',
    payment_settings: {
      save_default_payment_method: 'on_subscription',
      payment_method_types: ['card'],
    },
    expand: EXPAND,
  })
}

function openSecret({ latest_invoice: invoice }: Stripe.Subscription): string {
  if (invoice === null || typeof invoice === 'string') throw new Error('not expanded')
  return invoice.confirmation_secret?.client_secret ?? ''
}

async function payOpen(subscription: Stripe.Subscription, card: string): Promise<number> {
  const secret = openSecret(subscription)
  const id = secret.split('_secret_')[0]
  const form = cardForm(card, { client_secret: secret })
  return (await bench.browser('POST', `/v1/payment_intents/${id}/confirm`, form)).status
}

async function subscribed(card = '4242424242424242'): Promise<Stripe.Subscription> {
  const subscription = await subscribe()
  expect(await payOpen(subscription, card)).toBe(200)
  return read(subscription.id)
}

const read = (id: string) => stripe.subscriptions.retrieve(id, { expand: EXPAND })

const periodEnd = ({ items }: Stripe.Subscription) =>
  new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10)

async function billedOn(moment: string): Promise<void> {
  setClock(moment)
  await bench.billDue()
}

async function eventTypes(): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: 100 })
  return data.map(({ type }) => type)
}

/** The same of one object alone: on a billing day there are those of all who were billed before. */
async function eventTypesOf(id: string): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: 100 })
  return data.flatMap(({ type, data: { object } }) =>
    'id' in object && object.id === id ? [type] : [],
  )
}

async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof Stripe.errors.StripeError) return error
  throw new Error(`not refused: ${JSON.stringify(error)}`)
}

async function invoiceAmounts(subscription: string): Promise<[string | null, number][]> {
  const { data } = await stripe.invoices.list({ subscription })
  return data.map(({ status, amount_due: due }) => [status, due])
}

test('a new one waits for its first payment, and the card that paid is kept', async () => {
  const fresh = await subscribe()
  expect(fresh.status).toBe('incomplete')
  expect(await payOpen(fresh, '4242424242424242')).toBe(200)
  const paid = await read(fresh.id)
  expect(paid.status).toBe('active')
  expect(paid.default_payment_method).toMatch(/^pm_/)
  expect(periodEnd(paid)).toBe('2027-02-28')
  const types = await eventTypes()
  expect(types).toEqual(
    expect.arrayContaining([
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'customer.subscription.updated',
    ]),
  )
})

test('a declined first payment leaves it incomplete, and another card can pay', async () => {
  const fresh = await subscribe()
  expect(await payOpen(fresh, '4000000000000002')).toBe(402)
  expect((await read(fresh.id)).status).toBe('incomplete')
  expect(await payOpen(fresh, '4242424242424242')).toBe(200)
  expect((await read(fresh.id)).status).toBe('active')
})

test('one that is not paid within 23 hours expires, and can then not be paid', async () => {
  const fresh = await subscribe()
  await billedOn('2027-02-01T08:59:00Z')
  expect((await read(fresh.id)).status).toBe('incomplete')
  await billedOn('2027-02-01T09:10:00Z')
  expect((await read(fresh.id)).status).toBe('incomplete_expired')
  expect(await payOpen(fresh, '4242424242424242')).toBe(400)
})

test('from the 31st on it renews on the last day of a short month, and on the 31st again', async () => {
  const { id } = await subscribed()
  const ends: string[] = []
  for (const moment of ['2027-02-28', '2027-03-31', '2027-04-30']) {
    await billedOn(`${moment}T09:59:00Z`)
    const before = periodEnd(await read(id))
    expect(before).toBe(moment)
    await billedOn(`${moment}T10:10:00Z`)
    ends.push(periodEnd(await read(id)))
  }
  expect(ends).toEqual(['2027-03-31', '2027-04-30', '2027-05-31'])
  expect(await invoiceAmounts(id)).toEqual(Array(4).fill(['paid', 1900]))
})

test('a clock that jumps over months renews each of them once', async () => {
  const { id } = await subscribed()
  await billedOn('2027-06-01T00:00:00Z')
  expect(periodEnd(await read(id))).toBe('2027-06-30')
  expect(await invoiceAmounts(id)).toEqual(Array(5).fill(['paid', 1900]))
  expect(await bench.billDue()).toBe(0)
})

test('a dearer plan takes the rest of the month at once', async () => {
  const { id, items } = await subscribed()
  setClock('2027-02-14T10:00:00Z')
  const changed = await stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', ...price('p_premium', 4900) }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
    expand: EXPAND,
  })
  expect(periodEnd(changed)).toBe('2027-02-28')
  const [[status, due] = ['', 0]] = await invoiceAmounts(id)
  expect(status).toBe('paid')
  // Half of 28 days, up to the seconds that this test takes.
  expect(Math.abs(due - 1500)).toBeLessThanOrEqual(2)
  await billedOn('2027-02-28T10:10:00Z')
  expect((await invoiceAmounts(id))[0]).toEqual(['paid', 4900])
})

test('a plan for the next month costs nothing now', async () => {
  const { id, items } = await subscribed()
  await stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', ...price('p_premium', 4900) }],
    proration_behavior: 'none',
  })
  expect(await invoiceAmounts(id)).toEqual([['paid', 1900]])
})

test.each([
  ['pm_card_chargeCustomerFail', 'card_declined'],
  ['pm_card_authenticationRequired', 'authentication_required'],
])('with the card %s a dearer plan is refused and nothing has changed', async (card, code) => {
  const { id, items } = await subscribed()
  await stripe.subscriptions.update(id, { default_payment_method: card })
  const error = await refusal(
    stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', ...price('p_premium', 4900) }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    }),
  )
  expect(error).toMatchObject({ statusCode: 402, code })
  expect((await read(id)).items.data[0]?.price.unit_amount).toBe(1900)
  expect(await invoiceAmounts(id)).toEqual([['paid', 1900]])
})

test('cancelled at the end of its period it goes on until then, and can be resumed before', async () => {
  const { id } = await subscribed()
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await billedOn('2027-02-20T00:00:00Z')
  expect((await read(id)).status).toBe('active')
  await stripe.subscriptions.update(id, { cancel_at_period_end: false })
  await billedOn('2027-02-28T10:10:00Z')
  expect(periodEnd(await read(id))).toBe('2027-03-31')
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await billedOn('2027-03-31T10:10:00Z')
  expect((await read(id)).status).toBe('canceled')
  expect(await eventTypesOf(id)).toContain('customer.subscription.deleted')
  expect(await invoiceAmounts(id)).toHaveLength(2)
  const late = await refusal(stripe.subscriptions.update(id, { cancel_at_period_end: false }))
  expect(late.code).toBe('resource_missing')
})

test('a renewal that fails is tried again after 3, 5 and 7 days, then it ends', async () => {
  const { id } = await subscribed()
  await stripe.subscriptions.update(id, { default_payment_method: 'pm_card_chargeCustomerFail' })
  await billedOn('2027-02-28T10:10:00Z')
  expect((await read(id)).status).toBe('past_due')
  expect(await eventTypes()).toContain('invoice.payment_failed')
  for (const [day, status] of [
    ['2027-03-03', 'past_due'],
    ['2027-03-08', 'past_due'],
    ['2027-03-15', 'canceled'],
  ]) {
    await billedOn(`${day}T10:10:00Z`)
    expect((await read(id)).status, day).toBe(status)
  }
})

test('a failed renewal can be paid with another card, which is then kept', async () => {
  const { id } = await subscribed()
  await stripe.subscriptions.update(id, { default_payment_method: 'pm_card_chargeCustomerFail' })
  await billedOn('2027-02-28T10:10:00Z')
  expect(await payOpen(await read(id), '5555555555554444')).toBe(200)
  expect((await read(id)).status).toBe('active')
  await billedOn('2027-03-31T10:10:00Z')
  expect(await invoiceAmounts(id)).toEqual(Array(3).fill(['paid', 1900]))
})

test('a card that was taken away pays no renewal', async () => {
  const { id, default_payment_method: card } = await subscribed()
  await stripe.paymentMethods.detach(String(card))
  await billedOn('2027-02-28T10:10:00Z')
  expect((await read(id)).status).toBe('past_due')
})

test('a bank that asked once does not ask at a renewal; one that always asks stops it', async () => {
  const once = await subscribe()
  expect(await payOpen(once, '4000002500003155')).toBe(200)
  const secret = openSecret(once)
  const path = `/v1/sandbox/payment_intents/${secret.split('_secret_')[0]}/authenticate`
  await bench.browser('POST', path, { client_secret: secret, outcome: 'succeed' })
  const always = await subscribed()
  await stripe.subscriptions.update(always.id, {
    default_payment_method: 'pm_card_authenticationRequired',
  })
  await billedOn('2027-02-28T10:10:00Z')
  expect((await read(once.id)).status).toBe('active')
  expect((await read(always.id)).status).toBe('past_due')
})

test('cancelled while it waits for its first payment it expires with its invoice', async () => {
  const fresh = await subscribe()
  expect((await stripe.subscriptions.cancel(fresh.id)).status).toBe('incomplete_expired')
  expect(await invoiceAmounts(fresh.id)).toEqual([['void', 1900]])
  expect(await payOpen(fresh, '4242424242424242')).toBe(400)
})

test('what is paid for a month names its intent and its period', async () => {
  const { id } = await subscribed()
  const { data } = await stripe.invoices.list({ subscription: id, expand: ['data.payments'] })
  const [invoice] = data
  const payment = invoice?.payments?.data[0]
  expect(payment).toMatchObject({
    status: 'paid',
    amount_paid: 1900,
    payment: { type: 'payment_intent', payment_intent: expect.stringMatching(/^pi_/) },
  })
  expect(invoice?.lines.data[0]).toMatchObject({
    amount: 1900,
    pricing: { price_details: { product: 'p_standard' } },
    period: { end: Date.parse('2027-02-28T10:00:00Z') / 1000 + expectSeconds(invoice) },
  })
})

function expectSeconds(invoice: Stripe.Invoice | undefined): number {
  return (invoice?.created ?? 0) - Date.parse('2027-01-31T10:00:00Z') / 1000
}

test('parameters that the sandbox does not know are refused by name', async () => {
  const customer = await stripe.customers.create({ email: 'buyer@customer.example' })
  const error = await refusal(
    stripe.subscriptions.create({
      customer: customer.id,
      items: [price('p_standard', 1900)],
      payment_behavior: 'default_incomplete',
      trial_period_days: 7,
    }),
  )
  expect(error).toMatchObject({ code: 'parameter_unknown', param: 'trial_period_days' })
})

test('after a restart the billing goes on', async () => {
  const { id } = await subscribed()
  setClock('2027-02-28T10:10:00Z')
  await bench.restart()
  stripe = bench.stripe()
  await expect.poll(async () => periodEnd(await read(id))).toBe('2027-03-31')
})
