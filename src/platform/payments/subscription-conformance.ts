import { expect, test } from 'vitest'
import { aKey, type Open, payWith } from './payment-provider-steps.ts'
import type { ProviderSubscription, SubscriptionOutcome } from './subscription-provider.server.ts'

const STANDARD = { key: 'standard', name: 'Standard', amountCents: 1900, currency: 'usd' }
const PREMIUM = { key: 'premium', name: 'Premium', amountCents: 4900, currency: 'usd' }

/** What holds of monthly plans at every provider behind the port. */
export function describeSubscriptions(at: Open): void {
  test('waits for its first month, which a browser pays', async () => {
    const made = await subscribe(at)
    expect(made).toMatchObject({ status: 'incomplete', planKey: 'standard', endedAt: null })
    expect(made.open).toMatchObject({ amountCents: 1900 })
    await payWith(at, made.open?.intentId ?? '', 'pm_card_visa')
    const paid = await at().provider.retrieveSubscription(made.id)
    expect(paid).toMatchObject({ status: 'active', open: null, cancelAtPeriodEnd: false })
    const [invoice, ...others] = await at().provider.listInvoices(made.id)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      paid: true,
      amountCents: 1900,
      currency: 'usd',
      planKey: 'standard',
      intentId: made.open?.intentId,
      periodEnd: paid?.currentPeriodEnd,
    })
  })

  test('is made once per key', async () => {
    const customerId = await customer(at)
    const input = { customerId, plan: STANDARD, metadata: {}, idempotencyKey: aKey() }
    const first = opened(await at().provider.createSubscription(input))
    expect(opened(await at().provider.createSubscription(input)).id).toBe(first.id)
  })

  test('of a customer that is not known is a value', async () => {
    const outcome = at().provider.createSubscription({
      customerId: 'cus_Unknown0000000',
      plan: STANDARD,
      metadata: {},
      idempotencyKey: aKey(),
    })
    expect(await outcome).toEqual({ ok: false, reason: 'unknown-customer' })
  })

  test('belongs to a customer whose address can change', async () => {
    const customerId = await customer(at)
    expect(await at().provider.changeCustomerEmail(customerId, 'new@customer.example')).toBe(true)
    expect(await at().stripe.customers.retrieve(customerId)).toMatchObject({
      email: 'new@customer.example',
    })
    for (const unknown of ['cus_Unknown0000000', 'cus_../charges', '']) {
      expect(await at().provider.changeCustomerEmail(unknown, 'a@customer.example')).toBe(false)
    }
  })

  test('cannot be made for a customer who was forgotten, which may happen twice', async () => {
    const customerId = await customer(at)
    await at().provider.deleteCustomer(customerId)
    await at().provider.deleteCustomer(customerId)
    await at().provider.deleteCustomer('cus_../charges')
    const outcome = at().provider.createSubscription({
      customerId,
      plan: STANDARD,
      metadata: {},
      idempotencyKey: aKey(),
    })
    expect(await outcome).toEqual({ ok: false, reason: 'unknown-customer' })
  })

  describeChanges(at)
}

function describeChanges(at: Open): void {
  test('changes to a dearer plan at once, to the same one without a payment', async () => {
    const { id } = await subscribed(at)
    const changed = await at().provider.changePlan(id, PREMIUM, { prorate: true })
    expect(opened(changed).planKey).toBe('premium')
    await at().provider.changePlan(id, PREMIUM, { prorate: true })
    const [newest, first] = await at().provider.listInvoices(id)
    expect(newest).toMatchObject({ paid: true, planKey: 'premium' })
    expect(newest?.periodEnd).toEqual(first?.periodEnd)
    expect(newest?.amountCents).toBeGreaterThan(2_900)
    expect(newest?.amountCents).toBeLessThanOrEqual(3_000)
    expect(await at().provider.listInvoices(id)).toHaveLength(2)
  })

  test('changes to another plan from the next period on without a payment', async () => {
    const { id } = await subscribed(at)
    const changed = await at().provider.changePlan(id, PREMIUM, { prorate: false })
    expect(opened(changed).planKey).toBe('premium')
    expect(await at().provider.listInvoices(id)).toHaveLength(1)
  })

  test('ends with its period, and goes on when that is taken back', async () => {
    const { id } = await subscribed(at)
    expect(opened(await at().provider.cancelAtPeriodEnd(id))).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    })
    expect(opened(await at().provider.resume(id)).cancelAtPeriodEnd).toBe(false)
  })

  test('that ends now can no more be paid, changed or resumed', async () => {
    const made = await subscribe(at)
    const ended = opened(await at().provider.cancelNow(made.id))
    expect(ended).toMatchObject({ status: 'canceled', open: null, endedAt: expect.any(Date) })
    const intent = await at().provider.retrieveIntent(made.open?.intentId ?? '')
    expect(intent?.status).toBe('canceled')
  })

  test.each(['sub_3Unknown00000000000000', '', 'sub_../customers', 'pi_1'])(
    'that the provider does not know is a value: %j',
    async (id) => {
      const { provider } = at()
      const unknown = { ok: false, reason: 'unknown-subscription' }
      expect(await provider.retrieveSubscription(id)).toBeNull()
      expect(await provider.changePlan(id, PREMIUM, { prorate: true })).toEqual(unknown)
      expect(await provider.cancelAtPeriodEnd(id)).toEqual(unknown)
      expect(await provider.resume(id)).toEqual(unknown)
      expect(await provider.cancelNow(id)).toEqual(unknown)
    },
  )

  test('whose card was taken away cannot change to a dearer plan', async () => {
    const { id, customerId } = await subscribed(at)
    const { data } = await at().stripe.customers.listPaymentMethods(customerId)
    for (const card of data) await at().stripe.paymentMethods.detach(card.id)
    const outcome = await at().provider.changePlan(id, PREMIUM, { prorate: true })
    expect(outcome).toEqual({ ok: false, reason: 'no-card' })
    expect((await at().provider.retrieveSubscription(id))?.planKey).toBe('standard')
  })
}

async function customer(at: Open): Promise<string> {
  const made = at().provider.createCustomer({
    email: 'buyer@customer.example',
    metadata: {},
    idempotencyKey: aKey(),
  })
  return (await made).id
}

async function subscribe(at: Open): Promise<ProviderSubscription> {
  const outcome = await at().provider.createSubscription({
    customerId: await customer(at),
    plan: STANDARD,
    metadata: { user: 'u1' },
    idempotencyKey: aKey(),
  })
  return opened(outcome)
}

async function subscribed(at: Open): Promise<ProviderSubscription> {
  const made = await subscribe(at)
  await payWith(at, made.open?.intentId ?? '', 'pm_card_visa')
  return made
}

function opened(
  outcome: SubscriptionOutcome | { ok: false; reason: string },
): ProviderSubscription {
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`)
  return outcome.subscription
}
