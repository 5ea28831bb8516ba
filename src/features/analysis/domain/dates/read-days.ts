import type { LanguageCode } from '../../../../shared/languages.ts'
import { addDays, addMonths, calendarDay, nearestYearly, partsOf } from './calendar-day.ts'
import type { DayReader, DayRule, Meaning } from './compile-day-words.ts'
import { readerOf, readersFor, readersOfScript } from './day-readers.ts'
import { type FoldedText, foldText } from './fold-text.ts'
import { fullYear, readNumericDays } from './numeric-dates.ts'
import { clausesOf, type Span, sentencesOf, spanAt } from './split-clauses.ts'
import { type Tense, tenseAt } from './tense-of-clause.ts'
import { nearestWeekday, weekdayOfWeek, weekOf } from './weekday-days.ts'

/** A day a text names: YYYY-MM-DD, and where it does so in the text. */
export type NamedDay = {
  day: string
  start: number
  end: number
  /** Read as lying ahead. */
  ahead?: true
}

export type ReadingPlace = {
  /** The day of writing, YYYY-MM-DD. */
  today: string
  /** ISO 3166-1 alpha-2, which decides between 3/11 and 11/3. */
  country: string
  /** Decides about tense where a day is in figures only. */
  language?: LanguageCode
}

type Groups = Record<string, string | undefined>
type Mention = Span & {
  reader?: DayReader
  meaning: Meaning
  /** Undefined for words that look like a day and are none: they keep shorter readings away. */
  read: ((moment: Moment) => string | undefined) | undefined
}
/** What a mention without a year, or a bare weekday, needs to know. */
type Moment = { today: string; ahead: () => Tense; before: string | undefined }

const CONTEXT = 32
const SOON_DAYS = 45
/** `two-three weeks ago` */
const HALF_OF_A_RANGE = /[\p{L}\d]-$/u
/** What may stand between a weekday and its date. */
const BESIDE =
  /^[ ,(（،、]{0,3}(?:(?:the|den|dem|der|am|le|el|il|lo|dia|o|de|den|op|em|on|в|во|의|的|嘅|の|于|즉|로부터|부터|(?:ال)?موافق ?ل?|المصادف|الواقع (?:في|فيه)|से|起)[ ,]?)?[日 ]?$/u
/** `About`, where any other word may stand right before a day. */
const NEARLY = /(?:每|约|大概|可能|大约|毎|約|たぶん|だいたい|大体|매|매주|약|대략|아마|거의) ?$/u
/** After a count these make it a span (`3 weeks before`); after a day they tell more about it (`yesterday before noon`). */
const OF_COUNTS =
  /^[ ,(]{0,2}(?:before|after|notice|antes|despues|depois|avant|apres|prima|dopo|vor|nach|voor|na|после|通知)(?![\p{L}])/u
const WEEKDAYS: readonly Meaning[] = [
  'weekday-plain',
  'weekday-past',
  'week-before',
  'week-before-last',
  'week-this',
]
const COUNTS: readonly Meaning[] = ['ago', 'fixed-months']

/** Every day the text names to the day, in any of the languages, in the order of the text. */
export function readDays(facts: string, place: ReadingPlace): NamedDay[] {
  const folded = foldText(facts)
  return readFoldedDays(folded.text, place).map((found) => ({
    ...found,
    ...placeIn(facts, folded, found),
  }))
}

/** Where a stretch of the folded text stands in the original. */
export function placeIn(facts: string, { sourceAt }: FoldedText, { start, end }: Span): Span {
  return { start: sourceAt[start] ?? 0, end: sourceEnd(sourceAt, end, facts) }
}

/** The same over folded text, with places in that text. */
export function readFoldedDays(text: string, place: ReadingPlace): NamedDay[] {
  const mentions = withoutEchoes(
    text,
    longestOf([
      ...readersFor(text, place).flatMap(({ reader }) => worded(text, reader, place.today)),
      ...numeric(text, place),
    ]),
  )
  const sentences = sentencesOf(text, mentions)
  const days: NamedDay[] = []
  let clauses: { of: number; spans: Span[] } = { of: -1, spans: [] }
  for (const mention of mentions) {
    const of = spanAt(sentences, mention.start)
    const sentence = sentences[of] ?? { start: 0, end: text.length }
    const tense = () => {
      if (clauses.of !== of) clauses = { of, spans: clausesOf(text, sentence, mentions) }
      const clause = clauses.spans[spanAt(clauses.spans, mention.start)] ?? sentence
      const readers = tenseReaders(text, mention, place)
      return tenseAt(text, mention, { clause, readers })
    }
    const before = days.findLast(({ ahead }) => !ahead)?.day
    const day = mention.read?.({ today: place.today, ahead: tense, before })
    if (!day) continue
    const { start, end } = mention
    days.push(day > place.today ? { day, start, end, ahead: true } : { day, start, end })
  }
  return days
}

/** A month may be English in a story that is not; its verbs are those of the story. */
function tenseReaders(text: string, { reader }: Mention, { language }: ReadingPlace): DayReader[] {
  if (!reader) return readersOfScript(text)
  const own = language && readerOf(language)
  return own && own !== reader ? [reader, own] : [reader]
}

/** The end in the original: after the last character, with the marks that folding dropped left out. */
function sourceEnd(sourceAt: readonly number[], end: number, facts: string): number {
  const last = sourceAt[end - 1] ?? 0
  return last + String.fromCodePoint(facts.codePointAt(last) ?? 0).length
}

function numeric(text: string, { today, country, language }: ReadingPlace): Mention[] {
  const reader = language && readerOf(language)
  return readNumericDays(text, country, today).map((found) => ({
    start: found.start,
    end: found.end,
    meaning: 'date',
    ...(reader ? { reader } : {}),
    read: (moment) => ('day' in found ? found.day : yearly(found.month, found.dayOfMonth, moment)),
  }))
}

function worded(text: string, reader: DayReader, today: string): Mention[] {
  return reader.rules.flatMap((rule) =>
    [...text.matchAll(rule.pattern)].map((match): Mention => {
      const [start, end] = [match.index, match.index + match[0].length]
      const meant = rule.meaning.startsWith('week-') || isDay(text, { start, end }, reader, rule)
      const groups = match.groups ?? {}
      return {
        start,
        end,
        reader,
        meaning: rule.meaning,
        read: meant ? (moment) => dayOf(rule, groups, reader, { ...moment, today }) : undefined,
      }
    }),
  )
}

function isDay(text: string, { start, end }: Span, reader: DayReader, rule: DayRule): boolean {
  const before = text.slice(Math.max(0, start - CONTEXT), start)
  const after = text.slice(end, end + CONTEXT)
  const counts = isCount(rule)
  if ((!counts && reader.unspaced ? NEARLY : reader.notAfterThese).test(before)) return false
  if (reader.notBeforeThese.test(after) && (counts || !OF_COUNTS.test(after))) return false
  if (rule.meaning === 'ago' && HALF_OF_A_RANGE.test(before)) return false
  return !counts || !reader.lasting?.test(before)
}

function isCount({ meaning, value }: DayRule): boolean {
  return meaning === 'ago' || meaning === 'fixed-months' || meaning === 'hence' || value <= -7
}

/** Mentions that do not overlap, the longer before the shorter, in the order of the text. */
function longestOf(mentions: Mention[]): Mention[] {
  const byLength = [...mentions].sort((a, b) => b.end - b.start - (a.end - a.start))
  const taken = new Set<number>()
  return byLength
    .filter(({ start, end }) => {
      if (taken.has(start) || taken.has(end - 1)) return false
      for (let at = start; at < end; at += 1) taken.add(at)
      return true
    })
    .sort((a, b) => a.start - b.start)
}

/** `Saturday, 5 September` is that date, and `a month ago today` is not today. */
function withoutEchoes(text: string, mentions: Mention[]): Mention[] {
  const echoes = ({ start, end, meaning }: Mention, other: Mention | undefined): boolean => {
    if (!other?.read) return false
    const between = other.start >= end ? text.slice(end, other.start) : text.slice(other.end, start)
    if (!BESIDE.test(between)) return false
    // `The 8th, and on Sunday`: Arabic writes `and` on the weekday.
    if (other.start < start && text.startsWith('و', start)) return false
    if (
      other.meaning === 'date' ||
      other.meaning === 'day-only' ||
      other.meaning.startsWith('month-')
    )
      return WEEKDAYS.includes(meaning)
    return COUNTS.includes(other.meaning) && meaning === 'fixed'
  }
  return mentions.filter(
    (mention, at) => !echoes(mention, mentions[at + 1]) && !echoes(mention, mentions[at - 1]),
  )
}

function dayOf(
  rule: DayRule,
  groups: Groups,
  reader: DayReader,
  moment: Moment,
): string | undefined {
  const { today } = moment
  switch (rule.meaning) {
    case 'date':
      return dated(groups, reader, moment)
    case 'day-only':
      return dayOfMonthOnly(Number(groups['d'] ?? reader.ordinal(groups['o'] ?? '')), moment)
    case 'month-this':
    case 'month-before': {
      const dayOfMonth = Number(groups['d'] ?? reader.ordinal(groups['o'] ?? ''))
      return inMonth(today, rule.meaning === 'month-this' ? 0 : -1, dayOfMonth)
    }
    case 'ago':
      return counted(groups, reader, today, -1)
    case 'hence':
      return counted(groups, reader, today, 1)
    case 'fixed':
      return addDays(today, rule.value)
    case 'fixed-months':
      return addMonths(today, rule.value)
    case 'by-tense':
      return byTense(rule.value, moment)
    default:
      return weekday(rule, groups, reader, moment)
  }
}

function dated(groups: Groups, reader: DayReader, moment: Moment): string | undefined {
  const month = reader.month(groups['m'] ?? '')
  const day = groups['d'] ? Number(groups['d']) : reader.ordinal(groups['o'] ?? '')
  if (month === undefined || day === undefined) return undefined
  const { year } = partsOf(moment.today)
  if (groups['p']) return calendarDay(year - 1, month + 1, day)
  if (groups['t']) return calendarDay(year, month + 1, day)
  if (!groups['y']) return yearly(month + 1, day, moment)
  return calendarDay(fullYear(groups['y'], year), month + 1, day)
}

function yearly(month: number, day: number, { today, ahead }: Moment): string | undefined {
  const behind = nearestYearly(today, { month, day, ahead: false })
  const tense = ahead()
  if (tense === 'past') return behind
  const coming = nearestYearly(today, { month, day, ahead: true })
  // Who means the day of a year ago says so; in November a bare `3 December` is the next one.
  const soon = addDays(today, SOON_DAYS)
  if (tense !== 'ahead') return coming && soon && coming <= soon ? coming : behind
  // `The invoice was due on 1 November`, read in November, is not about the next year.
  const lately = addMonths(today, -3)
  return behind && lately && behind >= lately ? behind : coming
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

function byTense(days: number, { today, ahead }: Moment): string | undefined {
  const tense = ahead()
  if (tense === 'unclear') return undefined
  return addDays(today, tense === 'ahead' ? days : -days)
}

function weekday(rule: DayRule, groups: Groups, reader: DayReader, moment: Moment) {
  const wanted = reader.weekday(groups['w'] ?? '')
  if (wanted === undefined) return undefined
  const week = weekOf(rule.meaning, reader.number(groups['n'] ?? ''))
  if (week !== undefined) return weekdayOfWeek(wanted, { ...moment, week, ...reader })
  const next =
    rule.meaning === 'weekday-next' ||
    (rule.meaning === 'weekday-plain' && moment.ahead() === 'ahead')
  return nearestWeekday(wanted, { ...moment, next })
}
