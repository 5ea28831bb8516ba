import { isLanguageCode, type LanguageCode } from '../../../shared/languages.ts'

type Reader = {
  /** ISO 639-1; empty where the record says nothing. */
  languages: readonly string[]
  /** The main language of the lawyer's country, where it is known. */
  countryLanguage: string | undefined
}

/** The language of the fixed lines of a letter: the person's where the lawyer reads it, else one that the lawyer does. */
export function letterLanguage(
  { languages, countryLanguage }: Reader,
  personLanguage: LanguageCode,
  offered: readonly LanguageCode[],
): LanguageCode {
  const reads = (language: string | undefined) =>
    language !== undefined &&
    (languages.includes(language) || (languages.length === 0 && language === countryLanguage))
  const wanted = [personLanguage, countryLanguage, 'en', ...languages].filter(reads)
  const isOffered = (language: unknown): language is LanguageCode =>
    isLanguageCode(language) && offered.includes(language)
  return wanted.find(isOffered) ?? 'en'
}
