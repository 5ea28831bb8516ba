import type { LanguageCode } from '../../../shared/languages.ts'
import type { LetterGroup, ListedTerm } from '../contract.ts'
import { foldWord } from './fold-letters.ts'
import { letterOf } from './letter-of.ts'

type ToOrder = ListedTerm & { reading?: string | undefined }

const ARABIC_LETTER = /\p{Script=Arabic}/u
const ARABIC_ARTICLE = /^ال(?=..)/u
/** Written in letters of their own: what stands there in Latin letters comes behind these. */
const OWN_LETTERS: readonly LanguageCode[] = ['ru', 'ja', 'ar', 'hi', 'ko']

/** The terms as a dictionary of the language has them: in its own order, under its own letters. */
export function orderTerms(terms: readonly ToOrder[], language: LanguageCode): LetterGroup[] {
  const collator = new Intl.Collator(language, { ignorePunctuation: true, numeric: true })
  const letter = letterOf(language)
  const sorted = terms
    .map((term) => ({ term, by: sortedBy(term) }))
    .sort((a, b) => collator.compare(a.by, b.by) || collator.compare(a.term.term, b.term.term))
  const groups = new Map<string, ListedTerm[]>()
  for (const { term, by } of sorted) {
    const { reading: _reading, ...listed } = term
    const under = letter(by)
    groups.set(under, [...(groups.get(under) ?? []), listed])
  }
  const inOrder = [...groups].map(([under, listed]) => ({ letter: under, terms: listed }))
  if (!OWN_LETTERS.includes(language)) return inOrder
  const isLatin = ({ letter: under }: LetterGroup) => /^\p{Script=Latin}$/u.test(under)
  return [...inOrder.filter((group) => !isLatin(group)), ...inOrder.filter(isLatin)]
}

/** What a term is looked up by: its reading, or its letters without the Arabic article and vowel signs. */
function sortedBy({ term, reading }: ToOrder): string {
  if (reading !== undefined && !ARABIC_LETTER.test(term)) return reading
  return foldWord(term)
    .replace(ARABIC_ARTICLE, '')
    .replace(/^[أإآٱ]/u, 'ا')
}
