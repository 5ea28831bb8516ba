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

async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof Stripe.errors.StripeError) return error
  throw new Error(`not refused: ${JSON.stringify(error)}`)
}

// Complete by the SDK's own types: tsc fails when a field that it promises is missing here.
type Required<T> = { [K in keyof T as undefined extends T[K] ? never : K]: true }
const INTENT_FIELDS: Omit<Required<Stripe.PaymentIntent>, 'lastResponse'> = {
  id: true,
  object: true,
  allowed_payment_method_types: true,
  amount: true,
  amount_capturable: true,
  amount_received: true,
  application: true,
  application_fee_amount: true,
  automatic_payment_methods: true,
  canceled_at: true,
  cancellation_reason: true,
  capture_method: true,
  client_secret: true,
  confirmation_method: true,
  created: true,
  currency: true,
  customer: true,
  customer_account: true,
  description: true,
  excluded_payment_method_types: true,
  last_payment_error: true,
  latest_charge: true,
  livemode: true,
  managed_payments: true,
  metadata: true,
  next_action: true,
  on_behalf_of: true,
  payment_method: true,
  payment_method_configuration_details: true,
  payment_method_options: true,
  payment_method_types: true,
  payment_record: true,
  processing: true,
  receipt_email: true,
  review: true,
  setup_future_usage: true,
  shipping: true,
  source: true,
  statement_descriptor: true,
  statement_descriptor_suffix: true,
  status: true,
  transfer_group: true,
}

describe('an intent', () => {
  test('has every field the SDK promises, and ids of the right form', async () => {
    const intent = await stripe.paymentIntents.create({ ...PRICE, metadata: { plan: 'unlimited' } })
    expect(Object.keys(intent)).toEqual(expect.arrayContaining(Object.keys(INTENT_FIELDS)))
    expect(intent.id).toMatch(/^pi_[0-9A-Za-z]{24}$/)
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_[0-9A-Za-z]{25}$`))
    expect(intent.lastResponse.requestId).toMatch(/^req_/)
    expect(intent).toMatchObject({
      ...PRICE,
      status: 'requires_payment_method',
      metadata: { plan: 'unlimited' },
      livemode: false,
    })
    expect(await stripe.paymentIntents.retrieve(intent.id)).toEqual(intent)
  })

  test('takes changes; a metadata key sent empty is removed', async () => {
    const { id } = await stripe.paymentIntents.create({ ...PRICE, metadata: { a: '1', b: '2' } })
    const changed = await stripe.paymentIntents.update(id, {
      amount: 1500,
      description: 'Thirty days',
      metadata: { a: '', c: '3' },
    })
    expect(changed).toMatchObject({ amount: 1500, description: 'Thirty days' })
    expect(changed.metadata).toEqual({ b: '2', c: '3' })
  })

  test('keeps a method for a later confirmation', async () => {
    const { id } = await stripe.paymentIntents.create(PRICE)
    const ready = await stripe.paymentIntents.update(id, { payment_method: 'pm_card_mastercard' })
    expect(ready.status).toBe('requires_confirmation')
    const paid = await stripe.paymentIntents.confirm(id, { return_url: RETURN_URL })
    expect(paid).toMatchObject({ status: 'succeeded', payment_method: ready.payment_method })
    await expect(stripe.paymentIntents.update(id, { amount: 500 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  test('lists by customer, newest first, page after page', async () => {
    const customer = await stripe.customers.create({ email: 'a@b.example' })
    const ids: string[] = []
    for (let i = 0; i < 5; i++) {
      ids.unshift((await stripe.paymentIntents.create({ ...PRICE, customer: customer.id })).id)
    }
    const first = await stripe.paymentIntents.list({ customer: customer.id, limit: 2 })
    expect(first.data.map((intent) => intent.id)).toEqual(ids.slice(0, 2))
    expect(first.has_more).toBe(true)
    const all: string[] = []
    for await (const intent of stripe.paymentIntents.list({ customer: customer.id, limit: 2 })) {
      all.push(intent.id)
    }
    expect(all).toEqual(ids)
    const back = await stripe.paymentIntents.list({
      customer: customer.id,
      ending_before: ids[3] ?? '',
      limit: 2,
    })
    expect(back.data.map((intent) => intent.id)).toEqual(ids.slice(1, 3))
  })
})

describe('the end of an intent', () => {
  test('a cancelation happens once; then it is neither canceled nor confirmed', async () => {
    const { id } = await stripe.paymentIntents.create(PRICE)
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    for (const again of [
      () => stripe.paymentIntents.cancel(id),
      () =>
        stripe.paymentIntents.confirm(id, {
          payment_method: 'pm_card_visa',
          return_url: RETURN_URL,
        }),
    ]) {
      const error = await refusal(again())
      expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
      expect(error.code).toBe('payment_intent_unexpected_state')
      expect(error.payment_intent?.status).toBe('canceled')
    }
  })

  test('a paid one expands what is asked for', async () => {
    const customer = await stripe.customers.create({ email: 'expand@b.example' })
    const { id } = await stripe.paymentIntents.create({
      ...PRICE,
      customer: customer.id,
      payment_method: 'pm_card_visa',
      confirm: true,
      return_url: RETURN_URL,
    })
    const intent = await stripe.paymentIntents.retrieve(id, {
      expand: ['customer', 'latest_charge.refunds', 'payment_method'],
    })
    expect(intent.customer).toMatchObject({ id: customer.id, email: 'expand@b.example' })
    expect(intent.latest_charge).toMatchObject({ object: 'charge', refunds: { data: [] } })
    expect(intent.payment_method).toMatchObject({ card: { brand: 'visa', last4: '4242' } })
    const error = await refusal(stripe.paymentIntents.retrieve(id, { expand: ['amount'] }))
    expect(error.message).toMatch(/cannot be expanded/)
  })
})

describe('a wrong request is refused with its parameter and code', () => {
  const metadata = (keys: number) =>
    Object.fromEntries(Array.from({ length: keys }, (_, i) => [`k${i}`, 'v']))

  test.each<[string, object, Partial<Stripe.errors.StripeError>]>([
    ['49 cents', { amount: 49 }, { param: 'amount', code: 'amount_too_small' }],
    ['too large', { amount: 100_000_000 }, { param: 'amount', code: 'amount_too_large' }],
    ['zero', { amount: 0 }, { param: 'amount', code: 'parameter_invalid_integer' }],
    ['a fraction', { amount: 9.99 }, { param: 'amount', code: 'parameter_invalid_integer' }],
    ['no amount', { amount: undefined }, { param: 'amount', code: 'parameter_missing' }],
    ['no currency', { currency: undefined }, { param: 'currency', code: 'parameter_missing' }],
    ['an unknown currency', { currency: 'xyz' }, { param: 'currency' }],
    ['an unknown parameter', { amout: 1 }, { param: 'amout', code: 'parameter_unknown' }],
    ['51 metadata keys', { metadata: metadata(51) }, { param: 'metadata' }],
    [
      'a long key',
      { metadata: { ['k'.repeat(41)]: 'v' } },
      { param: `metadata[${'k'.repeat(41)}]` },
    ],
    ['a long value', { metadata: { k: 'v'.repeat(501) } }, { param: 'metadata[k]' }],
    ['a bad address', { receipt_email: 'nobody' }, { code: 'email_invalid' }],
    [
      'an unknown customer',
      { customer: 'cus_x' },
      { param: 'customer', code: 'resource_missing', statusCode: 400 },
    ],
  ])('%s', async (_name, change, expected) => {
    const params = { ...PRICE, ...change } as Stripe.PaymentIntentCreateParams
    const error = await refusal(stripe.paymentIntents.create(params))
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
    expect(error).toMatchObject({ statusCode: 400, ...expected })
  })

  test('the limits themselves are allowed', async () => {
    const smallest = await stripe.paymentIntents.create({
      ...PRICE,
      amount: 50,
      metadata: { ...metadata(49), ['k'.repeat(40)]: 'v'.repeat(500) },
    })
    expect(Object.keys(smallest.metadata)).toHaveLength(50)
    const largest = await stripe.paymentIntents.create({ ...PRICE, amount: 99_999_999 })
    expect(largest.amount).toBe(99_999_999)
  })

  test('what does not exist is a 404 resource_missing', async () => {
    for (const call of [
      () => stripe.paymentIntents.retrieve('pi_nothing'),
      () => stripe.customers.retrieve('cus_nothing'),
      () => stripe.charges.retrieve('ch_nothing'),
      () => stripe.refunds.retrieve('re_nothing'),
      () => stripe.events.retrieve('evt_nothing'),
    ]) {
      const error = await refusal(call())
      expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
      expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing' })
      expect(error.doc_url).toBe('https://stripe.com/docs/error-codes/resource-missing')
    }
    const unknown = await refusal(stripe.balance.retrieve())
    expect(unknown).toMatchObject({ statusCode: 404, rawType: 'invalid_request_error' })
  })

  test('confirming needs a method and a way back', async () => {
    const { id } = await stripe.paymentIntents.create(PRICE)
    const bare = await refusal(stripe.paymentIntents.confirm(id, { return_url: RETURN_URL }))
    expect(bare.code).toBe('payment_intent_unexpected_state')
    const stuck = await refusal(
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
    )
    expect(stuck.message).toMatch(/return_url/)
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method')
  })
})

describe('keys', () => {
  test('a wrong key is refused and not repeated in full', async () => {
    const error = await refusal(bench.stripe('sk_test_wrong_0123456789').customers.list())
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    expect(error.message).not.toContain('wrong_0123456789')
  })

  test('the publishable key cannot do a server’s work', async () => {
    const error = await refusal(bench.stripe('pk_test_sandbox_public').customers.list())
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    expect(error.code).toBe('secret_key_required')
  })

  test('basic authentication works, no key does not', async () => {
    const { host, port } = bench.api()
    const url = `http://${host}:${port}/v1/customers`
    const basic = Buffer.from('sk_test_sandbox_secret:').toString('base64')
    const withKey = await fetch(url, { headers: { Authorization: `Basic ${basic}` } })
    expect(withKey.status).toBe(200)
    const without = await fetch(url)
    expect(without.status).toBe(401)
    expect(await without.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
    const inAddress = await fetch(`${url}?key=sk_test_sandbox_secret`)
    expect(inAddress.status).toBe(401)
  })
})

describe('customers', () => {
  test('are made, changed, and found by their exact address', async () => {
    const made = await stripe.customers.create({ email: 'One@b.example', name: 'One' })
    expect(made.id).toMatch(/^cus_/)
    await stripe.customers.create({ email: 'two@b.example' })
    const changed = await stripe.customers.update(made.id, { name: '', metadata: { a: '1' } })
    expect(changed).toMatchObject({ name: null, email: 'One@b.example', metadata: { a: '1' } })
    const found = await stripe.customers.list({ email: 'One@b.example' })
    expect(found.data.map((customer) => customer.id)).toEqual([made.id])
    const error = await refusal(stripe.customers.create({ email: 'not an address' }))
    expect(error).toMatchObject({ code: 'email_invalid', param: 'email' })
  })
})
