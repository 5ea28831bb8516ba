import { type Asked, fitOf, has, isPending, isReceipt } from './event-fit.ts'
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

type ClauseAmongOthers = {
  clauses: Span[]
  clause: Span
  at: number
  named: readonly Span[]
  asked: Asked
}

function ofClause(text: string, told: ClauseAmongOthers): Vagueness[] {
  const { clause, named, asked } = told
  const words = text.slice(clause.start, clause.end)
  if (holds(clause, named)) return besideItsDay(text, words, told)
  return isPending(words, asked) || isPromised(words, asked)
    ? ['event']
    : withoutDay(text, words, told)
}

/** `Bought on the 3rd it has been rattling for a while`: unless the day is plainly the event's, it is not its day. */
function besideItsDay(
  text: string,
  words: string,
  { clauses, clause, at, named, asked }: ClauseAmongOthers,
): Vagueness[] {
  if (!has(words, 'unsure', asked)) return []
  const next = clauses[at + 1]
  const told = next && !holds(next, named) ? text.slice(clause.start, next.end) : words
  return fitOf(told, asked) === 1 ? ['event'] : []
}

function withoutDay(
  text: string,
  words: string,
  { clauses, at, named, asked }: ClauseAmongOthers,
): Vagueness[] {
  const unsure = has(words, 'unsure', asked)
  const vague = words.match(wordsFor(asked.language, 'vague'))
  if (!(vague || unsure)) return []
  const dated = clauses.slice(0, at).some((span) => holds(span, named))
  if (dated && tellsWhatIsOver(words, asked)) return []
  if (fitOf(words, asked) > 0) return ['event']
  const rest = words.length - (vague?.join('').length ?? 0)
  if (rest <= 2 * HARDLY_MORE && !unsure && opensWithDay(clauses[at + 1], named)) return []
  const short = unsure || rest <= HARDLY_MORE
  const beside = [clauses[at + 1], clauses[at - 1]].find((span) => span && !holds(span, named))
  const event = short && beside && fitOf(text.slice(beside.start, beside.end), asked) > 0
  return [event ? 'event' : 'aside']
}

/** `She told me on the 10th that the letter will come`: what is announced has not come. */
function isPromised(words: string, asked: Asked): boolean {
  return isReceipt(asked.from) && has(words, 'unreal', asked)
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
