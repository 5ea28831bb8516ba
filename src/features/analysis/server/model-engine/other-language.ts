import { detectAll } from 'tinyld'
import type { LanguageCode } from '../../../../shared/languages.ts'

const HAN = /\p{Script=Han}/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Letters a text of the language must have; languages of Latin letters are told apart by their words. */
const OWN_LETTERS: Partial<Record<LanguageCode, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ko: /\p{Script=Hangul}/u,
  ja: KANA,
  zh: HAN,
}

const LETTER = /\p{Letter}/gu
/** A name or two may stand in a text in the letters of another language. */
const MOST = 0.6

/** Whether a text is surely in another language than the one asked for. */
export function isInOtherLanguage(text: string, language: LanguageCode): boolean {
  const own = OWN_LETTERS[language] ?? /\p{Script=Latin}/u
  const letters = text.match(LETTER) ?? []
  const isOwn = (letter: string) => own.test(letter) || (language === 'ja' && HAN.test(letter))
  if (letters.filter(isOwn).length < letters.length * MOST) return true
  if (language === 'ja' || language === 'zh') return KANA.test(text) !== (language === 'ja')
  const found = detectAll(text)
  const first = found[0]
  if (!first || first.lang === language) return false
  const likely = found.find((one) => one.lang === language)?.accuracy ?? 0
  return likely < first.accuracy / 2
}
