import { type Asked, fitOf, has, isPending } from './event-fit.ts'
import { wordsFor } from './event-lexicon.ts'
import { clausesOf, type Span } from './split-clauses.ts'

/**
 * How the text speaks of a time it does not tell to the day (`last summer`, `can't remember when`): of the event
 * asked for, of something else, or not at all.
 */
export type Vagueness = 'event' | 'aside' | 'none'

/** A clause with little else than the time belongs to the next. */
const HARDLY_MORE = 8
/** Characters that may stand before a day which opens its clause. */
const OPENING = 8

export function vaguenessOf(
  text: string,
  { sentences, named, asked }: { sentences: Span[]; named: readonly Span[]; asked: Asked },
): Vagueness {
  const found = sentences.flatMap((sentence) => {
    const clauses = clausesOf(text, sentence, named)
    return clauses.flatMap((clause, at) => ofClause(text, { clauses, clause, at, named, asked }))
  })
  if (found.includes('event')) return 'event'
  return found.length > 0 ? 'aside' : 'none'
}

function ofClause(
  text: string,
  {
    clauses,
    clause,
    at,
    named,
    asked,
  }: { clauses: Span[]; clause: Span; at: number; named: readonly Span[]; asked: Asked },
): Vagueness[] {
  const words = text.slice(clause.start, clause.end)
  const dated = clauses.slice(0, at).some((span) => holds(span, named))
  const isDayless = !holds(clause, named)
  if (isAwaited(words, asked, { dated, isDayless })) return ['event']
  const unsure = has(words, 'unsure', asked)
  const vague = words.match(wordsFor(asked.language, 'vague'))
  if (!isDayless || !(vague || unsure)) return []
  if (dated && !unsure && tellsWhatIsOver(words, asked)) return []
  // `On Saturday I was there and heard that he died last year`: the vague time is that of what was learnt.
  const isOfWhatIsLearnt = dated && !unsure && asked.from.startsWith('knowledge')
  if (fitOf(words, asked) > 0) return [isOfWhatIsLearnt ? 'aside' : 'event']
  return ofOther(
    text,
    { clauses, at, named, asked },
    { unsure, length: vague?.join('').length ?? 0 },
  )
}

/** A clause that tells a time and not the event: a short one belongs to the clause beside it. */
function ofOther(
  text: string,
  {
    clauses,
    at,
    named,
    asked,
  }: { clauses: Span[]; at: number; named: readonly Span[]; asked: Asked },
  { unsure, length }: { unsure: boolean; length: number },
): Vagueness[] {
  const clause = clauses[at] ?? { start: 0, end: 0 }
  const rest = clause.end - clause.start - length
  if (rest <= 2 * HARDLY_MORE && !unsure && opensWithDay(clauses[at + 1], named)) return []
  const dated = clauses.slice(0, at).some((span) => holds(span, named))
  const beside = besideOf(clauses, at, { named, isAfter: dated && !unsure })
  const isShort = unsure || rest <= HARDLY_MORE
  const event = isShort && beside && fitOf(text.slice(beside.start, beside.end), asked) > 0
  return [event ? 'event' : 'aside']
}

/** What comes behind a day, the event behind it included, is no more told by a vague time that follows. */
function besideOf(
  clauses: Span[],
  at: number,
  { named, isAfter }: { named: readonly Span[]; isAfter: boolean },
): Span | undefined {
  const before = isAfter ? undefined : clauses[at - 1]
  return [clauses[at + 1], before].find((span) => span && !holds(span, named))
}

/** The event has not come, or is only wanted: whatever day the text tells, it is not its day. */
function isAwaited(
  words: string,
  asked: Asked,
  { dated, isDayless }: { dated: boolean; isDayless: boolean },
): boolean {
  if (isDayless && (isPending(words, asked) || isOnlyMeant(words, asked, dated))) return true
  return isStillPending(words, asked)
}

/** `I rang on the 10th, still no decision` */
function isStillPending(words: string, asked: Asked): boolean {
  const ofAnOffice = asked.from === 'decision-received' || asked.from === 'decision-date'
  return ofAnOffice && has(words, 'pending', asked) && fitOf(words, asked) === 0
}

/** `I want to send him a notice`: the event is still to come, whatever day stands elsewhere. */
function isOnlyMeant(words: string, asked: Asked, dated: boolean): boolean {
  // Behind a day, what was to be done is what was said then: `on Friday she told me to sign and go`.
  const isMeant = has(words, 'meant', asked) || (!dated && has(words, 'unreal', asked))
  return isMeant && fitOf(words, asked) > 0
}

/** `On the 23rd he called: no need to come in January`: the vague time is that of not coming. */
function tellsWhatIsOver(words: string, asked: Asked): boolean {
  return asked.from === 'dismissal-notice' && has(words, 'negated', asked)
}

/** `Before Christmas, on 23 December, ...` tells the day after all. */
function opensWithDay(clause: Span | undefined, named: readonly Span[]): boolean {
  return named.some(
    ({ start }) => clause && start >= clause.start && start - clause.start <= OPENING,
  )
}

function holds(clause: Span, named: readonly Span[]): boolean {
  return named.some(({ start }) => start >= clause.start && start < clause.end)
}
