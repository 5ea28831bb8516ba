import type { LanguageCode } from '../../../shared/languages.ts'
import type { LegalWord, LegalWords } from '../contract.ts'

/** What stands in the small card at a word: the word of the text, told in the reader's language. */
export type Explanation = {
  id: string
  term: { text: string; lang: LanguageCode }
  /** How to say the word of the text. */
  respelling: string | undefined
  ipa: string | undefined
  /** In the language of the text where the reader's language has no words for it. */
  definition: { text: string; lang: LanguageCode }
  translations: LegalWord['translations']
}

/** The terms of a text's language explained to a reader, by id. */
export function explanationsOf(
  inText: LegalWords,
  forReader: LegalWords,
): ReadonlyMap<string, Explanation> {
  const readers = new Map(forReader.terms.map((word) => [word.id, word]))
  const foreign = inText.language !== forReader.language
  return new Map(
    inText.terms.map((word) => {
      const known = readers.get(word.id)
      const translations = word.translations.filter(({ lang }) => lang !== forReader.language)
      return [
        word.id,
        {
          id: word.id,
          term: { text: word.term, lang: inText.language },
          respelling: word.respelling,
          ipa: word.ipa,
          definition: known
            ? { text: known.definition, lang: forReader.language }
            : { text: word.definition, lang: inText.language },
          translations:
            foreign && known
              ? [{ lang: forReader.language, term: known.term }, ...translations]
              : translations,
        },
      ]
    }),
  )
}
