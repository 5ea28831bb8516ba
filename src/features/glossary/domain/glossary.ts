import { LANGUAGE_CODES, type LanguageCode } from '../../../shared/languages.ts'
import type {
  GlossaryFile,
  GlossaryTerm,
  LegalWords,
  LetterGroup,
  ListedTerm,
  Pronunciations,
  TermEntry,
} from '../contract.ts'
import { orderTerms } from './order-terms.ts'
import { WORD_FORMS } from './word-forms/all-languages.ts'

/** All terms in all languages. Where a language lacks one, the English term stands in, with `lang` saying so. */
export type Glossary = {
  ids: readonly string[]
  /** Every term in the order of the language. */
  list(language: LanguageCode): readonly LetterGroup[]
  /** One term with all that is known of it; undefined for an id that no term has. */
  entry(language: LanguageCode, id: string): TermEntry | undefined
  /** The terms the language itself has, to be found in its texts. */
  words(language: LanguageCode): LegalWords
}

type Spoken = GlossaryTerm & { lang: LanguageCode }

/** What the small explanation inside a text shows; the term's own page has all languages. */
const LANGUAGES_IN_SHORT: readonly LanguageCode[] = ['en', 'es', 'fr', 'de', 'it']

/**
 * @param files one a language; English decides which terms there are
 * @param pronunciations for the terms that do not say themselves how they sound
 */
export function createGlossary(
  files: readonly GlossaryFile[],
  pronunciations: Pronunciations = {},
): Glossary {
  const byLanguage = new Map(
    files.map(({ language, terms }) => [
      language,
      new Map(
        terms.map((term): [string, Spoken] => [
          term.id,
          { ...term, ...sounds(term, pronunciations[language]), lang: language },
        ]),
      ),
    ]),
  )
  const english = byLanguage.get('en') ?? new Map<string, Spoken>()
  const ids = [...english.keys()]
  const inLanguage = (language: LanguageCode, id: string) => byLanguage.get(language)?.get(id)
  const spoken = (language: LanguageCode, id: string) => inLanguage(language, id) ?? english.get(id)
  const translations = (id: string, languages: readonly LanguageCode[]) =>
    languages.flatMap((lang) => {
      const found = inLanguage(lang, id)
      return found ? [{ lang, term: found.term }] : []
    })
  const lists = new Map<LanguageCode, LetterGroup[]>()

  return {
    ids,
    list(language) {
      const known = lists.get(language)
      if (known) return known
      const terms = ids.flatMap((id) => spoken(language, id) ?? [])
      const list = orderTerms(
        terms.map((term) => listed(term, english)),
        language,
      )
      lists.set(language, list)
      return list
    },
    entry(language, id) {
      const term = english.has(id) ? spoken(language, id) : undefined
      if (!term) return undefined
      const others = LANGUAGE_CODES.filter((code) => code !== language && code !== term.lang)
      const { forms: _forms, ...told } = term
      return {
        ...told,
        related: term.related.flatMap((other) => {
          const found = spoken(language, other)
          return found ? [{ id: other, lang: found.lang, term: found.term }] : []
        }),
        translations: translations(id, others),
        missing: others.filter((code) => !inLanguage(code, id)),
      }
    },
    words(language) {
      const others = LANGUAGES_IN_SHORT.filter((code) => code !== language)
      const terms = ids.flatMap((id) => inLanguage(language, id) ?? [])
      return {
        language,
        wordForms: WORD_FORMS[language],
        terms: terms.map(({ id, term, forms, definition, respelling, ipa }) => ({
          id,
          term,
          forms,
          definition,
          ...(respelling === undefined ? {} : { respelling }),
          ...(ipa === undefined ? {} : { ipa }),
          translations: translations(id, others),
        })),
      }
    },
  }
}

/** What is made belongs to what was read: a term that changed since has none. */
function sounds(
  { ipa, reading, term }: GlossaryTerm,
  made: Pronunciations[LanguageCode] = {},
): { ipa?: string } {
  const said = ipa ?? made[reading ?? term]
  return said === undefined ? {} : { ipa: said }
}

function listed(
  term: Spoken,
  english: ReadonlyMap<string, Spoken>,
): ListedTerm & {
  reading?: string | undefined
} {
  const { id, lang, definition, forms, reading, respelling } = term
  return {
    id,
    lang,
    term: term.term,
    definition,
    forms,
    english: english.get(id)?.term ?? '',
    ...(reading === undefined ? {} : { reading }),
    ...(respelling === undefined ? {} : { respelling }),
  }
}
