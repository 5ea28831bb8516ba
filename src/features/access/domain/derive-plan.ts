import { isActive, type Period } from './grant-period.ts'

/** What the rules need of a grant; `usedTotal` counts the analyses booked on it. */
export type CountedGrant = Period & {
  plan: string
  revokedAt: Date | null
  analysesTotal: number | null
  analysesPerDay: number | null
  usedTotal: number
  usedToday: number
}

/** Analyses a month that a verified address has for nothing. */
export const FREE_ANALYSES = 1

/**
 * What the user columns of the specification say, derived from the grants (decision 28).
 * @param standing what is true of the monthly plan where no grant runs
 */
export function planOf(
  grants: readonly CountedGrant[],
  now: Date,
  standing: 'inactive' | 'past_due' | 'canceled' = 'inactive',
) {
  const active = grants.filter((grant) => isActive(grant, now))
  const withoutEnd = active.filter((grant) => grant.analysesTotal === null)
  const standard = active.find((grant) => grant.plan === 'standard')
  const free = active.find((grant) => grant.plan === 'free')
  const freeLeft = free ? remaining(free) : FREE_ANALYSES
  if (withoutEnd.length > 0) {
    const ends = withoutEnd.map((grant) => grant.endsAt.getTime())
    return plan('premium', 'active', -1, new Date(Math.max(...ends)))
  }
  if (standard) return plan('standard', 'active', remaining(standard) + freeLeft, null)
  return plan('free', standing, freeLeft, null)
}

/** Analyses left on a grant in all; endless where it has no total. */
export function remaining({
  analysesTotal,
  usedTotal,
}: Pick<CountedGrant, 'analysesTotal' | 'usedTotal'>): number {
  return analysesTotal === null ? Number.POSITIVE_INFINITY : Math.max(0, analysesTotal - usedTotal)
}

/** Whether today's share of a grant is not used up. */
export function hasRoomToday({
  analysesPerDay,
  usedToday,
}: Pick<CountedGrant, 'analysesPerDay' | 'usedToday'>): boolean {
  return analysesPerDay === null || usedToday < analysesPerDay
}

/**
 * The grant the next analysis is booked on: one without a total first, the free one of the month last, so that
 * nothing is spent that need not be. Where only a day's share is used up that grant is named, for its answer says
 * so; undefined where nothing is left at all.
 */
export function chooseGrant<Held extends CountedGrant>(
  grants: readonly Held[],
  now: Date,
): Held | undefined {
  const usable = grants
    .filter((grant) => isActive(grant, now) && remaining(grant) > 0)
    .sort((a, b) => rank(a) - rank(b) || a.endsAt.getTime() - b.endsAt.getTime())
  return usable.find(hasRoomToday) ?? usable[0]
}

function rank({ plan, analysesTotal }: CountedGrant): number {
  if (analysesTotal === null) return 0
  return plan === 'free' ? 2 : 1
}

function plan(
  subscriptionPlan: 'free' | 'standard' | 'premium',
  subscriptionStatus: 'active' | 'inactive' | 'past_due' | 'canceled',
  analysisCredits: number,
  premiumExpiresAt: Date | null,
) {
  return { subscriptionPlan, subscriptionStatus, analysisCredits, premiumExpiresAt }
}
