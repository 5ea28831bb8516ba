import { countingStart } from './counting-start.ts'
import { deadlineDate } from './deadline-date.ts'

/**
 * The last day of a time limit, for the day something happened; undefined when the day is none of the calendar.
 * @param from a value of COUNTED_FROM
 * @param happenedOn YYYY-MM-DD
 */
export function countLastDay(from: string, period: string, happenedOn: string): string | undefined {
  return deadlineDate(countingStart(from, happenedOn), period)
}
