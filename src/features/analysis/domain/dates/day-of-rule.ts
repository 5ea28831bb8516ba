import {
  addDays,
  addMonths,
  calendarDay,
  daysInMonth,
  nearestYearly,
  partsOf,
  weekdayOf,
} from './calendar-day.ts'
import type { DayReader, DayRule } from './compile-day-words.ts'
import { fullYear } from './numeric-dates.ts'
import type { Tense } from './tense-of-clause.ts'
import { nearestWeekday, weekdayOfWeek, weekOf } from './weekday-days.ts'

export type Groups = Record<string, string | undefined>
/** What a mention without a year, or a bare weekday, needs to know. */
export type Moment = { today: string; ahead: () => Tense; before: string | undefined }
/** A day; or one a person reading would ask about: which week was meant, or which year. */
export type Meant = string | { day: string; doubtful: 'week' | 'year' } | undefined

const SOON_DAYS = 45
const NO_LEAP_YEAR = 2025
/** Told as past, a day without a year that comes again so soon was hardly meant to be that of a year ago. */
const COMES_AGAIN_DAYS = 60

/** The day a rule of a language means with what it found. */
export function dayOf(rule: DayRule, groups: Groups, reader: DayReader, moment: Moment): Meant {
  const { today } = moment
  switch (rule.meaning) {
    case 'date':
    case 'slipped-date':
      return dated(groups, reader, moment)
    case 'month-end':
      return monthEnd(groups, reader, moment)
    case 'day-only':
      return dayOfMonthOnly(Number(groups['d'] ?? reader.ordinal(groups['o'] ?? '')), moment)
    case 'weekday-date':
      return weekdayDated(groups, reader, moment)
    case 'month-this':
    case 'month-before': {
      const dayOfMonth = Number(groups['d'] ?? reader.ordinal(groups['o'] ?? ''))
      return inMonth(today, rule.meaning === 'month-this' ? 0 : -1, dayOfMonth)
    }
    case 'ago':
      return counted(groups, reader, today, -1)
    case 'ago-yesterday':
      return counted(groups, reader, addDays(today, -1) ?? today, -1)
    case 'hence':
      return counted(groups, reader, today, 1)
    case 'later':
      return laterThan(groups, reader, { rule, moment })
    case 'fixed':
      return addDays(today, rule.value)
    case 'fixed-months':
      return addMonths(today, rule.value)
    case 'feast':
      return feast(rule.value, groups, reader, moment)
    case 'weekday-of-month':
      return weekdayOfMonth(rule.value, groups, reader, moment)
    case 'weekday-before-last':
      return weekdayBeforeLast(groups, reader, moment)
    case 'by-tense':
      return byTense(rule.value, moment)
    default:
      return weekday(rule, groups, reader, moment)
  }
}

function dated(groups: Groups, reader: DayReader, moment: Moment): Meant {
  const month = reader.month(groups['m'] ?? '') ?? reader.slippedMonth(groups['m'] ?? '')
  const day = groups['d'] ? Number(groups['d']) : reader.ordinal(groups['o'] ?? '')
  if (month === undefined || day === undefined) return undefined
  const { year } = partsOf(moment.today)
  if (groups['p']) return calendarDay(year - 1, month + 1, day)
  if (groups['t']) return calendarDay(year, month + 1, day)
  if (!groups['y']) return yearly(month + 1, day, moment)
  return calendarDay(yearNamed(groups['y'], reader, year), month + 1, day)
}

function yearNamed(named: string, reader: DayReader, currentYear: number): number {
  return /\d/.test(named)
    ? fullYear(named, currentYear)
    : (reader.year(named) ?? fullYear(named, currentYear))
}

/** `On Christmas Eve`, of the year named or as the tense tells. */
function feast(value: number, groups: Groups, reader: DayReader, moment: Moment): Meant {
  const [month, day] = [Math.floor(value / 100), value % 100]
  const { year } = partsOf(moment.today)
  if (groups['p']) return calendarDay(year - 1, month, day)
  if (!groups['y']) return yearly(month, day, moment)
  return calendarDay(yearNamed(groups['y'], reader, year), month, day)
}

/** `The last Monday of June`: the latest such day, or where the tense tells so the next. */
function weekdayOfMonth(place: number, groups: Groups, reader: DayReader, moment: Moment): Meant {
  const [wanted, month] = [reader.weekday(groups['w'] ?? ''), reader.month(groups['m'] ?? '')]
  if (wanted === undefined || month === undefined) return undefined
  const { year } = partsOf(moment.today)
  const inYear = (of: number): string | undefined => {
    const first = calendarDay(of, month + 1, 1)
    if (!first) return undefined
    const dayOfMonth = 1 + ((wanted - weekdayOf(first) + 7) % 7)
    const fifth = dayOfMonth + 28 <= daysInMonth(of, month + 1)
    const weeks = place > 0 ? place - 1 : fifth ? 4 : 3
    return addDays(first, dayOfMonth - 1 + 7 * weeks)
  }
  if (groups['p']) return inYear(year - 1)
  if (groups['y']) return inYear(yearNamed(groups['y'], reader, year))
  const days = [year - 1, year, year + 1].map(inYear)
  const isBehind = (day: string | undefined) => day !== undefined && day <= moment.today
  return moment.ahead() === 'ahead' ? days.find((day) => !isBehind(day)) : days.findLast(isBehind)
}

/** Where last Friday lies in this week, some mean by the one before it last week's and some the week before that. */
function weekdayBeforeLast(
  groups: Groups,
  reader: DayReader,
  { today }: Moment,
): string | undefined {
  const wanted = reader.weekday(groups['w'] ?? '')
  if (wanted === undefined || wanted < weekdayOf(today)) return undefined
  const weeks = 1 + (reader.number(groups['n'] ?? '') ?? 1)
  return addDays(today, wanted - weekdayOf(today) - 7 * weeks)
}

/** `The last day of June`; where no months have names, their number stands in place of the day. */
function monthEnd(groups: Groups, reader: DayReader, moment: Moment): Meant {
  // No month is named in `the last day of last month`.
  if (!(groups['m'] || groups['d'] || groups['o'])) {
    return addDays(`${moment.today.slice(0, 7)}-01`, -1)
  }
  const monthNumber = Number(groups['d'] ?? reader.ordinal(groups['o'] ?? ''))
  const month = (reader.month(groups['m'] ?? '') ?? monthNumber - 1) + 1
  if (!(month >= 1 && month <= 12)) return undefined
  const { year } = partsOf(moment.today)
  if (groups['p']) return lastDay(year - 1, month)
  if (groups['y']) return lastDay(yearNamed(groups['y'], reader, year), month)
  const meant = yearly(month, daysInMonth(NO_LEAP_YEAR, month), moment)
  const told = typeof meant === 'string' ? meant : meant?.day
  const day = told && lastDay(partsOf(told).year, month)
  if (!day) return undefined
  return typeof meant === 'object' ? { ...meant, day } : day
}

function lastDay(year: number, month: number): string | undefined {
  return calendarDay(year, month, daysInMonth(year, month))
}

/** A day and month without a year, as the tense tells; the latest where it tells nothing. */
export function yearly(month: number, day: number, { today, ahead }: Moment): Meant {
  const behind = nearestYearly(today, { month, day, ahead: false })
  const tense = ahead()
  const coming = nearestYearly(today, { month, day, ahead: true })
  if (tense === 'past')
    return behind && isSoon(coming, today) ? { day: behind, doubtful: 'year' } : behind
  // Who means the day of a year ago says so; in November a bare `3 December` is the next one.
  const soon = addDays(today, SOON_DAYS)
  if (tense !== 'ahead') return coming && soon && coming <= soon ? coming : behind
  // `The invoice was due on 1 November`, read in November, is not about the next year.
  const lately = addMonths(today, -3)
  return behind && lately && behind >= lately ? behind : coming
}

function isSoon(coming: string | undefined, today: string): boolean {
  const soon = addDays(today, COMES_AGAIN_DAYS)
  return coming !== undefined && soon !== undefined && coming <= soon
}

/** `on the 7th`: in the month of the day named before, or the next after it; else the latest. */
function dayOfMonthOnly(dayOfMonth: number, { today, ahead, before }: Moment): string | undefined {
  const at = (of: string, step: number) => inMonth(of, step, dayOfMonth)
  if (ahead() === 'ahead') {
    return [0, 1, 2].map((step) => at(today, step)).find((day) => day && day > today)
  }
  if (before) {
    const day = [0, 1].map((step) => at(before, step)).find((each) => each && each >= before)
    return day && day <= today ? day : undefined
  }
  return [0, -1, -2].map((step) => at(today, step)).find((day) => day && day <= today)
}

/** `Saturday the 15th`: the month in which the two agree; no day where they do not so soon before or after. */
function weekdayDated(groups: Groups, reader: DayReader, { today, ahead }: Moment): Meant {
  const wanted = reader.weekday(groups['w'] ?? '')
  const fitting = [-3, -2, -1, 0, 1, 2]
    .map((step) => inMonth(today, step, Number(groups['d'])))
    .filter((day) => day !== undefined && weekdayOf(day) === wanted)
  const coming = fitting.find((day) => day && day > today)
  const tense = ahead()
  if (tense === 'ahead') return coming
  return fitting.findLast((day) => day && day <= today) ?? (tense === 'past' ? undefined : coming)
}

/** @param step Months on from that of the day. */
function inMonth(of: string, step: number, dayOfMonth: number): string | undefined {
  const shifted = addMonths(`${of.slice(0, 7)}-01`, step)
  const { year = 0, month = 0 } = shifted ? partsOf(shifted) : {}
  return calendarDay(year, month, dayOfMonth)
}

function counted(groups: Groups, reader: DayReader, today: string, sign: 1 | -1) {
  const count = groups['n'] === undefined ? 1 : reader.number(groups['n'])
  const unit = reader.unit(groups['u'] ?? '')
  if (!count || !unit) return undefined
  if (unit === 'month' || unit === 'year') {
    return addMonths(today, sign * count * (unit === 'year' ? 12 : 1))
  }
  return addDays(today, sign * count * { day: 1, week: 7, fortnight: 14 }[unit])
}

/** `Two days later`: after the day named before, in days; a week later is not told to the day. */
function laterThan(
  groups: Groups,
  reader: DayReader,
  { rule, moment }: { rule: DayRule; moment: Moment },
): Meant {
  if (!moment.before) return undefined
  const days = rule.value || (groups['n'] ? reader.number(groups['n']) : 1)
  const day = days && addDays(moment.before, days)
  if (!day || day > moment.today) return undefined
  const isExact = rule.value > 0 || reader.unit(groups['u'] ?? '') === 'day'
  return isExact ? day : { day, doubtful: 'week' }
}

function byTense(days: number, { today, ahead }: Moment): string | undefined {
  const tense = ahead()
  if (tense === 'unclear') return undefined
  return addDays(today, tense === 'ahead' ? days : -days)
}

function weekday(rule: DayRule, groups: Groups, reader: DayReader, moment: Moment): Meant {
  const wanted = reader.weekday(groups['w'] ?? '')
  if (wanted === undefined) return undefined
  const week = weekOf(rule.meaning, reader.number(groups['n'] ?? ''))
  if (week !== undefined) return weekdayOfWeek(wanted, { ...moment, week, ...reader })
  const next =
    rule.meaning === 'weekday-next' ||
    (rule.meaning === 'weekday-plain' && moment.ahead() === 'ahead')
  const day = nearestWeekday(wanted, { ...moment, next })
  // Who writes on a Wednesday says yesterday; `last Tuesday` may then be that of the week before.
  const isYesterday = day !== undefined && day === addDays(moment.today, -1)
  return rule.meaning === 'weekday-past' && isYesterday ? { day, doubtful: 'week' } : day
}
