import { type Asked, fitOf, has, isPending, isReceipt, tellsRival } from './event-fit.ts'
import { wordsFor } from './event-lexicon.ts'
import { clausesOf, type Span } from './split-clauses.ts'

/**
 * How the text speaks of a time it does not tell to the day (`last summer`, `can't remember when`): of the event
 * asked for, of something else (`other` where its own words say so), or not at all.
 */
export type Vagueness = 'event' | 'aside' | 'other' | 'none'

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
  if (found.includes('aside')) return 'aside'
  return found.length > 0 ? 'other' : 'none'
}

type ClauseAmongOthers = {
  clauses: Span[]
  clause: Span
  at: number
  named: readonly Span[]
  asked: Asked
}

function ofClause(text: string, told: ClauseAmongOthers): Vagueness[] {
  const { clauses, clause, at, named, asked } = told
  const words = text.slice(clause.start, clause.end)
  // `I rang on the 10th, still no decision`
  if (isStillPending(words, asked)) return ['event']
  if (holds(clause, named)) return besideItsDay(text, words, told)
  const dated = clauses.slice(0, at).some((span) => holds(span, named))
  const waits =
    isPending(words, asked) || isPromised(words, asked) || isOnlyMeant(words, asked, dated)
  return waits ? ['event'] : withoutDay(text, { ...told, words, dated })
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
  told: ClauseAmongOthers & { words: string; dated: boolean },
): Vagueness[] {
  const { words, dated, asked } = told
  const unsure = has(words, 'unsure', asked)
  const vague = words.match(wordsFor(asked.language, 'vague'))
  if (!(vague || unsure)) return []
  if (dated && !unsure && tellsWhatIsOver(words, asked)) return []
  // `On Saturday I was there and heard that he died last year`: the vague time is that of what was learnt.
  const isOfWhatIsLearnt =
    dated && !unsure && asked.from.startsWith('knowledge') && tellsRival(words, asked)
  if (fitOf(words, asked) > 0) return [isOfWhatIsLearnt ? 'aside' : 'event']
  return besideOthers(text, told, { unsure, rest: words.length - (vague?.join('').length ?? 0) })
}

/** @param rest Characters that a clause holds beside the vague time. */
function besideOthers(
  text: string,
  {
    clauses,
    at,
    named,
    asked,
    words,
    dated,
  }: ClauseAmongOthers & { words: string; dated: boolean },
  { unsure, rest }: { unsure: boolean; rest: number },
): Vagueness[] {
  if (rest <= 2 * HARDLY_MORE && !unsure && opensWithDay(clauses[at + 1], named)) return []
  const before = dated && !unsure ? undefined : clauses[at - 1]
  const beside = [clauses[at + 1], before].find((span) => span && !holds(span, named))
  const isShort = unsure || rest <= HARDLY_MORE
  if (isShort && beside && fitOf(text.slice(beside.start, beside.end), asked) > 0) return ['event']
  return [!unsure && isOfOther(words, asked) ? 'other' : 'aside']
}

/** `There since August 2018` is of the time before, as its own words say. */
function isOfOther(words: string, asked: Asked): boolean {
  return has(words, 'against', asked) || tellsRival(words, asked)
}

/** `She told me on the 10th that the letter will come`: what is announced has not come. */
function isPromised(words: string, asked: Asked): boolean {
  return isReceipt(asked.from) && has(words, 'unreal', asked)
}

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
