import { daysBetween, weekdayOf } from './calendar-day.ts'
import type { DayReader, Meaning } from './compile-day-words.ts'
import type { Meant, Moment } from './day-of-rule.ts'
import type { Span } from './split-clauses.ts'

/** Words that name a day, where they stand in the folded text. */
export type Mention = Span & {
  reader?: DayReader
  meaning: Meaning
  /** Undefined for words that look like a day and are none: they keep shorter readings away. */
  read: ((moment: Moment) => Meant) | undefined
}

/** What may stand between a weekday and its date. */
const BESIDE =
  /^[ ,(（،、]{0,3}(?:(?:(?<=[,(] ?)an?|(?:it|that|which) was an?|(?:das|es) war ein|ein|een|(?:dat|het) was een|se oli|(?:se )?oli|the|den|dem|der|am|le|el|il|lo|dia|o|de|den|op|em|on|в|во|의|的|嘅|の|于|즉|로부터|부터|(?:ال)?موافق ?ل?|المصادف|الواقع (?:في|فيه)|से|起)[ ,]?)?[日 ]?$/u
const WEEKDAYS: readonly Meaning[] = [
  'weekday-plain',
  'weekday-past',
  'week-before',
  'week-before-last',
  'week-this',
  'weekday-before-last',
  'weekday-of-month',
]
const COUNTS: readonly Meaning[] = ['ago', 'fixed-months']
/** People round by less than this share of the time gone by. */
const ROUGHNESS = 3
/** Characters that still belong to one telling of a day. */
const NEAR = 24

/** Mentions that do not overlap, the longer before the shorter, in the order of the text. */
export function longestOf(mentions: Mention[]): Mention[] {
  // `Until the 30.` is longer than `30. June`, and tells less.
  const dates = mentions.filter(({ meaning, read }) => meaning === 'date' && read)
  const whole = mentions.filter(
    (own) =>
      !(own.meaning === 'day-only' || own.meaning === 'weekday-date') ||
      !dates.some(({ start, end }) => start < own.end && end > own.end),
  )
  const byLength = whole.sort((a, b) => b.end - b.start - (a.end - a.start))
  const taken = new Set<number>()
  return byLength
    .filter(({ start, end }) => {
      if (taken.has(start) || taken.has(end - 1)) return false
      for (let at = start; at < end; at += 1) taken.add(at)
      return true
    })
    .sort((a, b) => a.start - b.start)
}

/** `Saturday, 5 September` is that date, `a month ago today` is not today, and `a week ago, on the 10th` is the 10th. */
export function withoutEchoes(text: string, mentions: Mention[], today: string): Mention[] {
  const echoes = (own: Mention, other: Mention | undefined): boolean => {
    if (!other?.read) return false
    const [first, second] = other.start >= own.end ? [own, other] : [other, own]
    const between = text.slice(first.end, second.start)
    const isBeside = BESIDE.test(between) && isEchoBeside(own, other, { text, today })
    return isBeside || isToldTwice(own, other, { between, today })
  }
  const kept = (all: Mention[], isTried: (mention: Mention) => boolean) =>
    all.filter(
      (own, at) => !isTried(own) || !(echoes(own, all[at + 1]) || echoes(own, all[at - 1])),
    )
  const counts = ({ meaning }: Mention) => COUNTS.includes(meaning)
  return kept(
    kept(mentions, (own) => !counts(own)),
    counts,
  )
}

function isEchoBeside(
  own: Mention,
  other: Mention,
  { text, today }: { text: string; today: string },
): boolean {
  // `The 8th, and on Sunday`: Arabic writes `and` on the weekday.
  if (other.start < own.start && text.startsWith('و', own.start)) return false
  if (COUNTS.includes(own.meaning)) return isRoughly(own, other, today)
  if (isDated(other)) {
    return WEEKDAYS.includes(own.meaning) && !isOtherWeekday(own, other, { text, today })
  }
  return COUNTS.includes(other.meaning) && own.meaning === 'fixed'
}

/** `A week ago, on Monday the 3rd`, `Christmas Day, 25 December`: whatever few words stand between the two. */
function isToldTwice(
  own: Mention,
  other: Mention,
  { between, today }: { between: string; today: string },
): boolean {
  const isNear = between.length <= NEAR && !/[.!?\n]/u.test(between)
  const mayEcho =
    COUNTS.includes(own.meaning) || (own.meaning === 'feast' && other.meaning !== 'feast')
  const isDay = isDated(other) || WEEKDAYS.includes(other.meaning)
  return isNear && mayEcho && isDay && isSameDay(own, other, today)
}

function isSameDay(own: Mention, other: Mention, today: string): boolean {
  const mine = dayIfPast(own, today)
  return mine !== undefined && mine === dayIfPast(other, today)
}

function isDated({ meaning }: Mention): boolean {
  return (
    ['date', 'day-only', 'weekday-date', 'feast'].includes(meaning) || meaning.startsWith('month-')
  )
}

/** Ordered on the 2nd, `last week Tuesday` delivered: the date is no Tuesday. People err, but not after a comma. */
function isOtherWeekday(
  own: Mention,
  other: Mention,
  { text, today }: { text: string; today: string },
): boolean {
  const isApart = own.start > other.start && /[,，、]/u.test(text.slice(other.end, own.start))
  if (own.meaning === 'weekday-plain' && !isApart) return false
  const [mine, its] = [dayIfPast(own, today), dayIfPast(other, today)]
  return mine !== undefined && its !== undefined && weekdayOf(mine) !== weekdayOf(its)
}

/** A count of weeks or months that comes near the date beside it tells of the same day. */
function isRoughly(own: Mention, other: Mention, today: string): boolean {
  if (other.meaning !== 'date') return false
  const [mine, its] = [dayIfPast(own, today), dayIfPast(other, today)]
  if (mine === undefined || its === undefined) return false
  return ROUGHNESS * Math.abs(daysBetween(mine, its)) <= daysBetween(mine, today)
}

function dayIfPast({ read }: Mention, today: string): string | undefined {
  const meant = read?.({ today, ahead: () => 'past', before: undefined })
  return typeof meant === 'string' ? meant : meant?.day
}
