import {
  forEveryLanguage,
  LANGUAGE_CODES,
  type LanguageCode,
} from '../../../../shared/languages.ts'
import { compileDayWords, type DayReader } from './compile-day-words.ts'
import type { DayWords } from './day-words.ts'
import { arabicDays } from './words/ar.ts'
import { germanDays } from './words/de.ts'
import { englishDays } from './words/en.ts'
import { spanishDays } from './words/es.ts'
import { finnishDays } from './words/fi.ts'
import { frenchDays } from './words/fr.ts'
import { hindiDays } from './words/hi.ts'
import { italianDays } from './words/it.ts'
import { japaneseDays } from './words/ja.ts'
import { koreanDays } from './words/ko.ts'
import { dutchDays } from './words/nl.ts'
import { portugueseDays } from './words/pt.ts'
import { russianDays } from './words/ru.ts'
import { chineseDays } from './words/zh.ts'

const WORDS: Record<LanguageCode, DayWords> = {
  ...forEveryLanguage<DayWords>({}),
  en: englishDays,
  es: spanishDays,
  fr: frenchDays,
  de: germanDays,
  it: italianDays,
  pt: portugueseDays,
  ru: russianDays,
  zh: chineseDays,
  ja: japaneseDays,
  ar: arabicDays,
  hi: hindiDays,
  ko: koreanDays,
  nl: dutchDays,
  fi: finnishDays,
}

const SCRIPTS: Partial<Record<LanguageCode, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ar: /\p{Script=Arabic}/u,
  ko: /\p{Script=Hangul}/u,
}
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const LATIN = /[a-z]/

const compiled = new Map<LanguageCode, DayReader>()

/** The languages whose words for days stand in a folded text. */
export function readersFor(
  text: string,
  place: { country: string; language?: LanguageCode },
): { language: LanguageCode; reader: DayReader }[] {
  return LANGUAGE_CODES.filter((language) => isWritten(language, text, place))
    .map((language) => ({ language, reader: readerOf(language) }))
    .filter(({ reader }) => reader.hint.test(text))
}

/** Every language written in a script of the text, for words that name no day themselves. */
export function readersOfScript(text: string): DayReader[] {
  return LANGUAGE_CODES.filter((language) => written(language, text)).map(readerOf)
}

export function readerOf(language: LanguageCode): DayReader {
  const known = compiled.get(language)
  if (known) return known
  const reader = compileDayWords(WORDS[language])
  compiled.set(language, reader)
  return reader
}

/** 三日前 may stand in a Japanese text without a single kana. */
function isWritten(
  language: LanguageCode,
  text: string,
  place: { country: string; language?: LanguageCode },
): boolean {
  if (language === 'ja' && (place.language === 'ja' || place.country === 'JP')) return true
  return written(language, text)
}

function written(language: LanguageCode, text: string): boolean {
  if (language === 'zh' && KANA.test(text)) return false
  if (language === 'hi') return true
  return (SCRIPTS[language] ?? LATIN).test(text)
}
