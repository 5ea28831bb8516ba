import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isProviderUnavailable } from './payment-provider.server.ts'
import { aKey, type Connection, type Open, payWith } from './payment-provider-steps.ts'
import { describeSubscriptions } from './subscription-conformance.ts'

const ORDER = {
  amountCents: 999,
  currency: 'usd',
  email: 'buyer@customer.example',
  metadata: { plan: 'unlimited' },
  description: '30-Day Unlimited Access',
}

/** What holds for every provider behind the port, the real one included. */
export function describeProvider(name: string, skip: boolean, open: () => Promise<Connection>) {
  describe.skipIf(skip)(name, { timeout: 60_000 }, () => {
    let opened: Connection | undefined
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened?.close())

    const at: Open = () => {
      if (opened === undefined) throw new Error('the connection is not open yet')
      return opened
    }
    describe('an intent', () => describeIntents(at))
    describe('a payment', () => describePayments(at))
    describe('a cancelation', () => describeCancelations(at))
    describe('a refund', () => describeRefunds(at))
    describe('a subscription', () => describeSubscriptions(at))
  })
}

async function newIntent(at: Open): Promise<string> {
  return (await at().provider.createIntent({ ...ORDER, idempotencyKey: aKey() })).id
}

async function paidIntent(at: Open): Promise<string> {
  return payWith(at, await newIntent(at), 'pm_card_visa')
}

function describeIntents(at: Open): void {
  test('is made once per key, ready for a browser', async () => {
    const idempotencyKey = aKey()
    const first = await at().provider.createIntent({ ...ORDER, idempotencyKey })
    const again = await at().provider.createIntent({ ...ORDER, idempotencyKey })
    expect(again).toEqual(first)
    expect(first.status).toBe('created')
    expect(first.clientSecret).toMatch(new RegExp(`^${first.id}_secret_`))
    expect(await at().provider.retrieveIntent(first.id)).toEqual({
      id: first.id,
      clientSecret: first.clientSecret,
      status: 'created',
      amountCents: 999,
      amountReceivedCents: 0,
      amountRefundedCents: 0,
      currency: 'usd',
      metadata: { plan: 'unlimited' },
      failureMessage: null,
      disputed: false,
    })
  })

  test('refuses another order under a used key', async () => {
    const idempotencyKey = aKey()
    await at().provider.createIntent({ ...ORDER, idempotencyKey })
    const other = at().provider.createIntent({ ...ORDER, amountCents: 1900, idempotencyKey })
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    expect(isProviderUnavailable(await other.catch((error: unknown) => error))).toBe(false)
  })

  test.each(['pi_3Unknown0000000000000000', '', 'pi_../customers', 'cus_1', 'pi_1?expand=x'])(
    'that the provider does not know is null: %j',
    async (id) => {
      expect(await at().provider.retrieveIntent(id)).toBeNull()
      expect(await at().provider.cancelIntent(id)).toEqual({
        ok: false,
        reason: 'unknown-intent',
      })
      const refund = at().provider.refundIntent({ intentId: id, idempotencyKey: aKey() })
      expect(await refund).toEqual({ ok: false, reason: 'unknown-intent' })
    },
  )
}

function describePayments(at: Open): void {
  test.each([
    ['pm_card_visa', 'succeeded', 999, null],
    ['pm_card_chargeDeclined', 'failed', 0, 'Your card was declined.'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'failed', 0, 'Your card has insufficient funds.'],
    ['pm_card_authenticationRequired', 'requires_action', 0, null],
  ])('with %s is %s', async (method, status, amountReceivedCents, failureMessage) => {
    const id = await payWith(at, await newIntent(at), method)
    const found = await at().provider.retrieveIntent(id)
    expect(found).toMatchObject({ status, amountReceivedCents, failureMessage })
  })

  test('that failed can still succeed', async () => {
    const id = await payWith(at, await newIntent(at), 'pm_card_chargeDeclined')
    await payWith(at, id, 'pm_card_visa')
    expect(await at().provider.retrieveIntent(id)).toMatchObject({
      status: 'succeeded',
      failureMessage: null,
    })
  })

  test('that its card holder disputes says so', async () => {
    const id = await payWith(at, await newIntent(at), 'pm_card_createDispute')
    const disputed = async () => (await at().provider.retrieveIntent(id))?.disputed
    await expect.poll(disputed, { timeout: 30_000, interval: 500 }).toBe(true)
    const refund = at().provider.refundIntent({ intentId: id, idempotencyKey: aKey() })
    expect(await refund).toEqual({ ok: false, reason: 'disputed' })
  })

  test.each([
    ['winning_evidence', false],
    ['losing_evidence', true],
  ])('whose dispute ends with %s is disputed: %s', async (evidence, stays) => {
    const id = await payWith(at, await newIntent(at), 'pm_card_createDispute')
    const disputed = async () => (await at().provider.retrieveIntent(id))?.disputed
    await expect.poll(disputed, { timeout: 30_000, interval: 500 }).toBe(true)
    const { disputes } = at().stripe
    const [dispute] = (await disputes.list({ payment_intent: id })).data
    const submitted = { evidence: { uncategorized_text: evidence }, submit: true }
    await disputes.update(dispute?.id ?? '', submitted)
    const status = async () => (await disputes.retrieve(dispute?.id ?? '')).status
    const end = stays ? 'lost' : 'won'
    await expect.poll(status, { timeout: 30_000, interval: 500 }).toBe(end)
    expect(await disputed()).toBe(stays)
  })
}

function describeCancelations(at: Open): void {
  test('can be asked for twice, and ends the intent', async () => {
    const id = await newIntent(at)
    expect(await at().provider.cancelIntent(id)).toEqual({ ok: true, status: 'canceled' })
    expect(await at().provider.cancelIntent(id)).toEqual({ ok: true, status: 'canceled' })
    expect((await at().provider.retrieveIntent(id))?.status).toBe('canceled')
  })

  test('comes too late for a paid intent', async () => {
    expect(await at().provider.cancelIntent(await paidIntent(at))).toEqual({
      ok: false,
      reason: 'not-cancelable',
      status: 'succeeded',
    })
  })
}

function describeRefunds(at: Open): void {
  test('happens once per key, and never exceeds what was paid', async () => {
    const intentId = await paidIntent(at)
    const part = { intentId, amountCents: 400, idempotencyKey: aKey() }
    const first = await at().provider.refundIntent(part)
    expect(first).toMatchObject({ ok: true, amountCents: 400, status: 'succeeded' })
    expect(await at().provider.refundIntent(part)).toEqual(first)
    expect((await at().provider.retrieveIntent(intentId))?.amountRefundedCents).toBe(400)

    const refund = (amountCents?: number) =>
      at().provider.refundIntent({
        intentId,
        idempotencyKey: aKey(),
        ...(amountCents === undefined ? {} : { amountCents }),
      })
    expect(await refund(600)).toEqual({ ok: false, reason: 'amount-too-large' })
    expect(await refund()).toMatchObject({ ok: true, amountCents: 599 })
    expect(await refund()).toEqual({ ok: false, reason: 'already-refunded' })
    expect(await at().provider.retrieveIntent(intentId)).toMatchObject({
      status: 'succeeded',
      amountRefundedCents: 999,
    })
  })

  test('needs a payment', async () => {
    const refund = at().provider.refundIntent({
      intentId: await newIntent(at),
      idempotencyKey: aKey(),
    })
    expect(await refund).toEqual({ ok: false, reason: 'not-paid' })
  })
}
