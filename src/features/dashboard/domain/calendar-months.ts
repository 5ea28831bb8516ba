/** `YYYY-MM` of a moment's calendar month in UTC, as everything here is counted. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7)
}

/** The first moment of the month so many months before the one of `now`. */
export function startOfMonth(now: Date, monthsBefore = 0): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsBefore))
}

/** The last months, the present one among them and last. */
export function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, at) => monthOf(startOfMonth(now, count - 1 - at)))
}
