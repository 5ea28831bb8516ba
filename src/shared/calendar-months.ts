const DAY_MS = 24 * 60 * 60 * 1_000

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS)
}

/** The same day and time of an earlier month (UTC); its last day where it is shorter. */
export function monthsBefore(moment: Date, months: number): Date {
  return monthsAfter(moment, -months)
}

/** The same day and time of a later month (UTC); its last day where it is shorter. */
export function monthsAfter(moment: Date, months: number): Date {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const midnight = Date.UTC(year, month, Math.min(moment.getUTCDate(), lastDay))
  return new Date(midnight + (moment.getTime() % DAY_MS))
}
