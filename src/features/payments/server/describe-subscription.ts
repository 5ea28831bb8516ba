import { errorFields } from '../../../platform/log.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { type ShownSubscription, SUBSCRIPTION_PLANS, type SubscriptionPlan } from '../contract.ts'
import { dearestPlan, type Month, otherPlan, planChange } from '../domain/subscription-rules.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import type { Payment } from './payments.repo.ts'
import {
  findNewestSubscription,
  listPaymentsOfSubscription,
  type Subscription,
} from './subscriptions.repo.ts'
import { syncSubscription } from './sync-subscription.ts'

/** A person's newest plan for the account page; the provider is asked where ours may be behind. */
export async function describeSubscription(
  runtime: Runtime,
  hooks: PaymentHooks,
  userId: string,
): Promise<ShownSubscription | null> {
  const known = await findNewestSubscription(runtime.db, userId)
  if (!known) return null
  const subscription = await lookAgain(runtime, hooks, known)
  const payments = await listPaymentsOfSubscription(runtime.db, subscription.id)
  const now = runtime.now()
  const month = paidMonth(payments, now)
  const { plan, status, cancelAtPeriodEnd, endedAt } = subscription
  return {
    planType: plan,
    status,
    paidUntil: lastPaidEnd(payments)?.toISOString() ?? null,
    planUntilThen: month && month.plan !== plan ? month.plan : null,
    cancelAtPeriodEnd,
    endedAt: endedAt?.toISOString() ?? null,
    change:
      status === 'active' && !cancelAtPeriodEnd && month
        ? { planType: otherPlan(plan), ...planChange(month.plan, otherPlan(plan), month, now) }
        : null,
  }
}

/** The month that runs and the dearest plan that it was paid for; undefined where nothing paid runs. */
export function paidMonth(
  payments: readonly Payment[],
  now: Date,
): (Month & { plan: SubscriptionPlan }) | undefined {
  const running = paidOnes(payments).filter(
    ({ periodStart, periodEnd }) =>
      periodStart && periodEnd && periodStart <= now && now < periodEnd,
  )
  const plan = dearestPlan(
    running.flatMap(({ type }) => SUBSCRIPTION_PLANS.filter((key) => key === type)),
  )
  const starts = running.flatMap(({ periodStart }) => periodStart?.getTime() ?? [])
  const end = lastPaidEnd(running)
  return plan && end ? { plan, start: new Date(Math.min(...starts)), end } : undefined
}

function lastPaidEnd(payments: readonly Payment[]): Date | undefined {
  const ends = paidOnes(payments).flatMap(({ periodEnd }) => periodEnd?.getTime() ?? [])
  return ends.length > 0 ? new Date(Math.max(...ends)) : undefined
}

function paidOnes(payments: readonly Payment[]): readonly Payment[] {
  return payments.filter(
    ({ status, amount, amountRefunded }) => status === 'succeeded' && amountRefunded < amount,
  )
}

async function lookAgain(
  runtime: Runtime,
  hooks: PaymentHooks,
  known: Subscription,
): Promise<Subscription> {
  const isOver = known.currentPeriodEnd !== null && known.currentPeriodEnd <= runtime.now()
  if (known.endedAt !== null || (known.status === 'active' && !isOver)) return known
  const synced = await syncSubscription(runtime, hooks, known.stripeSubscriptionId).catch(
    (error: unknown) => {
      runtime.log.warn(errorFields(error), 'a subscription could not be synced')
      return undefined
    },
  )
  return synced ?? known
}
