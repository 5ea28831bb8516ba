import type { WordForms } from '../contract.ts'
import { composeText } from './compose-text.ts'
import { createFinderInCharacters } from './find-in-characters.ts'
import { createFinderInWords } from './find-in-words.ts'
import type { TermFinder, TermWords } from './term-words.ts'

/**
 * Compiles terms of one language. The finder answers sorted ranges that do not overlap: at each place the longest
 * term, never from or to the midst of a word. Of two terms with the same form the first listed counts.
 */
export function createTermFinder(terms: readonly TermWords[], wordForms: WordForms): TermFinder {
  const find = wordForms.spaces
    ? createFinderInWords(terms, wordForms)
    : createFinderInCharacters(terms)
  return (text) => {
    const { composed, originOf } = composeText(text)
    return find(composed).map(({ start, end, termId }) => ({
      start: originOf(start),
      end: originOf(end),
      termId,
    }))
  }
}
