import type { UsageMeter } from '../contract.ts'
import { startOfMonth } from './calendar-months.ts'

/** What is needed of a grant. */
export type MeteredGrant = {
  plan: string
  startsAt: Date
  endsAt: Date
  revokedAt: Date | null
  analysesTotal: number | null
  analysesPerDay: number | null
  usedTotal: number
  usedToday: number
}

/**
 * How much of what a person may do is used: a line for each right that runs, and one for the free analysis of this
 * calendar month, also before it was asked for.
 */
export function usageMeters(
  grants: readonly MeteredGrant[],
  freeAnalyses: number,
  now: Date,
): UsageMeter[] {
  const running = grants.filter(
    ({ revokedAt, startsAt, endsAt }) => revokedAt === null && startsAt <= now && now < endsAt,
  )
  const meters = running.flatMap((grant) => meterOf(grant) ?? [])
  if (running.some(({ plan }) => plan === 'free')) return meters
  const endsAt = startOfMonth(now, -1).toISOString()
  return [...meters, { plan: 'free', per: 'month', used: 0, total: freeAnalyses, endsAt }]
}

function meterOf(grant: MeteredGrant): UsageMeter | undefined {
  const { plan, analysesTotal, analysesPerDay, usedTotal, usedToday } = grant
  const endsAt = grant.endsAt.toISOString()
  if (analysesTotal !== null) {
    const used = Math.min(usedTotal, analysesTotal)
    return { plan, per: 'month', used, total: analysesTotal, endsAt }
  }
  if (analysesPerDay === null) return undefined
  return {
    plan,
    per: 'day',
    used: Math.min(usedToday, analysesPerDay),
    total: analysesPerDay,
    endsAt,
  }
}
