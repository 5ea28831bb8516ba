const DAY_MS = 24 * 60 * 60 * 1_000

export type Period = { startsAt: Date; endsAt: Date }

export function isActive(grant: Period & { revokedAt: Date | null }, now: Date): boolean {
  return grant.revokedAt === null && grant.startsAt <= now && now < grant.endsAt
}

/** Midnight UTC before `now`: the daily limit counts from there. */
export function startOfDay(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
}

/** The calendar month (UTC) that `now` is in. */
export function monthOf(now: Date): Period {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return { startsAt: new Date(Date.UTC(year, month)), endsAt: new Date(Date.UTC(year, month + 1)) }
}

/** A bought time. `keptShare` is the part of its price that has not gone back, 0 to 1. */
export type BoughtTime = { id: string; boughtAt: Date; days: number; keptShare: number }

/**
 * When each bought time ends. A day is 24 hours, whatever the clocks of a place do; buying again extends from the
 * end of what is still running, so that no paid day is lost, and money that went back takes its part of the days
 * with it. Reckoned from all purchases of a person, so that the order in which news arrives changes nothing.
 */
export function endsOfBoughtTimes(times: readonly BoughtTime[]): Map<string, Date> {
  const ends = new Map<string, Date>()
  let runningUntilMs = 0
  const inOrder = [...times].sort(
    (a, b) => a.boughtAt.getTime() - b.boughtAt.getTime() || (a.id < b.id ? -1 : 1),
  )
  for (const { id, boughtAt, days, keptShare } of inOrder) {
    const fromMs = Math.max(boughtAt.getTime(), runningUntilMs)
    runningUntilMs = fromMs + Math.floor(days * DAY_MS * keptShare)
    ends.set(id, new Date(runningUntilMs))
  }
  return ends
}

/** The end of a month that was paid for, shortened by the part of its price that went back. */
export function endOfPaidPeriod({ startsAt, endsAt }: Period, keptShare: number): Date {
  const lengthMs = endsAt.getTime() - startsAt.getTime()
  return new Date(startsAt.getTime() + Math.floor(lengthMs * keptShare))
}
