import {
  fitOf,
  has,
  isAfterPurchase,
  isReceipt,
  oppositionOf,
  RIVALLED,
  tellsRival,
} from './event-fit.ts'
import { ofThePaper } from './paper-dates.ts'
import type { Place } from './places-of-days.ts'
import type { NamedDay } from './read-days.ts'
import { mayLieAhead } from './set-aside.ts'
import { clausesOf, type Span } from './split-clauses.ts'
import type { Story } from './story.ts'

export type Scored = {
  day: string
  sentence: number
  start: number
  end: number
  score: number
  /** The day's own clause tells the event. */
  told: boolean
  fits: boolean
  opposed: boolean
  /** Its clause or those right behind it, up to the next day, tell the event. */
  near: boolean
  /** `On Wednesday she wrote that they dismiss me`: the only day of a sentence that tells it. */
  beside: boolean
  /** The clause tells an event that is commonly taken for this one. */
  rival: boolean
  /** The day a paper bears. */
  dated: boolean
}

type Told = { named: NamedDay[]; sentences: Span[]; single: boolean }

/** How much the text speaks for each day, the best of each first. */
export function scoredDays(
  text: string,
  { places, named, sentences }: { places: Place[]; named: NamedDay[]; sentences: Span[] },
  story: Story,
): Scored[] {
  const told = { named, sentences, single: places.length === 1 }
  return bestOfEachDay(
    withSending(
      places.map((place) => scoreOf(text, place, told, story)),
      story,
    ),
  )
}

function bestOfEachDay(scored: Scored[]): Scored[] {
  const best = new Map<string, Scored>()
  for (const each of scored) {
    const known = best.get(each.day)
    if (!known || known.score < each.score) best.set(each.day, each)
  }
  return [...best.values()].sort((a, b) => b.score - a.score)
}

/** Where somebody tells of sending, the date another paper bears is not that of sending. */
function withSending(scored: Scored[], { from }: Story): Scored[] {
  if (from !== 'notice-sent' || !scored.some(({ told, dated }) => told && !dated)) return scored
  return scored.map((each) => (each.dated ? { ...each, score: each.score - 3 } : each))
}

function scoreOf(
  text: string,
  { clause, sentence, own, rest }: Place,
  { named, sentences, single }: Told,
  story: Story,
): Scored {
  const words = text.slice(clause.start, clause.end)
  const within = sentences[sentence] ?? clause
  const inClause = fitInClause(words, text, story)
  const others = named.filter(
    ({ start }) => start !== own.start && start >= within.start && start < within.end,
  )
  const alone = others.length === 0
  const inSentence = fitOf(withoutUnreal(text, { within, own, named }, story), story)
  const inRest = fitOf(text.slice(rest.start, rest.end), story)
  const firstDay = Math.min(own.start, ...others.map(({ start }) => start))
  // With several days in the sentence, what another day is told of is not told of this one.
  const weak = alone ? 2.5 * inSentence : fitOf(text.slice(within.start, firstDay), story)
  const at = { start: own.start - clause.start, end: own.end - clause.start }
  const fit = {
    clause: inClause,
    rest: inRest,
    sentence: inSentence,
    text: isLearnt(story) ? undefined : fitOf(text, story),
  }
  const against = oppositionOf(words, story, { at, fit, single })
  // `The hoover, bought on the 1st, broke on Thursday`: what follows is not told of the day of the purchase.
  const following = against >= 2 && isAfterPurchase(story.from) ? 0 : inRest
  const speaking = inClause ? 4 * inClause : Math.max(weak, 2 * following)
  const paper = ofThePaper(text, own, story.from)
  const around = speaking ? 0 : 1.5 * fitAround(text, sentence, { named, sentences }, story)
  return {
    day: own.day,
    start: own.start,
    end: own.end,
    sentence,
    score: speaking + around - against + paper,
    told: inClause > 0 && against < 2 && against !== RIVALLED,
    fits: inClause > 0 && paper >= 0,
    opposed: against > 0 || paper < 0,
    near: inClause > 0 || following > 0,
    beside: alone && inSentence === 1 && against === 0,
    rival: tellsRival(words, story),
    dated: paper !== 0,
  }
}

/** Who gave notice on the 1st and worked until the 30th stopped on the 30th. */
function fitInClause(words: string, text: string, story: Story): number {
  const fit = fitOf(words, story)
  const isTold = fit < 1 && story.from === 'end-of-employment' && fitOf(text, story) === 1
  return isTold ? fit / 4 : fit
}

/** How well the sentences before and behind fit, where they tell no day of their own. */
function fitAround(
  text: string,
  sentence: number,
  { named, sentences }: { named: NamedDay[]; sentences: Span[] },
  story: Story,
): number {
  const nearby = [sentences[sentence - 1], sentences[sentence + 1]]
    .filter((span) => span !== undefined)
    .filter((span) => !named.some(({ start }) => start >= span.start && start < span.end))
    .map((span) => fitOf(text.slice(span.start, span.end), story))
  return Math.max(0, ...nearby)
}

/** Receipt and knowledge come after what the text may tell in their stead. */
function isLearnt({ from }: Story): boolean {
  return isReceipt(from) || from.startsWith('knowledge')
}

/** The sentence without its clauses of what was only meant to be: `it should have come` tells no coming. */
function withoutUnreal(
  text: string,
  { within, own, named }: { within: Span; own: NamedDay; named: NamedDay[] },
  story: Story,
): string {
  const whole = text.slice(within.start, within.end)
  if (mayLieAhead(story.from) || !has(whole, 'unreal', story)) return whole
  return clausesOf(text, within, named)
    .filter(({ start, end }) => {
      const isOwn = own.start >= start && own.start < end
      return isOwn || !has(text.slice(start, end), 'unreal', story)
    })
    .map(({ start, end }) => text.slice(start, end))
    .join('')
}
