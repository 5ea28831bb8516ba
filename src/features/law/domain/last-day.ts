import { countingStart } from './counting-start.ts'
import { deadlineDate } from './deadline-date.ts'

type Limit = { from: string; period: string; firstDayCounts?: boolean | undefined }

const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * The last day of a time limit, for the day something happened; undefined when the day is none of the calendar.
 * Where the law counts that day too, the limit ends a day earlier.
 * @param happenedOn YYYY-MM-DD
 */
export function countLastDay(
  { from, period, firstDayCounts = false }: Limit,
  happenedOn: string,
): string | undefined {
  const last = deadlineDate(countingStart(from, happenedOn), period)
  return last && firstDayCounts
    ? new Date(Date.parse(last) - DAY_MS).toISOString().slice(0, 10)
    : last
}
