import type { WordForms } from '../contract.ts'
import { composeText } from './compose-text.ts'
import { createFinderInCharacters } from './find-in-characters.ts'
import { createFinderInWords } from './find-in-words.ts'
import type { TermFinder, TermWords } from './term-words.ts'

/** Stands for words that are found so that no term is found in them. */
const NO_TERM = ''

/**
 * Compiles terms of one language. The finder answers sorted ranges that do not overlap: at each place the longest
 * term, never from or to the midst of a word. Of two terms with the same form the first listed counts.
 */
export function createTermFinder(terms: readonly TermWords[], wordForms: WordForms): TermFinder {
  const others = (wordForms.others ?? []).map((term) => ({ id: NO_TERM, term, forms: [] }))
  const all = [...others, ...terms]
  const find = wordForms.spaces
    ? createFinderInWords(all, wordForms)
    : createFinderInCharacters(all)
  return (text) => {
    const { composed, originOf } = composeText(text)
    const found = find(composed).filter(({ termId }) => termId !== NO_TERM)
    return found.map(({ start, end, termId }) => ({
      start: originOf(start),
      end: originOf(end),
      termId,
    }))
  }
}
