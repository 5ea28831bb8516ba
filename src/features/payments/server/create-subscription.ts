import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.server.ts'
import type { ProviderSubscription } from '../../../platform/payments/subscription-provider.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { type User, writeSubscriptionState } from '../../account/server.ts'
import type { SubscriptionPaymentSetup, SubscriptionPlan } from '../contract.ts'
import { PLANS } from '../domain/plan-catalogue.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import { insertPayment } from './payments.repo.ts'
import {
  findLiveSubscription,
  holdSubscribing,
  insertSubscription,
  type Subscription,
} from './subscriptions.repo.ts'
import { syncSubscription } from './sync-subscription.ts'

export type SubscribeWish = {
  plan: SubscriptionPlan
  /** Language of the mails about it. */
  language: string
  termsAccepted?: string | undefined
}

export type SubscribeOutcome =
  | { kind: 'ready'; payment: SubscriptionPaymentSetup }
  /** The person has a plan already. */
  | { kind: 'exists' }

/**
 * Sets up a monthly plan, whose first month a browser then pays. Asked again, also at the same time, it answers with
 * the one that waits for its payment; so it does with one whose renewal failed. One that waits for another plan's
 * payment is given up for the wanted one.
 */
export async function createSubscription(
  runtime: Runtime,
  hooks: PaymentHooks,
  user: User,
  wish: SubscribeWish,
): Promise<SubscribeOutcome> {
  const live = await freshLive(runtime, hooks, user.id)
  if (live?.status === 'incomplete' && live.plan !== wish.plan) {
    await runtime.payments.cancelNow(live.stripeSubscriptionId)
    await syncSubscription(runtime, hooks, live.stripeSubscriptionId)
  }
  return runtime.db.transaction(async (tx) => {
    await holdSubscribing(tx, user.id)
    const open = await findLiveSubscription(tx, user.id)
    if (open) return standing(runtime, open, wish.plan)
    const made = await makeAtProvider(runtime, user, wish.plan)
    await keep(tx, hooks, runtime.now(), { user, wish, made })
    return ready(made, wish.plan) ?? { kind: 'exists' }
  })
}

async function freshLive(
  runtime: Runtime,
  hooks: PaymentHooks,
  userId: string,
): Promise<Subscription | undefined> {
  const live = await findLiveSubscription(runtime.db, userId)
  return live && syncSubscription(runtime, hooks, live.stripeSubscriptionId)
}

async function standing(
  runtime: Runtime,
  open: Subscription,
  plan: SubscriptionPlan,
): Promise<SubscribeOutcome> {
  if (open.plan !== plan) return { kind: 'exists' }
  const truth = await runtime.payments.retrieveSubscription(open.stripeSubscriptionId)
  return (truth && ready(truth, plan)) ?? { kind: 'exists' }
}

function ready(
  { open }: ProviderSubscription,
  planType: SubscriptionPlan,
): SubscribeOutcome | undefined {
  if (!open) return undefined
  return {
    kind: 'ready',
    payment: {
      clientSecret: open.clientSecret,
      paymentIntentId: open.intentId,
      planType,
      amountCents: open.amountCents,
      currency: PLANS[planType].currency,
    },
  }
}

async function makeAtProvider(
  runtime: Runtime,
  user: User,
  plan: SubscriptionPlan,
): Promise<ProviderSubscription> {
  const order = (customerId: string) =>
    runtime.payments.createSubscription({
      customerId,
      plan: monthlyPlan(plan),
      metadata: { plan },
      idempotencyKey: `subscribe-${randomUUID()}`,
    })
  const known = user.stripeCustomerId ? await order(user.stripeCustomerId) : undefined
  const made = known?.ok ? known : await order(await newCustomer(runtime, user))
  if (!made.ok) throw new Error(`The provider refused a subscription: ${made.reason}`)
  return made.subscription
}

async function newCustomer(runtime: Runtime, user: User): Promise<string> {
  const { id } = await runtime.payments.createCustomer({
    email: user.email,
    metadata: { user: user.id },
    idempotencyKey: `customer-${randomUUID()}`,
  })
  return id
}

type Made = { user: User; wish: SubscribeWish; made: ProviderSubscription }

async function keep(
  tx: Database,
  hooks: PaymentHooks,
  now: Date,
  { user, wish, made }: Made,
): Promise<void> {
  const { plan, language, termsAccepted } = wish
  const period = { periodStart: made.currentPeriodStart, periodEnd: made.currentPeriodEnd }
  const subscription = await insertSubscription(tx, {
    userId: user.id,
    stripeSubscriptionId: made.id,
    plan,
    status: made.status,
    currentPeriodStart: period.periodStart,
    currentPeriodEnd: period.periodEnd,
  })
  await writeSubscriptionState(tx, user.id, {
    stripeCustomerId: made.customerId,
    subscriptionId: made.id,
  })
  if (!made.open) return
  const payment = await insertPayment(tx, {
    email: user.email,
    stripePaymentIntentId: made.open.intentId,
    amount: made.open.amountCents,
    currency: PLANS[plan].currency,
    status: 'created',
    type: plan,
    description: PLANS[plan].name,
    subscriptionId: subscription.id,
    ...period,
    language,
    ...(termsAccepted ? { termsVersion: termsAccepted, termsAcceptedAt: now } : {}),
  })
  await hooks.created(tx, payment, undefined)
}

/** A plan of the catalogue as the provider is to know it. */
export function monthlyPlan(plan: SubscriptionPlan) {
  const { name, priceCents, currency } = PLANS[plan]
  return { key: plan, name, amountCents: priceCents, currency }
}
