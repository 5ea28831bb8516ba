import type { LanguageCode } from '../../../../shared/languages.ts'
import type { FoldedText } from './fold-text.ts'

/** Here a capital inside a sentence is a noun, and tells nothing. */
const NOUNS_IN_CAPITALS: readonly LanguageCode[] = ['de']

/**
 * The folded text with a line break after a date whose dot ends the sentence as well: `bought on 2.5. Sunday it broke`.
 * Every character keeps its place.
 */
export function breakAfterDates(
  facts: string,
  { text, sourceAt }: FoldedText,
  language: LanguageCode,
): string {
  if (NOUNS_IN_CAPITALS.includes(language)) return text
  return text.replace(/(?<=\d\.\d{1,2}\.) (?=\p{L})/gu, (space: string, at: number) =>
    /\p{Lu}/u.test(facts.charAt(sourceAt[at + 1] ?? 0)) ? '\n' : space,
  )
}
