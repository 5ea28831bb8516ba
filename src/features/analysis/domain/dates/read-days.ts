import type { LanguageCode } from '../../../../shared/languages.ts'
import type { DayReader, DayRule } from './compile-day-words.ts'
import { dayOf, type Groups, type Meant, yearly } from './day-of-rule.ts'
import { readerOf, readersFor, readersOfScript } from './day-readers.ts'
import { type FoldedText, foldText } from './fold-text.ts'
import { longestOf, type Mention, withoutEchoes } from './mentions-of-days.ts'
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

const CONTEXT = 32
/** `two-three weeks ago` */
const HALF_OF_A_RANGE = /[\p{L}\p{M}\d]-$/u
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
      ...readersFor(text, place).flatMap(({ reader }) => worded(text, reader, place)),
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
    ...(meaning === 'date' || meaning === 'feast' ? { dated: true } : {}),
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

function worded(text: string, reader: DayReader, { today, country }: ReadingPlace): Mention[] {
  const rules = reader.rules.filter((rule) => !rule.country || rule.country === country)
  return rules.flatMap((rule) =>
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
  if (isBeginning(rule, { before, told: text.slice(start, end) })) {
    return rule.meaning === 'fixed' || !reader.notBeforeThese.test(after)
  }
  if (rule.value === 0 && rule.meaning === 'fixed' && UP_TO.test(before)) return false
  if ((!counts && reader.unspaced ? NEARLY : reader.notAfterThese).test(before)) return false
  if (reader.notBeforeThese.test(after) && (counts || !OF_COUNTS.test(after))) return false
  if (rule.meaning === 'ago' && HALF_OF_A_RANGE.test(before)) return false
  return !counts || isCountedOut(reader, { before, after })
}

/** `Since 4 May`: that is the day it began; with its year it is mostly how long somebody has lived or worked there. */
function isBeginning(
  { meaning, value }: DayRule,
  { before, told }: { before: string; told: string },
): boolean {
  const isRecent = meaning === 'date' ? !/\d{4}$/.test(told) : meaning === 'fixed' && value < 0
  return isRecent && SINCE.test(before)
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
