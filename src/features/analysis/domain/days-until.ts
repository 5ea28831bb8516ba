const DAY_MS = 24 * 60 * 60 * 1_000

/** Whole days from one calendar day to another, negative when it is over; both YYYY-MM-DD. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS)
}
