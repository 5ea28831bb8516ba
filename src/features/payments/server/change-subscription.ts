import type { Runtime } from '../../../platform/runtime.server.ts'
import type { SubscriptionPlan } from '../contract.ts'
import { planChange } from '../domain/subscription-rules.ts'
import { monthlyPlan } from './create-subscription.ts'
import { paidMonth } from './describe-subscription.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import {
  findLiveSubscription,
  listPaymentsOfSubscription,
  type Subscription,
  writeSubscription,
} from './subscriptions.repo.ts'
import { syncSubscription } from './sync-subscription.ts'

export type ChangeOutcome =
  | { kind: 'done' }
  | {
      kind: 'refused'
      reason: 'no-subscription' | 'not-active' | 'ends' | 'declined' | 'bank-asks' | 'no-card'
    }

const refused = (reason: (ChangeOutcome & { kind: 'refused' })['reason']): ChangeOutcome => ({
  kind: 'refused',
  reason,
})

/** Another plan for the person's own subscription; see `planChange` for when it begins. */
export async function changeSubscription(
  runtime: Runtime,
  hooks: PaymentHooks,
  userId: string,
  plan: SubscriptionPlan,
): Promise<ChangeOutcome> {
  const live = await freshLive(runtime, hooks, userId)
  if (!live) return refused('no-subscription')
  if (live.status !== 'active') return refused('not-active')
  if (live.cancelAtPeriodEnd) return refused('ends')
  if (live.plan === plan) return { kind: 'done' }
  const payments = await listPaymentsOfSubscription(runtime.db, live.id)
  const month = paidMonth(payments, runtime.now())
  if (!month) return refused('not-active')
  const { startsNow } = planChange(month.plan, plan, month, runtime.now())
  const changed = await runtime.payments.changePlan(live.stripeSubscriptionId, monthlyPlan(plan), {
    prorate: startsNow,
  })
  await syncSubscription(runtime, hooks, live.stripeSubscriptionId)
  if (changed.ok) return { kind: 'done' }
  const { reason } = changed
  return reason === 'declined' || reason === 'bank-asks' || reason === 'no-card'
    ? refused(reason)
    : refused('no-subscription')
}

/** Ends a plan with the month that is paid for; one that is not paid for, at once. */
export async function cancelSubscription(
  runtime: Runtime,
  hooks: PaymentHooks,
  userId: string,
): Promise<ChangeOutcome> {
  const live = await freshLive(runtime, hooks, userId)
  if (!live) return refused('no-subscription')
  const id = live.stripeSubscriptionId
  const { cancelAtPeriodEnd, cancelNow } = runtime.payments
  const canceled = await (live.status === 'active' ? cancelAtPeriodEnd(id) : cancelNow(id))
  // The provider has never heard of it: nothing will be charged, and the person is free to choose anew.
  if (!canceled.ok && (await runtime.payments.retrieveSubscription(id)) === null) {
    await writeSubscription(runtime.db, live.id, { status: 'canceled', endedAt: runtime.now() })
    return { kind: 'done' }
  }
  await syncSubscription(runtime, hooks, id)
  return { kind: 'done' }
}

/** Takes a cancellation back while the month still runs. */
export async function resumeSubscription(
  runtime: Runtime,
  hooks: PaymentHooks,
  userId: string,
): Promise<ChangeOutcome> {
  const live = await freshLive(runtime, hooks, userId)
  if (!live) return refused('no-subscription')
  if (live.status !== 'active') return refused('not-active')
  const resumed = await runtime.payments.resume(live.stripeSubscriptionId)
  await syncSubscription(runtime, hooks, live.stripeSubscriptionId)
  return resumed.ok ? { kind: 'done' } : refused('no-subscription')
}

async function freshLive(
  runtime: Runtime,
  hooks: PaymentHooks,
  userId: string,
): Promise<Subscription | undefined> {
  const live = await findLiveSubscription(runtime.db, userId)
  const synced = live && (await syncSubscription(runtime, hooks, live.stripeSubscriptionId))
  return synced?.endedAt === null ? synced : undefined
}
