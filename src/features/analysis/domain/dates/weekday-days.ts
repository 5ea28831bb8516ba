import { addDays, weekdayOf } from './calendar-day.ts'
import type { Meaning } from './compile-day-words.ts'

/**
 * The next such weekday after today, or the latest before it.
 * @param wanted 0 is Monday, 6 Sunday.
 */
export function nearestWeekday(
  wanted: number,
  { today, next }: { today: string; next: boolean },
): string | undefined {
  const now = weekdayOf(today)
  const days = next ? ((wanted - now + 6) % 7) + 1 : -((now - wanted + 6) % 7) - 1
  return addDays(today, days)
}

/**
 * That weekday of a week so many weeks from this one (-1: last week). Where some begin the week on Sunday, last
 * week's Sunday is two days, and none is given.
 * @param wanted 0 is Monday, 6 Sunday.
 */
export function weekdayOfWeek(
  wanted: number,
  { today, week, mondayFirst }: { today: string; week: number; mondayFirst: boolean },
): string | undefined {
  const now = weekdayOf(today)
  if (!mondayFirst && (wanted === 6 || now === 6)) return undefined
  return addDays(today, wanted - now + 7 * week)
}

/** How many weeks from this one; undefined where no week is named. */
export function weekOf(meaning: Meaning, weeksBefore: number | undefined): number | undefined {
  switch (meaning) {
    case 'week-before':
      return -(weeksBefore ?? 1)
    case 'week-before-last':
      return -2
    case 'week-this':
      return 0
    case 'week-next':
      return 1
    default:
      return undefined
  }
}
