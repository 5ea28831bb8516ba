import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { openSandboxBench, RETURN_URL, type SandboxBench } from './sandbox-bench.ts'

let bench: SandboxBench
let stripe: Stripe

beforeAll(async () => {
  bench = await openSandboxBench(await freshDatabase())
  stripe = bench.stripe()
})
afterAll(() => bench.close())

async function paidIntent(method = 'pm_card_visa') {
  const intent = await stripe.paymentIntents.create({
    amount: 999,
    currency: 'usd',
    payment_method: method,
    confirm: true,
    return_url: RETURN_URL,
  })
  return { intent: intent.id, charge: String(intent.latest_charge) }
}

test('a full refund gives everything back, once', async () => {
  const { intent, charge } = await paidIntent()
  const refund = await stripe.refunds.create({
    payment_intent: intent,
    reason: 'requested_by_customer',
    metadata: { why: 'withdrawal' },
  })
  expect(refund).toMatchObject({
    amount: 999,
    charge,
    payment_intent: intent,
    status: 'succeeded',
    reason: 'requested_by_customer',
    metadata: { why: 'withdrawal' },
  })
  expect(refund.id).toMatch(/^re_/)
  expect(await stripe.refunds.retrieve(refund.id)).toEqual(refund)
  expect(await stripe.charges.retrieve(charge)).toMatchObject({
    amount_refunded: 999,
    refunded: true,
  })
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
})

test('partial refunds add up and never exceed what was paid', async () => {
  const { intent, charge } = await paidIntent()
  await stripe.refunds.create({ payment_intent: intent, amount: 400 })
  await expect(stripe.refunds.create({ charge, amount: 600 })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    param: 'amount',
    message: expect.stringContaining('greater than unrefunded amount'),
  })
  expect(await stripe.charges.retrieve(charge)).toMatchObject({
    amount_refunded: 400,
    refunded: false,
  })
  const rest = await stripe.refunds.create({ charge })
  expect(rest.amount).toBe(599)
  const list = await stripe.refunds.list({ payment_intent: intent })
  expect(list.data.map((refund) => refund.amount)).toEqual([599, 400])
})

test('refunds at the same moment cannot give back more than was paid', async () => {
  const { intent, charge } = await paidIntent()
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => stripe.refunds.create({ payment_intent: intent, amount: 400 })),
  )
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(2)
  expect((await stripe.charges.retrieve(charge)).amount_refunded).toBe(800)
})

test('an unpaid intent has nothing to refund', async () => {
  const open = await stripe.paymentIntents.create({ amount: 999, currency: 'usd' })
  await expect(stripe.refunds.create({ payment_intent: open.id })).rejects.toThrow(
    /does not have a successful charge to refund/,
  )
  await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  })
  await expect(stripe.refunds.create({})).rejects.toBeInstanceOf(
    Stripe.errors.StripeInvalidRequestError,
  )
})

test('a disputed charge says so and cannot be refunded', async () => {
  const { intent, charge } = await paidIntent('pm_card_createDispute')
  expect((await stripe.charges.retrieve(charge)).disputed).toBe(true)
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  })
})

test('a dispute is closed once; won, the charge can be refunded again', async () => {
  const { intent, charge } = await paidIntent('pm_card_createDispute')
  const [dispute] = (await stripe.disputes.list({ charge })).data
  const id = dispute?.id ?? ''
  const told = (text: string) =>
    stripe.disputes.update(id, { evidence: { uncategorized_text: text }, submit: true })
  expect((await told('an argument')).status).toBe('under_review')
  expect((await told('winning_evidence')).status).toBe('won')
  await expect(told('losing_evidence')).rejects.toMatchObject({ code: 'dispute_already_closed' })
  await expect(stripe.disputes.close(id)).rejects.toThrow(/already closed/)
  expect((await stripe.charges.retrieve(charge)).disputed).toBe(true)
  expect((await stripe.refunds.create({ payment_intent: intent })).status).toBe('succeeded')
})
