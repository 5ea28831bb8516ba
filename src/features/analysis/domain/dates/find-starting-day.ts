import type { LanguageCode } from '../../../../shared/languages.ts'
import type { CountedFrom } from '../../../law/contract.ts'
import { breakAfterDates } from './break-after-dates.ts'
import { addMonths } from './calendar-day.ts'
import { isDayOfWriting } from './day-of-writing.ts'
import { fitOf, has, isReceipt, oppositionOf } from './event-fit.ts'
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
type Place = { own: NamedDay; clause: Span; sentence: number; rest: Span }
type Surroundings = Place & { text: string; sentences: Span[]; single: boolean }
type Scored = {
  day: string
  sentence: number
  score: number
  start: number
  end: number
  /** The day's own clause tells the event. */
  told: boolean
  fits: boolean
  opposed: boolean
  /** Its clause or those right behind it, up to the next day, tell the event. */
  near: boolean
}

/** A text that names more days than this is a list, not a story. */
const HAN = /[\p{Script=Han}\p{Script=Hangul}]/u
const MOST_DAYS = 40
/** Nobody leaves these unsaid. */
const MUST_BE_TOLD: readonly CountedFrom[] = ['death']
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
  if (MUST_BE_TOLD.includes(story.from) && fitOf(text, story) === 0) return undefined
  const named = withoutAsides(
    text,
    all.map((day) => asTravelled(day, story)),
    story,
  )
  const sentences = sentencesOf(text, named)
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
    sentence: place.sentence,
    ...scoreOf({ text, sentences, single: told.length === 1, ...place }, named, story),
  }))
  const [first, ...others] = bestOfEachDay(scored)
  if (!first) return undefined
  const fits = ({ clause }: Place) => fitOf(text.slice(clause.start, clause.end), story) > 0
  const isDoubtful = aside.some((place) => place.own.doubtful && fits(place))
  // `The judgment will come on the 21st, the accident was on the 11th`: what is to come has no day yet.
  const isToCome = ({ own, sentence }: Place) =>
    own.ahead && (own.start < first.start || sentence !== spanAt(sentences, first.start))
  const waits = !mayLieAhead(story.from) && !first.near
  if (waits && possible.some((place) => isToCome(place) && fits(place))) return undefined
  const vagueness = isDoubtful ? 'event' : vaguenessOf(text, { sentences, named, asked: story })
  return isClear(first, others, vagueness) ? first : undefined
}

/** `The flight on the 30th was cancelled`: of a journey a day that comes again soon is the coming one. */
function asTravelled(own: NamedDay, { from }: Story): NamedDay {
  if (own.doubtful !== 'year' || from !== 'departure') return own
  const { doubtful: _, ...rest } = own
  return { ...rest, day: addMonths(own.day, 12) ?? own.day, ahead: true }
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
    return (
      vagueness === 'none' || first.told || (vagueness === 'aside' && first.near && !first.opposed)
    )
  }
  if (vagueness !== 'none' || first.score < 0 || (first.opposed && !first.fits)) return false
  // Who tells the event in words unknown here begins with it; a day further on is mostly of something else.
  if (first.score === 0 && first.sentence > 0) return false
  return others.every(({ opposed, score }) => opposed && score < 0)
}

/** Who gave notice on the 1st and worked until the 30th stopped on the 30th. */
function fitInClause(words: string, text: string, story: Story): number {
  const fit = fitOf(words, story)
  const isTold = fit < 1 && story.from === 'end-of-employment' && fitOf(text, story) === 1
  return isTold ? fit / 4 : fit
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
    const clause = clauseOf(text, clauses, own, named)
    return { own, sentence, clause, rest: restOf(clauses, clause, { within, named }) }
  })
}

/** What follows a clause in its sentence before another day: `on Tuesday he called me in, said I can go`. */
function restOf(
  clauses: Span[],
  { end }: Span,
  { within, named }: { within: Span; named: NamedDay[] },
): Span {
  const next = clauses.find(
    (span) =>
      span.start >= end && named.some(({ start }) => start >= span.start && start < span.end),
  )
  return { start: end, end: next?.start ?? within.end }
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
  { text, sentences, clause, sentence, own, rest, single }: Surroundings,
  named: NamedDay[],
  story: Story,
): Pick<Scored, 'score' | 'told' | 'fits' | 'opposed' | 'near'> {
  const words = text.slice(clause.start, clause.end)
  const within = sentences[sentence] ?? clause
  const inClause = fitInClause(words, text, story)
  const others = named.filter(
    ({ start }) => start !== own.start && start >= within.start && start < within.end,
  )
  const alone = others.length === 0
  const inSentence = fitOf(text.slice(within.start, within.end), story)
  const nearby = [sentences[sentence - 1], sentences[sentence + 1]]
    .filter((span) => span !== undefined)
    .filter((span) => !named.some(({ start }) => start >= span.start && start < span.end))
    .map((span) => fitOf(text.slice(span.start, span.end), story))
  const beside = Math.max(0, ...nearby)
  const inRest = fitOf(text.slice(rest.start, rest.end), story)
  const firstDay = Math.min(own.start, ...others.map(({ start }) => start))
  // With several days in the sentence, what another day is told of is not told of this one.
  const weak = alone ? 2.5 * inSentence : fitOf(text.slice(within.start, firstDay), story)
  const speaking = 4 * inClause + (inClause ? 0 : Math.max(weak, 2 * inRest))
  const at = { start: own.start - clause.start, end: own.end - clause.start }
  const fit = {
    clause: inClause,
    rest: inRest,
    sentence: inSentence,
    text: isLearnt(story) ? undefined : fitOf(text, story),
  }
  const against = oppositionOf(words, story, { at, fit, single })
  const paper = ofThePaper(text, own, story.from)
  return {
    score: speaking + (speaking ? 0 : 1.5 * beside) - against + paper,
    told: inClause > 0 && against < 2,
    fits: inClause > 0 && paper >= 0,
    opposed: against > 0 || paper < 0,
    near: inClause > 0 || inRest > 0,
  }
}
