import Stripe from 'stripe'
import { type ProviderInvoice, readInvoices } from './subscription-invoices.server.ts'

export type { ProviderInvoice } from './subscription-invoices.server.ts'

/** A monthly plan as the provider is to know it; the amount in the currency's minor unit. */
export type MonthlyPlan = { key: string; name: string; amountCents: number; currency: string }

export type SubscriptionStatus = 'incomplete' | 'active' | 'past_due' | 'unpaid' | 'canceled'

export type ProviderSubscription = {
  id: string
  customerId: string
  status: SubscriptionStatus
  /** The plan that is paid for from the next period on; null when it is none of ours. */
  planKey: string | null
  currentPeriodStart: Date
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
  createdAt: Date
  endedAt: Date | null
  /** What is to be paid in a browser now: the first month, or one whose renewal failed. */
  open: { intentId: string; clientSecret: string; amountCents: number } | null
}

export type SubscriptionOutcome =
  | { ok: true; subscription: ProviderSubscription }
  | { ok: false; reason: 'unknown-customer' | 'unknown-subscription' }

export type PlanChangeOutcome =
  | SubscriptionOutcome
  /** Nothing has changed: the bank refuses, wants to ask its customer, or no card is kept. */
  | { ok: false; reason: 'declined' | 'bank-asks' | 'no-card' }

/** Monthly plans at the provider. Expected answers are values, as in `PaymentProvider`. */
export type SubscriptionProvider = {
  createCustomer(input: {
    email: string
    metadata: Record<string, string>
    idempotencyKey: string
  }): Promise<{ id: string }>
  /** @returns false where the provider knows no such customer */
  changeCustomerEmail(customerId: string, email: string): Promise<boolean>
  /** Forgets a customer and their cards; one that is not known is forgotten already. Plans must have ended. */
  deleteCustomer(customerId: string): Promise<void>
  /** Its first month waits to be paid in a browser (`open`); unpaid it ends within a day. */
  createSubscription(input: {
    customerId: string
    plan: MonthlyPlan
    metadata: Record<string, string>
    idempotencyKey: string
  }): Promise<SubscriptionOutcome>
  /** Null when the provider does not know it. */
  retrieveSubscription(id: string): Promise<ProviderSubscription | null>
  /** `prorate` takes the rest of the period at once; else the plan counts from the next period. */
  changePlan(id: string, plan: MonthlyPlan, how: { prorate: boolean }): Promise<PlanChangeOutcome>
  cancelAtPeriodEnd(id: string): Promise<SubscriptionOutcome>
  resume(id: string): Promise<SubscriptionOutcome>
  /** Ends it at once; a month that was not paid is then asked for no more. */
  cancelNow(id: string): Promise<SubscriptionOutcome>
  /** The newest invoices, newest first, each with its payment and what it pays for. */
  listInvoices(subscriptionId: string): Promise<ProviderInvoice[]>
}

const EXPAND = ['latest_invoice.confirmation_secret', 'latest_invoice.payments']
const PRODUCT_PREFIX = 'legal_ai_'
const ENDED: readonly string[] = ['canceled', 'incomplete_expired']

export function createSubscriptionProvider(stripe: Stripe): SubscriptionProvider {
  return {
    async createCustomer({ email, metadata, idempotencyKey }) {
      const { id } = await stripe.customers.create({ email, metadata }, { idempotencyKey })
      return { id }
    },
    changeCustomerEmail: (customerId, email) => changeCustomerEmail(stripe, customerId, email),
    deleteCustomer: (customerId) => deleteCustomer(stripe, customerId),
    createSubscription: (input) => createSubscription(stripe, input),
    retrieveSubscription: (id) => retrieve(stripe, id),
    changePlan: (id, plan, how) => changePlan(stripe, id, plan, how),
    cancelAtPeriodEnd: (id) => update(stripe, id, { cancel_at_period_end: true }),
    resume: (id) => update(stripe, id, { cancel_at_period_end: false }),
    cancelNow: (id) => cancelNow(stripe, id),
    listInvoices: (id) => readInvoices(stripe, id, planOfProduct),
  }
}

async function changeCustomerEmail(stripe: Stripe, id: string, email: string): Promise<boolean> {
  if (!isCustomerId(id)) return false
  try {
    const customer = await stripe.customers.update(id, { email })
    return customer.email === email
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

async function deleteCustomer(stripe: Stripe, id: string): Promise<void> {
  if (!isCustomerId(id)) return
  try {
    await stripe.customers.del(id)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

async function createSubscription(
  stripe: Stripe,
  input: Parameters<SubscriptionProvider['createSubscription']>[0],
): Promise<SubscriptionOutcome> {
  const price = await priceOf(stripe, input.plan)
  try {
    const made = await stripe.subscriptions.create(
      {
        customer: input.customerId,
        items: [{ price_data: price }],
        payment_behavior: 'default_incomplete',
        payment_settings: {
          payment_method_types: ['card'],
          save_default_payment_method: 'on_subscription',
        },
        metadata: input.metadata,
        expand: EXPAND,
      },
      { idempotencyKey: input.idempotencyKey },
    )
    return { ok: true, subscription: asOurs(made) }
  } catch (error) {
    if (isMissing(error) && error.param === 'customer') {
      return { ok: false, reason: 'unknown-customer' }
    }
    throw error
  }
}

async function retrieve(stripe: Stripe, id: string): Promise<ProviderSubscription | null> {
  if (!isSubscriptionId(id)) return null
  try {
    return asOurs(await stripe.subscriptions.retrieve(id, { expand: EXPAND }))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function changePlan(
  stripe: Stripe,
  id: string,
  plan: MonthlyPlan,
  { prorate }: { prorate: boolean },
): Promise<PlanChangeOutcome> {
  if (!isSubscriptionId(id)) return { ok: false, reason: 'unknown-subscription' }
  const price = await priceOf(stripe, plan)
  try {
    const current = await stripe.subscriptions.retrieve(id, { expand: EXPAND })
    const [item] = current.items.data
    // A second press of the button: what was asked for is true already.
    if (!item || planOfProduct(item.price.product) === plan.key) {
      return { ok: true, subscription: asOurs(current) }
    }
    const changed = await stripe.subscriptions.update(id, {
      items: [{ id: item.id, price_data: price }],
      ...(prorate
        ? { proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' }
        : { proration_behavior: 'none' }),
      expand: EXPAND,
    })
    return { ok: true, subscription: asOurs(changed) }
  } catch (error) {
    const reason = changeRefusal(error)
    if (reason === null) throw error
    return { ok: false, reason }
  }
}

async function update(
  stripe: Stripe,
  id: string,
  change: { cancel_at_period_end: boolean },
): Promise<SubscriptionOutcome> {
  return orUnknown(id, async () =>
    asOurs(await stripe.subscriptions.update(id, { ...change, expand: EXPAND })),
  )
}

async function cancelNow(stripe: Stripe, id: string): Promise<SubscriptionOutcome> {
  return orUnknown(id, async () => {
    const ended = await stripe.subscriptions.cancel(id, { expand: ['latest_invoice'] })
    const invoice = typeof ended.latest_invoice === 'string' ? null : ended.latest_invoice
    // Else a form that is still open could pay for a month that is not to come.
    if (invoice?.status === 'open') await stripe.invoices.voidInvoice(invoice.id)
    return asOurs(await stripe.subscriptions.retrieve(id, { expand: EXPAND }))
  })
}

async function orUnknown(
  id: string,
  ask: () => Promise<ProviderSubscription>,
): Promise<SubscriptionOutcome> {
  if (!isSubscriptionId(id)) return { ok: false, reason: 'unknown-subscription' }
  try {
    return { ok: true, subscription: await ask() }
  } catch (error) {
    if (isMissing(error)) return { ok: false, reason: 'unknown-subscription' }
    throw error
  }
}

/** The price of a plan belongs to a product, which is made when it is asked for first. */
async function priceOf(stripe: Stripe, plan: MonthlyPlan) {
  const product = `${PRODUCT_PREFIX}${plan.key}`
  try {
    await stripe.products.retrieve(product)
  } catch (error) {
    if (!isMissing(error)) throw error
    await stripe.products.create({ id: product, name: plan.name }).catch((refused: unknown) => {
      if (!isRefusal(refused) || refused.code !== 'resource_already_exists') throw refused
    })
  }
  return {
    currency: plan.currency,
    product,
    recurring: { interval: 'month' as const },
    unit_amount: plan.amountCents,
  }
}

function planOfProduct(product: string | { id: string }): string | null {
  const id = typeof product === 'string' ? product : product.id
  return id.startsWith(PRODUCT_PREFIX) ? id.slice(PRODUCT_PREFIX.length) : null
}

function asOurs(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data
  const { customer } = subscription
  return {
    id: subscription.id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    status: statusOf(subscription.status),
    planKey: item ? planOfProduct(item.price.product) : null,
    currentPeriodStart: moment(item?.current_period_start ?? subscription.created),
    currentPeriodEnd: moment(item?.current_period_end ?? subscription.created),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    createdAt: moment(subscription.created),
    endedAt: endOf(subscription),
    open: openPayment(subscription.latest_invoice),
  }
}

function endOf({ status, ended_at: endedAt, created }: Stripe.Subscription): Date | null {
  if (endedAt !== null) return moment(endedAt)
  return ENDED.includes(status) ? moment(created) : null
}

function openPayment(invoice: Stripe.Subscription['latest_invoice']): ProviderSubscription['open'] {
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'open') return null
  const clientSecret = invoice.confirmation_secret?.client_secret
  const intentId = clientSecret?.split('_secret_')[0]
  if (!clientSecret || !intentId) return null
  return { intentId, clientSecret, amountCents: invoice.amount_due }
}

function statusOf(status: Stripe.Subscription.Status): SubscriptionStatus {
  if (ENDED.includes(status)) return 'canceled'
  if (status === 'incomplete') return 'incomplete'
  if (status === 'past_due') return 'past_due'
  return status === 'active' || status === 'trialing' ? 'active' : 'unpaid'
}

function changeRefusal(error: unknown): (PlanChangeOutcome & { ok: false })['reason'] | null {
  if (error instanceof Stripe.errors.StripeCardError) {
    return isBankAsking(error.code) ? 'bank-asks' : 'declined'
  }
  if (!isRefusal(error)) return null
  if (isBankAsking(error.code)) return 'bank-asks'
  if (/payment (source|method)/i.test(error.message)) return 'no-card'
  return isMissing(error) ? 'unknown-subscription' : null
}

function isBankAsking(code: string | undefined): boolean {
  return (
    code === 'authentication_required' ||
    code === 'subscription_payment_intent_requires_action' ||
    code === 'invoice_payment_intent_requires_action'
  )
}

const moment = (unixSeconds: number) => new Date(unixSeconds * 1000)

type Refusal = InstanceType<typeof Stripe.errors.StripeInvalidRequestError>

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

function isMissing(error: unknown): error is Refusal {
  return isRefusal(error) && error.code === 'resource_missing'
}

function isCustomerId(id: string): boolean {
  return /^cus_[A-Za-z0-9]{1,250}$/.test(id)
}

/** The id may come from an event; anything else never reaches the provider. */
function isSubscriptionId(id: string): boolean {
  return /^sub_[A-Za-z0-9]{1,250}$/.test(id)
}
