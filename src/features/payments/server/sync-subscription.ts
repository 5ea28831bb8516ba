import type { Database } from '../../../platform/database/database.server.ts'
import type { ProviderSubscription } from '../../../platform/payments/subscription-provider.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { findUser, writeSubscriptionState } from '../../account/server.ts'
import { SUBSCRIPTION_PLANS } from '../contract.ts'
import { isTooLateToBegin } from '../domain/subscription-rules.ts'
import { createOneAtATime } from './one-at-a-time.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import type { Payment } from './payments.repo.ts'
import { keepInvoices } from './subscription-payments.ts'
import { lockSubscription, type Subscription, writeSubscription } from './subscriptions.repo.ts'
import { applyTruth } from './sync-payment.ts'

type Synced = Subscription | undefined

/** As with payments: each sync holds a connection while the provider answers. */
const syncsOf = new WeakMap<Database, ReturnType<typeof createOneAtATime<Synced>>>()

/**
 * Makes our rows say what the provider says of a monthly plan: the plan itself and a payment for each month. May run
 * at any time, in any order and as often as one likes, like `syncPayment`.
 * @param id the provider's id
 * @returns our row as it is then, or undefined when the subscription is not ours
 */
export function syncSubscription(
  runtime: Runtime,
  hooks: PaymentHooks,
  id: string,
): Promise<Synced> {
  const oneAtATime = syncsOf.get(runtime.db) ?? createOneAtATime<Synced>()
  syncsOf.set(runtime.db, oneAtATime)
  return oneAtATime(id, () => runtime.db.transaction((tx) => syncNow(runtime, hooks, tx, id)))
}

async function syncNow(
  runtime: Runtime,
  hooks: PaymentHooks,
  tx: Database,
  id: string,
): Promise<Synced> {
  const before = await lockSubscription(tx, id)
  if (!before) return undefined
  const found = await runtime.payments.retrieveSubscription(id)
  const user = found && (await findUser(tx, before.userId))
  if (!found || !user) return before

  const kept = await keepInvoices(runtime, tx, before, user.email)
  const truth = await endWhatIsOver(runtime, found, kept)
  const state = stateOf(before, truth)
  await writeSubscription(tx, before.id, state)
  for (const payment of kept) {
    if (payment.status === 'succeeded' || payment.status === 'canceled') continue
    const intent = await runtime.payments.retrieveIntent(payment.stripePaymentIntentId)
    if (intent) await applyTruth(runtime, hooks, tx, payment, intent)
  }
  const after: Subscription = { ...before, ...state }
  if (isLate(after) && !isLate(before)) {
    await hooks.renewalFailed(tx, {
      email: user.email,
      language: user.preferredLanguage ?? kept.at(-1)?.language ?? 'en',
      plan: after.plan,
      paidUntil: truth.currentPeriodStart,
    })
  }
  // What an ended plan says of its owner is written once: they may have another one since.
  if (before.endedAt === null) {
    const ids = { stripeCustomerId: truth.customerId, subscriptionId: truth.id }
    await writeSubscriptionState(tx, user.id, ids)
    await hooks.planChanged(tx, user.id)
  }
  return after
}

/**
 * Two ends that only we see: a first payment that takes too long, whose form must not be paid any more, and a month
 * whose money went back, since nobody is to be charged for a plan they withdrew from.
 */
async function endWhatIsOver(
  runtime: Runtime,
  found: ProviderSubscription,
  kept: Payment[],
): Promise<ProviderSubscription> {
  const now = runtime.now()
  const neverBegan = found.status === 'incomplete' && isTooLateToBegin(found.createdAt, now)
  if (found.endedAt !== null || !(neverBegan || isMonthPaidBack(kept, now))) return found
  const ended = await runtime.payments.cancelNow(found.id)
  return ended.ok ? ended.subscription : found
}

function isMonthPaidBack(kept: Payment[], now: Date): boolean {
  const paid = kept.filter(
    ({ status, periodEnd }) => status === 'succeeded' && periodEnd !== null && periodEnd > now,
  )
  return paid.length > 0 && paid.every(({ amount, amountRefunded }) => amountRefunded >= amount)
}

function isLate({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'past_due' || status === 'unpaid'
}

function stateOf(before: Subscription, truth: ProviderSubscription) {
  return {
    plan: SUBSCRIPTION_PLANS.find((plan) => plan === truth.planKey) ?? before.plan,
    status: truth.status,
    currentPeriodStart: truth.currentPeriodStart,
    currentPeriodEnd: truth.currentPeriodEnd,
    cancelAtPeriodEnd: truth.cancelAtPeriodEnd,
    endedAt: truth.endedAt,
  }
}
