import { breakAfterDates } from './break-after-dates.ts'
import { addMonths } from './calendar-day.ts'
import { isTakenBack } from './corrected-days.ts'
import { isDayOfWriting } from './day-of-writing.ts'
import { fitOf, has } from './event-fit.ts'
import { foldText } from './fold-text.ts'
import { type Place, placesOf, withoutAsides } from './places-of-days.ts'
import { type NamedDay, placeIn, readFoldedDays } from './read-days.ts'
import { type Scored, scoredDays } from './score-of-day.ts'
import { isSetAside, mayLieAhead } from './set-aside.ts'
import { clausesOf, type Span, sentencesOf } from './split-clauses.ts'
import type { Story } from './story.ts'
import { type Vagueness, vaguenessOf } from './vague-telling.ts'

export type StartingDay = {
  /** YYYY-MM-DD */
  day: string
  /** The words of the text that name it. */
  words: string
}

/** A text that names more days than this is a list, not a story. */
const MOST_DAYS = 40
/** Nobody leaves these unsaid; without their words, a day is that of the order, the loan or the application. */
const MUST_BE_TOLD: readonly Story['from'][] = [
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
/** Words of the service itself, which are those of a receipt as well. */
const SERVED =
  /serv(?:ed|ice)|signifi|notifi|zugestellt|zustell|citad|citac|emplaz|betekend|betekening|вруч|送达|송달|تبليغ|تبلغ|तामील|tiedoks/u
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
  const named = withoutAsides(text, all, story).map((day) => asTravelled(day, story))
  const sentences = sentencesOf(text, named)
  if (MUST_BE_TOLD.includes(story.from) && !isTold(text, { sentences, named }, story)) {
    return undefined
  }
  const [aside, possible] = parted(
    placesOf(text, { named, sentences }, story),
    ({ own, clause }) =>
      isSetAside(text, { named, at: named.indexOf(own), clause, asked: story }) ||
      isDayOfWriting(text, { named, own, clause }, story),
  )
  const [planned, past] = parted(
    possible,
    ({ own }) => !mayLieAhead(story.from) && isAhead(own, story),
  )
  const sure = past.filter(({ own }) => !own.doubtful)
  const places = sure.length > 0 ? sure : past
  const [first, ...others] = scoredDays(text, { places, named, sentences }, story)
  if (!first) return undefined
  const tells = ({ clause }: Place) => fitOf(text.slice(clause.start, clause.end), story) > 0
  const announced = planned.filter((place) => tells(place) && !isOfWhatWasSaid(place, first, story))
  if (announced.some((place) => isStillToCome(place, first))) return undefined
  if (story.from === 'service-of-claim' && isAwaited(text, { sentences, named }, first, story)) {
    return undefined
  }
  // `He took the money on the 1st and was to bring it on the 5th`: it is told, but not to the day.
  const isToldAside = aside.some(
    (place) =>
      !isTakenBack(text, named, named.indexOf(place.own)) &&
      !isOfWhatWasSaid(place, first, story) &&
      tells(place),
  )
  const vagueness = isToldAside ? 'event' : vaguenessOf(text, { sentences, named, asked: story })
  return isClear(first, others, vagueness) ? first : undefined
}

/** `The flight on the 30th was cancelled`: of a journey a day that comes again soon is the coming one. */
function asTravelled(own: NamedDay, { from }: Story): NamedDay {
  if (own.doubtful !== 'year' || from !== 'departure') return own
  const { doubtful: _, ...told } = own
  return { ...told, day: addMonths(own.day, 12) ?? own.day, ahead: true }
}

function isAhead({ ahead, day }: NamedDay, { today }: Story): boolean {
  return ahead === true || day > today
}

function parted<Item>(items: Item[], is: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(is), items.filter((item) => !is(item))]
}

/**
 * `The judgment will come on the 21st, the accident was on the 11th`: where the event is told of a day ahead, the
 * other is of something else.
 */
function isStillToCome({ own, sentence }: Place, first: Scored): boolean {
  const isElsewhere = own.start < first.start || sentence !== first.sentence
  return (!first.near && isElsewhere) || (!first.fits && first.rival)
}

/** `On Tuesday he said "today is your last day"`: behind a day, a day of the dismissal is what was said then. */
function isOfWhatWasSaid({ own, sentence }: Place, first: Scored, { from }: Story): boolean {
  return from === 'dismissal-notice' && sentence === first.sentence && own.start > first.start
}

/** `She says she sued me on the 2nd, nothing has come`: told behind a day on which nothing came either. */
function isAwaited(
  text: string,
  { sentences, named }: { sentences: Span[]; named: NamedDay[] },
  first: Scored,
  story: Story,
): boolean {
  const clauses = sentences.flatMap((sentence) => clausesOf(text, sentence, named))
  const own = clauses.find(({ start, end }) => first.start >= start && first.start < end)
  const words = own ? text.slice(own.start, own.end) : ''
  const hasCome = SERVED.test(words) || has(words, 'notice-received', story)
  return !hasCome && clauses.some(({ start, end }) => has(text.slice(start, end), 'pending', story))
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

/**
 * Clear is a day whose own clause tells the event; and, where the text leaves no time open, the only one nothing
 * speaks against.
 */
function isClear(first: Scored, others: Scored[], vagueness: Vagueness): boolean {
  if (vagueness === 'event' && !first.told) return false
  const second = Math.max(Number.NEGATIVE_INFINITY, ...others.map(({ score }) => score))
  if (first.score >= ENOUGH && first.score - second >= MARGIN) {
    const isBeside = vagueness === 'aside' && !first.opposed && (first.near || first.beside)
    return vagueness === 'none' || vagueness === 'other' || first.told || isBeside
  }
  if (vagueness !== 'none' || first.score < 0 || (first.opposed && !first.fits)) return false
  // Who tells the event in words unknown here begins with it; a day further on is mostly of something else.
  if (first.score === 0 && first.sentence > 0) return false
  return others.every(({ opposed, score }) => opposed && score < 0)
}
