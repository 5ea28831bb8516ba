import type { LanguageCode } from '../../../../shared/languages.ts'
import type { CountedFrom } from '../../../law/contract.ts'
import { breakAfterDates } from './break-after-dates.ts'
import { isTakenBack } from './corrected-days.ts'
import { isDayOfWriting } from './day-of-writing.ts'
import { fitOf, has, isReceipt, oppositionOf, RIVALLED } from './event-fit.ts'
import { foldText } from './fold-text.ts'
import { ofThePaper } from './paper-dates.ts'
import { type NamedDay, placeIn, readFoldedDays } from './read-days.ts'
import { isSetAside, mayLieAhead } from './set-aside.ts'
import { clausesOf, partsByDay, type Span, sentencesOf, spanAt } from './split-clauses.ts'
import { type Vagueness, vaguenessOf } from './vague-telling.ts'

export type StartingDay = {
  /** YYYY-MM-DD */
  day: string
  /** The words of the text that name it. */
  words: string
}

export type Story = {
  /** The day of writing, YYYY-MM-DD. */
  today: string
  country: string
  from: CountedFrom
  language: LanguageCode
}

/** Where a day stands: its clause, and which sentence. */
type Place = { own: NamedDay; clause: Span; sentence: number }
type Surroundings = Place & { text: string; sentences: Span[]; single: boolean }
type Scored = {
  day: string
  score: number
  start: number
  end: number
  /** The day's own clause tells the event. */
  told: boolean
  /** `On Wednesday she wrote that they dismiss me`: the only day of a sentence that tells it. */
  beside: boolean
  fits: boolean
  opposed: boolean
}

/** A text that names more days than this is a list, not a story. */
const HAN = /[\p{Script=Han}\p{Script=Hangul}]/u
const MOST_DAYS = 40
/** Nobody leaves these unsaid; without their words, a day is that of the order, the loan or the application. */
const MUST_BE_TOLD: readonly CountedFrom[] = [
  'arrest',
  'contract-concluded',
  'death',
  'decision-date',
  'decision-received',
  'defect-found',
  'departure',
  'end-of-employment',
  'end-of-tenancy',
  'goods-received',
  'payment-due',
  'service-of-claim',
  'tax-notice-received',
]
const ENOUGH = 2
const MARGIN = 1

/**
 * The day of the event a time limit counts from, as the person tells it; undefined where the text leaves a doubt.
 */
export function findStartingDay(facts: string, story: Story): StartingDay | undefined {
  const folded = foldText(facts)
  const text = breakAfterDates(facts, folded, story.language)
  const named = readFoldedDays(text, story)
  const found = chosenDay(text, named, story) ?? knownAtOnce(text, named, story)
  if (!found) return undefined
  const { start, end } = placeIn(facts, folded, found)
  return { day: found.day, words: facts.slice(start, end) }
}

/** Who saw it happen knew of it that day; without such words, nobody is taken to have known. */
function knownAtOnce(text: string, named: NamedDay[], story: Story): Scored | undefined {
  if (story.from !== 'knowledge-of-facts' && story.from !== 'knowledge-of-death') return undefined
  if (!has(text, 'atOnce', story) || has(text, story.from, story)) return undefined
  return chosenDay(text, named, {
    ...story,
    from: story.from === 'knowledge-of-death' ? 'death' : 'event',
  })
}

function chosenDay(text: string, all: NamedDay[], story: Story): Scored | undefined {
  if (all.length > MOST_DAYS) return undefined
  const named = withoutAsides(text, all, story)
  const sentences = sentencesOf(text, named)
  if (MUST_BE_TOLD.includes(story.from) && !isTold(text, { sentences, named }, story)) {
    return undefined
  }
  const places = placesOf(text, { named, sentences })
  const [aside, possible] = parted(
    places,
    ({ own, clause }) =>
      isSetAside(text, { named, at: named.indexOf(own), clause, asked: story }) ||
      isDayOfWriting(text, { named, own, clause }, story),
  )
  const past = possible.filter(({ own }) => mayLieAhead(story.from) || !isAhead(own, story))
  const sure = past.filter(({ own }) => !own.doubtful)
  const told = sure.length > 0 ? sure : past
  const scored = told.map((place) => ({
    ...place.own,
    ...scoreOf({ text, sentences, single: told.length === 1, ...place }, named, story),
  }))
  const [first, ...others] = bestOfEachDay(scored)
  if (!first) return undefined
  // The event is told, but not to the day: any other day is that of something else.
  const isToldAside = aside.some(
    ({ own, clause }) =>
      !isTakenBack(text, named, named.indexOf(own)) &&
      fitOf(text.slice(clause.start, clause.end), story) > 0,
  )
  const vagueness = isToldAside ? 'event' : vaguenessOf(text, { sentences, named, asked: story })
  return isClear(first, others, vagueness) ? first : undefined
}

/** Anywhere; looked for clause by clause, for a `not` of the next clause denies nothing. */
function isTold(
  text: string,
  { sentences, named }: { sentences: Span[]; named: NamedDay[] },
  story: Story,
): boolean {
  const clauses = sentences.flatMap((sentence) => clausesOf(text, sentence, named))
  return [{ start: 0, end: text.length }, ...clauses].some(
    ({ start, end }) => fitOf(text.slice(start, end), story) > 0,
  )
}

function isAhead({ ahead, day }: NamedDay, { today }: Story): boolean {
  return ahead === true || day > today
}

/** `The next day I cried` tells of no day that counts; `the next day it broke` may. */
function withoutAsides(text: string, named: NamedDay[], story: Story): NamedDay[] {
  if (!named.some(({ later }) => later)) return named
  const sentences = sentencesOf(text, named)
  const places = placesOf(text, { named, sentences })
  return places
    .filter(
      ({ own, clause }) => !own.later || fitOf(text.slice(clause.start, clause.end), story) > 0,
    )
    .map(({ own }) => own)
}

function parted<Item>(items: Item[], is: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(is), items.filter((item) => !is(item))]
}

/** Receipt and knowledge come after what the text may tell in their stead. */
function isLearnt({ from }: Story): boolean {
  return isReceipt(from) || from.startsWith('knowledge')
}

/**
 * Clear is a day whose own clause tells the event; and, where the text leaves no time open, the only one nothing
 * speaks against.
 */
function isClear(first: Scored, others: Scored[], vagueness: Vagueness): boolean {
  if (vagueness === 'event' && !first.told) return false
  const second = Math.max(Number.NEGATIVE_INFINITY, ...others.map(({ score }) => score))
  if (first.score >= ENOUGH && first.score - second >= MARGIN) {
    return vagueness === 'none' || first.told || (vagueness === 'aside' && first.beside)
  }
  if (vagueness !== 'none' || first.score < 0 || (first.opposed && !first.fits)) return false
  return others.every(({ opposed, score }) => opposed && score < 0)
}

function bestOfEachDay(scored: Scored[]): Scored[] {
  const best = new Map<string, Scored>()
  for (const each of scored) {
    const known = best.get(each.day)
    if (!known || known.score < each.score) best.set(each.day, each)
  }
  return [...best.values()].sort((a, b) => b.score - a.score)
}

function placesOf(
  text: string,
  { named, sentences }: { named: NamedDay[]; sentences: Span[] },
): Place[] {
  return named.map((own) => {
    const sentence = spanAt(sentences, own.start)
    const within = sentences[sentence] ?? { start: 0, end: text.length }
    const clauses = clausesOf(text, within, named).flatMap((clause) =>
      partsByDay(text, clause, named),
    )
    return { own, sentence, clause: clauseOf(text, clauses, own, named) }
  })
}

/** A day that stands alone between commas belongs to what comes before it, or after it at the start. */
function clauseOf(text: string, clauses: Span[], own: NamedDay, named: NamedDay[]): Span {
  const at = spanAt(clauses, own.start)
  const clause = clauses[at] ?? own
  const rest = clause.end - clause.start - (own.end - own.start)
  if (rest > (HAN.test(text) ? 2 : 6)) return clause
  const next = clauses[at + 1]
  const before = clauses[at - 1]
  const free = (span: Span | undefined) =>
    span && !named.some(({ start }) => start >= span.start && start < span.end)
  if (next && free(next)) return { start: clause.start, end: next.end }
  return before && free(before) ? { start: before.start, end: clause.end } : clause
}

function scoreOf(
  { text, sentences, clause, sentence, own, single }: Surroundings,
  named: NamedDay[],
  story: Story,
): Pick<Scored, 'score' | 'told' | 'beside' | 'fits' | 'opposed'> {
  const words = text.slice(clause.start, clause.end)
  const within = sentences[sentence] ?? clause
  const inClause = fitOf(words, story)
  const alone = !named.some(
    (day) => day.start !== own.start && day.start >= within.start && day.start < within.end,
  )
  const inSentence = fitOf(text.slice(within.start, within.end), story)
  const nearby = [sentences[sentence - 1], sentences[sentence + 1]]
    .filter((span) => span !== undefined)
    .filter((span) => !named.some(({ start }) => start >= span.start && start < span.end))
    .map((span) => fitOf(text.slice(span.start, span.end), story))
  const beside = Math.max(0, ...nearby)
  const speaking = 4 * inClause + (alone ? 2.5 : 1) * (inClause ? 0 : inSentence)
  const at = { start: own.start - clause.start, end: own.end - clause.start }
  const fit = {
    clause: inClause,
    sentence: inSentence,
    text: isLearnt(story) ? undefined : fitOf(text, story),
  }
  const against = oppositionOf(words, story, { at, fit, single })
  const paper = ofThePaper(text, own, story.from)
  return {
    score: speaking + (speaking ? 0 : 1.5 * beside) - against + paper,
    told: inClause > 0 && against < 2 && against !== RIVALLED,
    beside: alone && inSentence === 1 && against === 0,
    fits: inClause > 0 && paper >= 0,
    opposed: against > 0 || paper < 0,
  }
}
