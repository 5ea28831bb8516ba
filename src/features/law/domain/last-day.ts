import { countingStart } from './counting-start.ts'
import { deadlineDate } from './deadline-date.ts'

type Limit = { from: string; period: string; firstDayCounts?: boolean | undefined }

const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * The last day of a time limit, for the day something happened; undefined when the day is none of the calendar.
 * Where the law counts that day too, the period runs from the day before.
 * @param happenedOn YYYY-MM-DD
 */
export function countLastDay(
  { from, period, firstDayCounts = false }: Limit,
  happenedOn: string,
): string | undefined {
  const start = countingStart(from, happenedOn)
  if (!firstDayCounts) return deadlineDate(start, period)
  const before = new Date(Date.parse(`${start}T00:00:00Z`) - DAY_MS)
  return deadlineDate(start, period) && deadlineDate(before.toISOString().slice(0, 10), period)
}
