import type { LanguageCode } from '../../../../shared/languages.ts'
import type { CountedFrom } from '../../../law/contract.ts'
import { wordsFor } from './event-lexicon.ts'
import type { EventWords } from './event-words.ts'
import { relatedEvents, rivalEvents } from './related-events.ts'
import type { Span } from './split-clauses.ts'

type Near = { gap: number; length: number }

export type Asked = { from: CountedFrom; language: LanguageCode }

/** Void where the text says that it has not come. */
const RECEIPTS: readonly CountedFrom[] = [
  'notice-received',
  'decision-received',
  'goods-received',
  'tax-notice-received',
  'service-of-claim',
]
/** The day of the purchase is never that of these. */
const AFTER_A_PURCHASE: readonly CountedFrom[] = ['goods-received', 'defect-found']
/** Other events whose words with `not` tell of another day. */
const MAY_BE_DENIED = /^(?:knowledge|payment)/
/** A negation further off than this, in characters, speaks of something else. */
const NEGATION_REACHES = 12
/** `Not until the 8th` is the 8th. */
const ONLY_THEN =
  /(?<![\p{L}\p{M}])(?:until|till|hasta|erst|que le|que depuis|prima del|pas op|pas vorige|only|solo|so em|so no|vasta|только|лишь|الا يوم|الا في|(?:لحد|حتي)(?= (?:ل ?)?(?:يوم |نهار )?\d))(?![\p{L}\p{M}])|才|になって|に初めて|에야/u
/** What follows is told by those who wrote or spoke. */
const THAT = /(?<![\p{L}\p{M}])(?:que|che|di|что|ان|انه|انها|انهم|اني|انو) $/u
const RELATED_FIT = 0.65
/** Where the verb ends the clause, what stands before a day tells more seldom of that day: so many characters further off. */
const VERB_LAST: readonly LanguageCode[] = ['ja', 'ko', 'hi']
const OF_WHAT_WAS = 12

/** The only day of a text, but nearer to the purchase than to the fault: it counts where no time is left open. */
export const RIVALLED = 0.25

export function isAfterPurchase(from: CountedFrom): boolean {
  return AFTER_A_PURCHASE.includes(from)
}

export function isReceipt(from: CountedFrom): boolean {
  return RECEIPTS.includes(from)
}

/** How well words fit the event: 1 for its own, less for those of a related one, 0 for none. */
export function fitOf(words: string, asked: Asked): number {
  if (ownWords(asked.from).some((event) => isSaid(words, event, asked))) return 1
  return relatedEvents(asked.from).some((event) => isSaid(words, event, asked)) ? RELATED_FIT : 0
}

/**
 * How much a clause speaks for another day than the one asked for, 0 for not at all.
 * @param at Where in the clause its day stands.
 * @param fit How well the clause, what follows it, its sentence and the whole text fit the event.
 * @param single No other day could be meant.
 */
export function oppositionOf(
  words: string,
  asked: Asked,
  {
    at,
    fit,
    single,
  }: {
    at: Span
    fit: Fit
    single: boolean
  },
): number {
  const of = (events: readonly (keyof EventWords)[]) =>
    nearest(
      words,
      events.map((event) => wordsFor(asked.language, event)),
      { at, before: VERB_LAST.includes(asked.language) ? OF_WHAT_WAS : 0 },
    )
  const isSpeech = fit.clause <= 0 && (fit.rest > 0 || (single && fit.text === 0))
  const [other, rival] = [of(['against']), of(rivalsOf(asked, isSpeech))]
  const isItsSentence = fit.sentence > 0 && !isAfterPurchase(asked.from)
  if (fit.clause <= 0) return unfitting(other, rival, single && isItsSentence)
  const mine = of([...ownWords(asked.from), ...(fit.clause < 1 ? relatedEvents(asked.from) : [])])
  const isRival = isNearer(rival, mine)
  // `The phone I bought on the 5th keeps switching off lately`: the day is that of the purchase.
  if (isRival && isVagueLater(words.slice(at.end), asked)) return 5
  if (isNearer(other, mine)) return single ? 2 : 2.5
  if (!isRival) return 0
  return single ? besideRival(asked) : 1.5
}

function besideRival({ from }: Asked): number {
  return from === 'defect-found' ? RIVALLED : 0
}

type Fit = { clause: number; rest: number; sentence: number; text: number | undefined }

/** Against a day whose clause does not tell the event. */
function unfitting(other: Near | undefined, rival: Near | undefined, isOnlyOne: boolean): number {
  if (other) return 3
  return rival && !isOnlyOne ? 2 : 0
}

/** `He told me`, `I got a beam on my foot`: such verbs say what happened as well as what was learnt or received. */
const OF_MANY_THINGS: readonly (keyof EventWords)[] = [
  'knowledge-of-facts',
  'notice-received',
  'decision-received',
]

function rivalsOf({ from }: Asked, isSpeech: boolean): readonly (keyof EventWords)[] {
  const rivals = rivalEvents(from)
  return isSpeech ? rivals.filter((event) => !OF_MANY_THINGS.includes(event)) : rivals
}

/** A vague time that is told after another event: of the one asked for, then. */
function isVagueLater(after: string, asked: Asked): boolean {
  const vague = after.search(wordsFor(asked.language, 'vague'))
  if (vague < 0) return false
  const between = after.slice(0, vague)
  return (
    rivalEvents(asked.from).some((event) => has(between, event, asked)) &&
    !ownWords(asked.from).some((event) => has(between, event, asked))
  )
}

/** Whether words tell an event that speaks for another day than that of the one asked for. */
export function tellsRival(words: string, asked: Asked): boolean {
  return rivalEvents(asked.from).some((event) => has(words, event, asked))
}

export function has(words: string, event: keyof EventWords, { language }: Asked): boolean {
  return words.search(wordsFor(language, event)) >= 0
}

/** What comes from an office is told as not come: `no decision so far`. */
export function isPending(words: string, asked: Asked): boolean {
  if (!isReceipt(asked.from) && asked.from !== 'decision-date') return false
  const ofAnOffice = asked.from === 'decision-date' || asked.from === 'decision-received'
  if (ofAnOffice && has(words, 'pending', asked)) return true
  return ownWords(asked.from).some(
    (event) => has(words, event, asked) && !isBesideNoNegation(words, event, asked),
  )
}

/** For what is received, learnt or owed: said, and not with `not` beside it. */
function isSaid(words: string, event: keyof EventWords, asked: Asked): boolean {
  const plain = !(isReceipt(asked.from) || MAY_BE_DENIED.test(asked.from))
  return plain ? has(words, event, asked) : isBesideNoNegation(words, event, asked)
}

function isBesideNoNegation(words: string, event: keyof EventWords, asked: Asked): boolean {
  if (ONLY_THEN.test(words)) return has(words, event, asked)
  const negations = [...words.matchAll(wordsFor(asked.language, 'negated'))]
  return [...words.matchAll(wordsFor(asked.language, event))].some(
    (said) =>
      !negations.some(
        (negation) =>
          gapOf(said, negation) <= NEGATION_REACHES && !isWhatWasSaid(words, said, negation),
      ),
  )
}

/** `They answered that no`, `not accepted`: the answer has come. A word that begins with `not` means it so. */
function isWhatWasSaid(words: string, said: RegExpExecArray, negation: RegExpExecArray): boolean {
  if (negation.index <= said.index) return negation.index === said.index
  return THAT.test(words.slice(0, negation.index))
}

/** A negation inside a pattern that spans several words is beside it as well. */
function gapOf(one: RegExpExecArray, other: RegExpExecArray): number {
  return Math.max(
    0,
    other.index - one.index - one[0].length,
    one.index - other.index - other[0].length,
  )
}

/** The match nearest to a place, in characters between. */
function nearest(
  words: string,
  patterns: readonly RegExp[],
  { at, before }: { at: Span; before: number },
): Near | undefined {
  const found = patterns
    .flatMap((pattern) => [...words.matchAll(pattern)])
    .filter(({ 0: word }) => !ONLY_THEN.test(word))
    .map(({ index, 0: { length } }) => ({
      gap: gapTo({ start: index, end: index + length }, at, before),
      length,
    }))
  return found.sort((a, b) => a.gap - b.gap || b.length - a.length)[0]
}

/** A match that spans the day is as near as can be. */
function gapTo({ start, end }: Span, at: Span, before: number): number {
  if (start >= at.start) return Math.max(0, start - at.end)
  return end > at.start ? 0 : before + at.start - end
}

/** Of two as near, the longer tells more: `letter of resignation` is not the resignation. */
function isNearer(one: Near | undefined, other: Near | undefined): boolean {
  if (!one || !other) return one !== undefined
  return one.gap < other.gap || (one.gap === other.gap && one.length > other.length)
}

function ownWords(from: CountedFrom): (keyof EventWords)[] {
  return from === 'end-of-year' ? ['event', 'payment-due', 'tax-notice-received'] : [from]
}
