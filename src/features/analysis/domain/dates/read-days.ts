import type { LanguageCode } from '../../../../shared/languages.ts'
import { daysBetween, weekdayOf } from './calendar-day.ts'
import type { DayReader, DayRule, Meaning } from './compile-day-words.ts'
import { dayOf, type Groups, type Meant, type Moment, yearly } from './day-of-rule.ts'
import { readerOf, readersFor, readersOfScript } from './day-readers.ts'
import { type FoldedText, foldText } from './fold-text.ts'
import { readNumericDays } from './numeric-dates.ts'
import { clausesOf, type Span, sentencesOf, spanAt } from './split-clauses.ts'
import { tenseAt } from './tense-of-clause.ts'

/** A day a text names: YYYY-MM-DD, and where it does so in the text. */
export type NamedDay = {
  day: string
  start: number
  end: number
  /** Read as lying ahead. */
  ahead?: true
  /** Named, but not so that a person reading would be sure of the day. */
  doubtful?: 'week' | 'year'
  /** Told by its distance from the day named before. */
  later?: true
  /** Named with its month. */
  dated?: true
}

export type ReadingPlace = {
  /** The day of writing, YYYY-MM-DD. */
  today: string
  /** ISO 3166-1 alpha-2, which decides between 3/11 and 11/3. */
  country: string
  /** Decides about tense where a day is in figures only. */
  language?: LanguageCode
}

type Mention = Span & {
  reader?: DayReader
  meaning: Meaning
  /** Undefined for words that look like a day and are none: they keep shorter readings away. */
  read: ((moment: Moment) => Meant) | undefined
}

const CONTEXT = 32
/** `two-three weeks ago` */
const HALF_OF_A_RANGE = /[\p{L}\d]-$/u
/** What may stand between a weekday and its date. */
const BESIDE =
  /^[ ,(（،、]{0,3}(?:(?:the|den|dem|der|am|le|el|il|lo|dia|o|de|den|op|em|on|в|во|의|的|嘅|の|于|즉|로부터|부터|(?:ال)?موافق ?ل?|المصادف|الواقع (?:في|فيه)|से|起)[ ,]?)?[日 ]?$/u
/** `About`, where any other word may stand right before a day. */
const NEARLY = /(?:每|约|大概|可能|大约|毎|約|たぶん|だいたい|大体|매|매주|약|대략|아마|거의) ?$/u
/** After a count these make it a span (`3 weeks before`); after a day they tell more about it (`yesterday before noon`). */
const OF_COUNTS =
  /^[ ,(]{0,2}(?:before|after|notice|antes|despues|depois|avant|apres|prima|dopo|vor|nach|voor|na|после|通知|que(?! vien))(?![\p{L}])/u
/** `It leaks since yesterday`: that is the day it began. */
const SINCE = /(?<![\p{L}\p{M}])(?:since|seit|depuis|desde|da|sinds|al sinds|со|с|من) $/u
/** `Until today no answer`: nothing happened today. */
const UP_TO =
  /(?<![\p{L}\p{M}])(?:until|till|to|up to|as of|bis|hasta(?: el dia de)?|jusqu'a|fino a(?: d)?|ad?|ate(?: (?:o dia de|ao dia de|ao))?|до|на|tot|tot op|حتي|الي|لحد|لغايه|اذكر|اتذكر|اعرف|اعلم|ادري|نفس|هذا|ذلك) $/u
const WEEKDAYS: readonly Meaning[] = [
  'weekday-plain',
  'weekday-past',
  'week-before',
  'week-before-last',
  'week-this',
]
const COUNTS: readonly Meaning[] = ['ago', 'fixed-months']
/** People round by less than this share of the time gone by. */
const ROUGHNESS = 3

/** Every day the text names to the day, in any of the languages, in the order of the text. */
export function readDays(facts: string, place: ReadingPlace): NamedDay[] {
  const folded = foldText(facts)
  return readFoldedDays(folded.text, place)
    .filter(({ later }) => !later)
    .map((found) => ({ ...found, ...placeIn(facts, folded, found) }))
}

/** Where a stretch of the folded text stands in the original. */
export function placeIn(facts: string, { sourceAt }: FoldedText, { start, end }: Span): Span {
  return { start: sourceAt[start] ?? 0, end: sourceEnd(sourceAt, end, facts) }
}

/** The same over folded text, with places in that text, and with the days that leave a doubt. */
export function readFoldedDays(text: string, place: ReadingPlace): NamedDay[] {
  const mentions = withoutEchoes(
    text,
    longestOf([
      ...readersFor(text, place).flatMap(({ reader }) => worded(text, reader, place.today)),
      ...numeric(text, place),
    ]),
    place.today,
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
    const meant = mention.read?.({ today: place.today, ahead: tense, before })
    if (meant) days.push(namedDay(mention, meant, place.today))
  }
  return days
}

function namedDay(
  { start, end, meaning }: Mention,
  meant: Exclude<Meant, undefined>,
  today: string,
): NamedDay {
  const { day, doubtful } = typeof meant === 'string' ? { day: meant } : meant
  return {
    day,
    start,
    end,
    ...(day > today ? { ahead: true } : {}),
    ...(doubtful ? { doubtful } : {}),
    ...(meaning === 'later' ? { later: true } : {}),
    ...(meaning === 'date' ? { dated: true } : {}),
  }
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
    [...text.matchAll(rule.pattern)]
      .filter((match) => isMonthMeant(rule, match.groups, reader))
      .map((match): Mention => {
        const [start, end] = [match.index, match.index + match[0].length]
        const meant = rule.meaning.startsWith('week-') || isDay(text, { start, end }, reader, rule)
        const groups = match.groups ?? {}
        return {
          start,
          end,
          reader,
          meaning: rule.meaning === 'slipped-date' ? 'date' : rule.meaning,
          read: meant ? (moment) => dayOf(rule, groups, reader, { ...moment, today }) : undefined,
        }
      }),
  )
}

/** `3 novenber`; but any word may stand beside a number. */
function isMonthMeant({ meaning }: DayRule, groups: Groups = {}, reader: DayReader): boolean {
  return meaning !== 'slipped-date' || reader.slippedMonth(groups['m'] ?? '') !== undefined
}

function isDay(text: string, { start, end }: Span, reader: DayReader, rule: DayRule): boolean {
  const before = text.slice(Math.max(0, start - CONTEXT), start)
  const after = text.slice(end, end + CONTEXT)
  const counts = isCount(rule)
  if (rule.meaning === 'fixed' && rule.value < 0 && SINCE.test(before)) return true
  if (rule.value === 0 && rule.meaning === 'fixed' && UP_TO.test(before)) return false
  if ((!counts && reader.unspaced ? NEARLY : reader.notAfterThese).test(before)) return false
  if (reader.notBeforeThese.test(after) && (counts || !OF_COUNTS.test(after))) return false
  if (rule.meaning === 'ago' && HALF_OF_A_RANGE.test(before)) return false
  return !counts || isCountedOut(reader, { before, after })
}

/** Not `three weeks ago, give or take`, nor `he has to pay within three weeks`. */
function isCountedOut(
  { roughlyAfter, lasting }: DayReader,
  { before, after }: { before: string; after: string },
): boolean {
  return !roughlyAfter.test(after) && !lasting?.test(before)
}

function isCount({ meaning, value }: DayRule): boolean {
  return meaning === 'ago' || meaning === 'fixed-months' || meaning === 'hence' || value <= -7
}

/** Mentions that do not overlap, the longer before the shorter, in the order of the text. */
function longestOf(mentions: Mention[]): Mention[] {
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
function withoutEchoes(text: string, mentions: Mention[], today: string): Mention[] {
  const echoes = (own: Mention, other: Mention | undefined): boolean => {
    if (!other?.read) return false
    const [first, second] = other.start >= own.end ? [own, other] : [other, own]
    if (!BESIDE.test(text.slice(first.end, second.start))) return false
    // `The 8th, and on Sunday`: Arabic writes `and` on the weekday.
    if (other.start < own.start && text.startsWith('و', own.start)) return false
    if (COUNTS.includes(own.meaning)) return isRoughly(own, other, today)
    if (isDated(other)) {
      return WEEKDAYS.includes(own.meaning) && !isOtherWeekday(own, other, { text, today })
    }
    return COUNTS.includes(other.meaning) && own.meaning === 'fixed'
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

function isDated({ meaning }: Mention): boolean {
  return ['date', 'day-only', 'weekday-date'].includes(meaning) || meaning.startsWith('month-')
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
