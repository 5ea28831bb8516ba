const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * The last day of a period that counts from a day (which itself is not counted). Months end on the same day
 * number, or on the month's last day. Working days are Monday to Friday, or to Saturday where the law says so;
 * public holidays are not included.
 * @param from YYYY-MM-DD
 * @param period `P14D`, `P3W`, `P6M`, `P3Y`, `20WD` or `60SD`
 */
export function deadlineDate(from: string, period: string): string | undefined {
  const start = new Date(`${from}T00:00:00Z`)
  const match = /^(?:P(\d+)([YMWD])|(\d+)([WS])D)$/.exec(period)
  if (!match || Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== from)
    return undefined
  const [, amount, unit, workingDays, kind] = match
  const end = workingDays
    ? addWorkingDays(start, Number(workingDays), kind === 'S' ? [0] : [0, 6])
    : unit === 'D' || unit === 'W'
      ? new Date(start.getTime() + Number(amount) * (unit === 'W' ? 7 : 1) * DAY_MS)
      : addMonths(start, Number(amount) * (unit === 'Y' ? 12 : 1))
  return end.toISOString().slice(0, 10)
}

function addMonths(start: Date, months: number): Date {
  const year = start.getUTCFullYear()
  const month = start.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay)))
}

/** @param free days of the week that do not count, 0 is Sunday */
function addWorkingDays(start: Date, days: number, free: readonly number[]): Date {
  let at = start
  for (let left = days; left > 0; ) {
    at = new Date(at.getTime() + DAY_MS)
    if (!free.includes(at.getUTCDay())) left -= 1
  }
  return at
}
