import type { WordForms } from '../contract.ts'
import type { FoundTerm, TermFinder, TermWords } from './term-words.ts'
import { createWordReader, listedForms } from './word-reader.ts'

/** Letters with their signs and numbers; invisible joiners and soft hyphens stand inside words. */
const WORD = /[\p{Letter}\p{Mark}\p{Number}\u00ad\u200c\u200d]+/gu
/** What may stand between two words of one term. */
const GAP = /^(?:\s+|\s*[-'\u2010\u2011\u2019]\s*)$/u

/** A term's words one after the other, by number; terms that begin alike share their first steps. */
type Step = { termId?: string; next: Map<number, Step> }

type Word = { start: number; end: number; numbers: readonly number[] }

/** Finds terms in languages with spaces: whole words only, in the forms the language has. */
export function createFinderInWords(terms: readonly TermWords[], wordForms: WordForms): TermFinder {
  const { numbers, root } = compile(terms, wordForms)
  const numbersOf = createWordReader(numbers, wordForms)
  return (text) => {
    const words = wordsOf(text, numbersOf)
    const found: FoundTerm[] = []
    let at = 0
    while (at < words.length) {
      const first = words[at]
      const longest = first && longestFrom(root, text, words, at)
      if (first && longest) {
        found.push({ start: first.start, end: longest.end, termId: longest.termId })
        at = longest.next
      } else {
        at += 1
      }
    }
    return found
  }
}

function compile(terms: readonly TermWords[], wordForms: WordForms) {
  const numbers = new Map<string, number>()
  const root: Step = { next: new Map() }
  for (const { id, term, forms } of terms) {
    for (const form of [term, ...forms]) {
      let step = root
      for (const [word] of form.normalize('NFC').matchAll(WORD)) {
        const number = numberOf(numbers, listedForms(word, wordForms))
        const next = step.next.get(number) ?? { next: new Map<number, Step>() }
        step.next.set(number, next)
        step = next
      }
      if (step !== root) step.termId ??= id
    }
  }
  return { numbers, root }
}

function numberOf(numbers: Map<string, number>, forms: readonly string[]): number {
  const known = forms.map((form) => numbers.get(form)).find((number) => number !== undefined)
  const number = known ?? numbers.size
  for (const form of forms) if (!numbers.has(form)) numbers.set(form, number)
  return number
}

/** All words of a text. A word that stands there often is read once. */
function wordsOf(text: string, numbersOf: (word: string) => readonly number[]): Word[] {
  const read = new Map<string, readonly number[]>()
  const words: Word[] = []
  for (const match of text.matchAll(WORD)) {
    const [word] = match
    let numbers = read.get(word)
    if (!numbers) {
      numbers = numbersOf(word)
      read.set(word, numbers)
    }
    words.push({ start: match.index, end: match.index + word.length, numbers })
  }
  return words
}

type Longest = { termId: string; end: number; next: number }

function longestFrom(
  step: Step,
  text: string,
  words: readonly Word[],
  at: number,
): Longest | undefined {
  const word = words[at]
  if (!word || word.numbers.length === 0) return undefined
  const following = words[at + 1]
  const goesOn = following !== undefined && GAP.test(text.slice(word.end, following.start))
  let longest: Longest | undefined
  for (const number of word.numbers) {
    const reached = step.next.get(number)
    if (!reached) continue
    const found =
      (goesOn ? longestFrom(reached, text, words, at + 1) : undefined) ??
      (reached.termId === undefined
        ? undefined
        : { termId: reached.termId, end: word.end, next: at + 1 })
    if (found && (!longest || found.end > longest.end)) longest = found
  }
  return longest
}
