import { isTakenBack } from './corrected-days.ts'
import { fitOf } from './event-fit.ts'
import type { NamedDay } from './read-days.ts'
import { clausesOf, partsByDay, type Span, sentencesOf, spanAt } from './split-clauses.ts'
import type { Story } from './story.ts'

/** Where a day stands: its clause, what follows it in its sentence up to another day, and which sentence. */
export type Place = { own: NamedDay; clause: Span; rest: Span; sentence: number }

type Telling = { named: NamedDay[]; sentences: Span[] }

const HAN = /[\p{Script=Han}\p{Script=Hangul}]/u
/** `On Monday I got a letter that I am dismissed`: what the letter says is told of that day. */
const SAYING = /(?<!\p{L})(?:dat|dass|que|etta|che|что|jossa|waarin|worin) ?$/u
const SAYING_IN_FINNISH = /(?<!\p{L})et ?$/u
/** `It was waiting when I came home on the 8th`: the day is that of both. */
const WHEN = /(?<!\p{L})(?:when|als|toen|wanneer|quand|lorsque|kun|cuando|quando|когда) ?$/u
/** A conjunction that opens its sentence, and little more. */
const OPENING = 12

/** `The next day I cried` tells of no day that counts; `the next day it broke` may. */
export function withoutAsides(text: string, named: NamedDay[], story: Story): NamedDay[] {
  if (!named.some(({ later }) => later)) return named
  const sentences = sentencesOf(text, named)
  const places = placesOf(text, { named, sentences }, story)
  return places
    .filter(
      ({ own, clause }) => !own.later || fitOf(text.slice(clause.start, clause.end), story) > 0,
    )
    .map(({ own }) => own)
}

export function placesOf(text: string, { named, sentences }: Telling, story: Story): Place[] {
  const places: Place[] = []
  for (const [at, own] of named.entries()) {
    const place = placeOf(text, own, { named, sentences }, story)
    const first = places.at(-1)
    const isMended = first && isTakenBack(text, named, at - 1)
    places.push(isMended ? joined(first, place) : place)
  }
  return places
}

/** `Bought yesterday, no... on the 5th`: the day that is meant is told of where the other was said. */
function joined({ clause, sentence }: Place, own: Place): Place {
  return { ...own, sentence, clause: { start: clause.start, end: own.clause.end } }
}

function placeOf(text: string, own: NamedDay, { named, sentences }: Telling, story: Story): Place {
  const sentence = spanAt(sentences, own.start)
  const within = sentences[sentence] ?? { start: 0, end: text.length }
  const clauses = clausesOf(text, within, named).flatMap((clause) =>
    partsByDay(text, clause, named),
  )
  const plain = clauseOf(text, clauses, own, named)
  const clause = withWhatItSays(text, plain, { clauses, named }, story)
  const others = named.filter((day) => !isOfWhatIsSaid(day, story))
  return { own, sentence, clause, rest: restOf(clauses, clause, { within, named: others }) }
}

/** `He called me in and said that I am out from the 31st`: that day is part of what was said. */
function isOfWhatIsSaid({ ahead, day, doubtful }: NamedDay, { from, today }: Story): boolean {
  return from === 'dismissal-notice' && (ahead === true || day >= today || doubtful === 'year')
}

function holds({ start, end }: Span, named: readonly Span[]): boolean {
  return named.some((day) => day.start >= start && day.start < end)
}

/** What follows a clause in its sentence before another day: `on Tuesday he called me in, said I can go`. */
function restOf(
  clauses: Span[],
  { end }: Span,
  { within, named }: { within: Span; named: NamedDay[] },
): Span {
  const next = clauses.find((span) => span.start >= end && holds(span, named))
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
  if (next && !holds(next, named)) return { start: clause.start, end: next.end }
  return before && !holds(before, named) ? { start: before.start, end: clause.end } : clause
}

function withWhatItSays(
  text: string,
  clause: Span,
  { clauses, named }: { clauses: Span[]; named: NamedDay[] },
  story: Story,
): Span {
  const next = clauses.find(({ start }) => start === clause.end)
  const before = clauses.find(({ end }) => end === clause.start)
  const words = (span: Span) => text.slice(span.start, span.end)
  const fits = (span: Span | undefined) =>
    span !== undefined && !holds(span, named) && fitOf(words(span), story) > 0
  if (fitOf(words(clause), story) > 0) return clause
  const isSaying =
    SAYING.test(words(clause)) || (story.language === 'fi' && SAYING_IN_FINNISH.test(words(clause)))
  if (next && isSaying && fits(next)) return { start: clause.start, end: next.end }
  if (!before || !WHEN.test(words(before))) return clause
  if (fits(before)) return { start: before.start, end: clause.end }
  const opens = words(before).length <= OPENING
  return opens && next && fits(next) ? { start: clause.start, end: next.end } : clause
}
