import type { SubscriptionPlan } from '../contract.ts'
import { PLANS } from './plan-catalogue.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** A first payment that has not come by then will not come: the provider lets it go at the same time. */
const FIRST_PAYMENT_MS = 23 * 60 * 60 * 1_000

export type Month = { start: Date; end: Date }

/** How a change of plan begins: now, with the rest of the month to pay, or with the next month. */
export type PlanChange = { startsNow: boolean; dueNowCents: number }

/**
 * A dearer plan begins at once and the rest of the month is paid for, to the second as the provider reckons it. A
 * cheaper one begins with the next month, and so does one that is paid for this month already, or on a month's last
 * day, where the rest is worth less than a card payment.
 * @param paidPlan the dearest plan that this month was paid for
 */
export function planChange(
  paidPlan: SubscriptionPlan,
  wanted: SubscriptionPlan,
  month: Month,
  now: Date,
): PlanChange {
  const leftMs = month.end.getTime() - now.getTime()
  const dearerBy = PLANS[wanted].priceCents - PLANS[paidPlan].priceCents
  if (dearerBy <= 0 || leftMs <= DAY_MS) return { startsNow: false, dueNowCents: 0 }
  const share = Math.min(1, leftMs / (month.end.getTime() - month.start.getTime()))
  const dueNowCents =
    Math.round(PLANS[wanted].priceCents * share) - Math.round(PLANS[paidPlan].priceCents * share)
  return { startsNow: true, dueNowCents }
}

/** The dearer of the plans that were paid for. */
export function dearestPlan(plans: readonly SubscriptionPlan[]): SubscriptionPlan | undefined {
  return [...plans].sort((a, b) => PLANS[b].priceCents - PLANS[a].priceCents)[0]
}

export function isTooLateToBegin(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > FIRST_PAYMENT_MS
}

export function otherPlan(plan: SubscriptionPlan): SubscriptionPlan {
  return plan === 'standard' ? 'premium' : 'standard'
}
