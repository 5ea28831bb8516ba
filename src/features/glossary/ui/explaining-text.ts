import type { QueryClient } from '@tanstack/react-query'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { LegalWords } from '../contract.ts'
import { explanationsOf } from '../domain/explanation.ts'
import { createTermFinder } from '../domain/find-terms.ts'
import { type ExplainingWords, MarkedText } from './marked-text.tsx'

export type ExplainingText = ExplainingWords & {
  /** Comes with the terms, so that the page's first script holds nothing of it. */
  MarkedText: typeof MarkedText
}

type Languages = { textLanguage: LanguageCode; readerLanguage: LanguageCode }

/**
 * Fetches the terms of the text's language, and of the reader's where that is another one.
 * @returns null in a browser that cannot show explanations above the page
 */
export async function loadExplainingText(
  client: QueryClient,
  { textLanguage, readerLanguage }: Languages,
): Promise<ExplainingText | null> {
  if (!('popover' in HTMLElement.prototype)) return null
  const wordsOf = (language: LanguageCode) =>
    client.fetchQuery<LegalWords>({ queryKey: [`/api/glossary/${language}`] })
  const [inText, forReader] = await Promise.all([wordsOf(textLanguage), wordsOf(readerLanguage)])
  return {
    find: createTermFinder(inText.terms, inText.wordForms),
    explanations: explanationsOf(inText, forReader),
    MarkedText,
  }
}
