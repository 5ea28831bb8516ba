const DAY_MS = 24 * 60 * 60 * 1_000
const EARLIEST_YEAR = 1900
const LATEST_YEAR = 2100

/** YYYY-MM-DD; undefined where the calendar has no such day, or nobody means it. Months from 1. */
export function calendarDay(year: number, month: number, day: number): string | undefined {
  if (year < EARLIEST_YEAR || year > LATEST_YEAR || month < 1 || month > 12 || day < 1) {
    return undefined
  }
  return day <= daysInMonth(year, month) ? written(year, month, day) : undefined
}

/** @param day YYYY-MM-DD; undefined where the result leaves the years people speak of. */
export function addDays(day: string, days: number): string | undefined {
  const moved = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS)
  return calendarDay(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate())
}

/** Days from one YYYY-MM-DD to another, negative where the other comes before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The same day number so many months on, or the last day of that month where it is shorter. */
export function addMonths(day: string, months: number): string | undefined {
  const { year, month, dayOfMonth } = partsOf(day)
  const count = year * 12 + month - 1 + months
  const [thenYear, thenMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  return calendarDay(thenYear, thenMonth, Math.min(dayOfMonth, daysInMonth(thenYear, thenMonth)))
}

/** 0 is Monday, 6 Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** @param day YYYY-MM-DD */
export function partsOf(day: string): { year: number; month: number; dayOfMonth: number } {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  return { year, month, dayOfMonth }
}

/** The latest day not after `today` with this month and number, or with `ahead` the first after it. */
export function nearestYearly(
  today: string,
  { month, day, ahead }: { month: number; day: number; ahead: boolean },
): string | undefined {
  const { year } = partsOf(today)
  const years = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => (ahead ? year + step : year - step))
  return years
    .map((each) => calendarDay(each, month, day))
    .find((each) => each !== undefined && (ahead ? each > today : each <= today))
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function written(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
