const DAY_MS = 24 * 60 * 60 * 1_000

type WithWeek = Intl.Locale & {
  /** 1 is Monday, 7 Sunday. */
  getWeekInfo?: () => { weekend: number[] }
  /** Its name before it became a call. */
  weekInfo?: { weekend: number[] }
}

const SATURDAY_AND_SUNDAY = [6, 7]
const weekends = new Map<string, number[]>()

/** The days of rest of a country, 1 for Monday to 7 for Sunday: Friday and Saturday in Egypt, for one. */
function weekendOf(country: string): number[] {
  const known = weekends.get(country)
  if (known) return known
  const found = /^[A-Z]{2}$/.test(country)
    ? readWeekend(new Intl.Locale(`und-${country}`))
    : undefined
  const weekend = found ?? SATURDAY_AND_SUNDAY
  weekends.set(country, weekend)
  return weekend
}

function readWeekend(locale: WithWeek): number[] | undefined {
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.weekend
}

/**
 * The moment when so many working days have passed, at the same time of day. Days are those of UTC, and public
 * holidays count as working days.
 * @param country ISO 3166-1 of who works
 */
export function addWorkingDays(from: Date, days: number, country: string): Date {
  const weekend = weekendOf(country)
  let moment = from.getTime()
  let left = days
  while (left > 0) {
    moment += DAY_MS
    if (!weekend.includes(isoWeekday(moment))) left -= 1
  }
  return new Date(moment)
}

function isoWeekday(moment: number): number {
  return new Date(moment).getUTCDay() || 7
}
