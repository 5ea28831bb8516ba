const DAY_MS = 24 * 60 * 60 * 1_000

export const ANALYSES_PER_DAY = 30

/**
 * When a bought access begins and ends. A day is 24 hours, whatever the clocks of a place do; buying again
 * extends from the current end, so that no paid day is lost.
 */
export function grantPeriod(
  paidAt: Date,
  days: number,
  currentEnd: Date | undefined,
): { startsAt: Date; endsAt: Date } {
  const from = Math.max(paidAt.getTime(), currentEnd?.getTime() ?? 0)
  return { startsAt: paidAt, endsAt: new Date(from + days * DAY_MS) }
}

export function isActive(
  grant: { startsAt: Date; endsAt: Date; revokedAt: Date | null },
  now: Date,
): boolean {
  return grant.revokedAt === null && grant.startsAt <= now && now < grant.endsAt
}

/** Midnight UTC before `now`: the daily limit counts from there. */
export function startOfDay(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
}
