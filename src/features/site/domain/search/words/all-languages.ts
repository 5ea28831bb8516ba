import { forEveryLanguage, type LanguageCode } from '../../../../../shared/languages.ts'
import { ARABIC } from './ar.ts'
import { GERMAN } from './de.ts'
import { ENGLISH } from './en.ts'
import { SPANISH } from './es.ts'
import { FINNISH } from './fi.ts'
import { FRENCH } from './fr.ts'
import { HINDI } from './hi.ts'
import { ITALIAN } from './it.ts'
import { JAPANESE } from './ja.ts'
import { KOREAN } from './ko.ts'
import type { LanguageWords } from './language-words.ts'
import { DUTCH } from './nl.ts'
import { PORTUGUESE } from './pt.ts'
import { RUSSIAN } from './ru.ts'
import { CHINESE } from './zh.ts'

export const WORDS_BY_LANGUAGE: Readonly<Record<LanguageCode, LanguageWords>> = {
  ...forEveryLanguage<LanguageWords>({ asides: '', areas: {} }),
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  it: ITALIAN,
  pt: PORTUGUESE,
  ru: RUSSIAN,
  zh: CHINESE,
  ja: JAPANESE,
  ar: ARABIC,
  hi: HINDI,
  ko: KOREAN,
  nl: DUTCH,
  fi: FINNISH,
}
