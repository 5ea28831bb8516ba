const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS
const SATURDAY = 6
const SUNDAY = 0

/** Whole days after the day of the purchase, as the law of the European Union has it (Directive 2011/83, article 9). */
export const WITHDRAWAL_DAYS = 14
/** A day ends here when it has ended everywhere on earth. */
const LAST_ZONE_HOURS = 12

/** `lastDay` (YYYY-MM-DD, counted in UTC as receipts are dated) is what people are told; `endsAt` is when it is too late. */
export type WithdrawalPeriod = { lastDay: string; endsAt: Date }

/**
 * The 14 days after the day of a purchase. A period that would end on a Saturday or Sunday ends with the Monday
 * (Regulation 1182/71, article 3). The last day counts until it is over everywhere, and nobody whose own calendar
 * gives longer comes too late.
 */
export function withdrawalPeriod(paidAt: Date): WithdrawalPeriod {
  const dayOfPurchase = Math.floor(paidAt.getTime() / DAY_MS) * DAY_MS
  const fourteenth = new Date(dayOfPurchase + WITHDRAWAL_DAYS * DAY_MS)
  const waits = daysToWorkingDay(fourteenth) * DAY_MS
  const lastDay = new Date(fourteenth.getTime() + waits)
  const overEverywhere = lastDay.getTime() + DAY_MS + LAST_ZONE_HOURS * HOUR_MS
  // A local day of purchase and the fourteen after it are never longer than this.
  const longest = paidAt.getTime() + (WITHDRAWAL_DAYS + 1) * DAY_MS + waits
  return {
    lastDay: lastDay.toISOString().slice(0, 10),
    endsAt: new Date(Math.max(overEverywhere, longest)),
  }
}

function daysToWorkingDay(day: Date): number {
  if (day.getUTCDay() === SATURDAY) return 2
  return day.getUTCDay() === SUNDAY ? 1 : 0
}
