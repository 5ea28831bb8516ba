import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import {
  type BrowserAnswer,
  cardForm,
  openSandboxBench,
  type SandboxBench,
} from './sandbox-bench.ts'

let bench: SandboxBench
let stripe: Stripe

beforeAll(async () => {
  bench = await openSandboxBench(await freshDatabase())
  stripe = bench.stripe()
})
afterAll(() => bench.close())

async function newIntent() {
  const intent = await stripe.paymentIntents.create({
    amount: 999,
    currency: 'usd',
    metadata: { secret_note: 'for the merchant only' },
  })
  return { id: intent.id, secret: intent.client_secret ?? '' }
}

function confirm(
  intent: { id: string; secret: string },
  number: string,
  change: Record<string, string> = {},
): Promise<BrowserAnswer> {
  return bench.browser('POST', `/v1/payment_intents/${intent.id}/confirm`, {
    client_secret: intent.secret,
    ...cardForm(number, change),
  })
}

function authenticate(intent: { id: string; secret: string }, outcome: 'succeed' | 'fail') {
  return bench.browser('POST', `/v1/sandbox/payment_intents/${intent.id}/authenticate`, {
    client_secret: intent.secret,
    outcome,
  })
}

describe('a good card', () => {
  test('4242 pays the whole amount by one charge', async () => {
    const intent = await newIntent()
    const answer = await confirm(intent, '4242 4242 4242 4242')
    expect(answer).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 999 })
    expect(paid.latest_charge).toMatchObject({
      amount: 999,
      paid: true,
      status: 'succeeded',
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    })
  })

  test('cannot pay the same intent a second time', async () => {
    const intent = await newIntent()
    const answers = await Promise.all([
      confirm(intent, '4242424242424242'),
      confirm(intent, '4242424242424242'),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
    const charges = await bench.pool.query(
      `select 1 from payment_sandbox.objects where kind = 'charge' and body->>'payment_intent' = $1`,
      [intent.id],
    )
    expect(charges.rowCount).toBe(1)
  })

  test('can follow a declined one', async () => {
    const intent = await newIntent()
    expect((await confirm(intent, '4000000000000002')).status).toBe(402)
    expect((await confirm(intent, '4242424242424242')).status).toBe(200)
    const paid = await stripe.paymentIntents.retrieve(intent.id)
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })
})

describe('a declined card leaves the intent open, with the reason', () => {
  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error', 'processing_error'],
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
  ])('%s: %s, %s', async (number, code, declineCode) => {
    const intent = await newIntent()
    const answer = await confirm(intent, number)
    expect(answer).toMatchObject({
      status: 402,
      body: {
        error: {
          type: 'card_error',
          code,
          decline_code: declineCode,
          payment_intent: { id: intent.id, status: 'requires_payment_method' },
        },
      },
    })
    const left = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
    expect(left).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: { code, decline_code: declineCode, type: 'card_error' },
      latest_charge: { status: 'failed', paid: false, failure_code: code },
    })
  })
})

describe('a card that cannot be entered tries no charge', () => {
  const month = new Date().getUTCMonth() + 1
  const year = new Date().getUTCFullYear()

  test.each<[string, string, Record<string, string>]>([
    ['incorrect_number', '4242424242424241', {}],
    ['incorrect_number', '12345', {}],
    ['invalid_expiry_year', '4242424242424242', { exp_year: String(year - 1) }],
    ['invalid_expiry_year', '4242424242424242', { exp_year: 'soon' }],
    ['invalid_expiry_month', '4242424242424242', { exp_month: '13' }],
    ['invalid_cvc', '4242424242424242', { cvc: '12' }],
  ])('%s for %s %j', async (code, number, fields) => {
    const intent = await newIntent()
    const change = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [`payment_method_data[card][${name}]`, value]),
    )
    const answer = await confirm(intent, number, change)
    expect(answer).toMatchObject({ status: 402, body: { error: { type: 'card_error', code } } })
    const left = await stripe.paymentIntents.retrieve(intent.id)
    expect(left).toMatchObject({ last_payment_error: null, latest_charge: null })
  })

  test('this month is still valid, with a two-digit year', async () => {
    const answer = await confirm(await newIntent(), '4242424242424242', {
      'payment_method_data[card][exp_month]': String(month),
      'payment_method_data[card][exp_year]': String(year).slice(2),
    })
    expect(answer.status).toBe(200)
  })
})

describe('a card whose bank asks for a second factor', () => {
  test.each(['4000002500003155', '4000 0027 6000 3184'])('%s waits, then pays', async (number) => {
    const intent = await newIntent()
    expect((await confirm(intent, number)).body).toMatchObject({
      status: 'requires_action',
      next_action: {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect' },
      },
    })
    expect((await stripe.paymentIntents.retrieve(intent.id)).amount_received).toBe(0)
    expect((await authenticate(intent, 'succeed')).body).toMatchObject({
      status: 'succeeded',
      next_action: null,
    })
    expect((await authenticate(intent, 'succeed')).status).toBe(400)
  })

  test('a failed second factor asks for another method', async () => {
    const intent = await newIntent()
    await confirm(intent, '4000002500003155')
    expect((await authenticate(intent, 'fail')).body).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    expect((await confirm(intent, '4242424242424242')).status).toBe(200)
  })
})

describe('what a browser learns', () => {
  test('nothing of the merchant’s records, in no answer', async () => {
    const intent = await newIntent()
    const path = `/v1/payment_intents/${intent.id}`
    const read = await bench.browser('GET', path, { client_secret: intent.secret })
    const declined = await confirm(intent, '4000000000000002')
    const paid = await confirm(intent, '4242424242424242')
    const refused = await confirm(intent, '4242424242424242')
    expect([read, declined, paid, refused].map((answer) => answer.status)).toEqual([
      200, 402, 200, 400,
    ])
    for (const { text } of [read, declined, paid, refused]) {
      expect(text).toContain(intent.id)
      expect(text).not.toContain('for the merchant only')
      expect(text).not.toMatch(/"(metadata|customer|latest_charge|amount_received)"/)
    }
  })

  test('a wrong secret answers exactly as an unknown intent', async () => {
    const intent = await newIntent()
    const read = (id: string, secret: string) =>
      bench.browser('GET', `/v1/payment_intents/${id}`, { client_secret: secret })
    const wrong = await read(intent.id, `${intent.secret}x`)
    const unknown = await read('pi_unknown', 'pi_unknown_secret_x')
    expect(wrong.status).toBe(404)
    expect(wrong.text.replaceAll(intent.id, 'ID')).toBe(unknown.text.replaceAll('pi_unknown', 'ID'))
    expect((await bench.browser('GET', `/v1/payment_intents/${intent.id}`, {})).status).toBe(400)
  })

  test('no card number reaches the database or the log', async () => {
    const number = '4000000000009995'
    const keyed = await newIntent()
    const path = `/v1/payment_intents/${keyed.id}/confirm`
    const form = { client_secret: keyed.secret, ...cardForm(number) }
    expect((await bench.browser('POST', path, form, 'a key')).status).toBe(402)
    const tables = await bench.pool.query<{ text: string }>(
      `select (select string_agg(o::text, '') from payment_sandbox.objects o)
         || (select string_agg(e::text, '') from payment_sandbox.events e)
         || (select string_agg(k::text, '') from payment_sandbox.idempotency_keys k) as text`,
    )
    const text = tables.rows[0]?.text ?? ''
    expect(text).toMatch(/last4\W+9995/)
    expect(text).toContain('a key')
    expect(text).not.toContain(number)
    const log = bench.logged.join('\n')
    expect(log).toContain(keyed.id)
    expect(log).not.toContain(number)
    expect(log).not.toContain(keyed.secret)
  })
})
