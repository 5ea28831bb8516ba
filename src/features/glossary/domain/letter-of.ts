import type { LanguageCode } from '../../../shared/languages.ts'
import { foldWord } from './fold-letters.ts'

/** Under which letter a term stands in a list of one language. */
export type LetterOf = (sortedBy: string) => string

const OTHER = '#'

/** Rows of the kana table with all that stands in them, small and voiced letters included. */
const KANA_ROWS: readonly [row: string, letters: string][] = [
  ['あ', 'ぁあぃいぅうぇえぉおゔ'],
  ['か', 'かがきぎくぐけげこごゕゖ'],
  ['さ', 'さざしじすずせぜそぞ'],
  ['た', 'ただちぢっつづてでとど'],
  ['な', 'なにぬねの'],
  ['は', 'はばぱひびぴふぶぷへべぺほぼぽ'],
  ['ま', 'まみむめも'],
  ['や', 'ゃやゅゆょよ'],
  ['ら', 'らりるれろ'],
  ['わ', 'ゎわゐゑをん'],
]
const KATAKANA_TO_HIRAGANA = 0x60

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const SYLLABLES_OF_ONE_CONSONANT = 588
/** In the order of the syllables; doubled consonants stand with the plain ones. */
const KOREAN_CONSONANTS = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ'

const DEVANAGARI_LETTER = /^\p{Script=Devanagari}$/u

/** The letters a language's own dictionaries would use: rows of kana, initials of pinyin, first consonants. */
export function letterOf(language: LanguageCode): LetterOf {
  const base = new Intl.Collator(language, { sensitivity: 'base' })
  return (sortedBy) => {
    const first = [...foldWord(sortedBy.normalize('NFC'))].find((letter) =>
      /\p{Letter}/u.test(letter),
    )
    if (first === undefined) return OTHER
    return (
      kanaRow(first) ??
      koreanConsonant(first) ??
      arabicLetter(first) ??
      devanagariLetter(first) ??
      plainLetter(first, base, language)
    )
  }
}

function kanaRow(letter: string): string | undefined {
  const code = letter.charCodeAt(0)
  const isKatakana = code >= 0x30a1 && code <= 0x30f6
  const hiragana = isKatakana ? String.fromCharCode(code - KATAKANA_TO_HIRAGANA) : letter
  return KANA_ROWS.find(([, letters]) => letters.includes(hiragana))?.[0]
}

function koreanConsonant(letter: string): string | undefined {
  const code = letter.charCodeAt(0)
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return undefined
  return KOREAN_CONSONANTS[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_OF_ONE_CONSONANT)]
}

function arabicLetter(letter: string): string | undefined {
  if (!/^\p{Script=Arabic}$/u.test(letter)) return undefined
  return /[آأإٱ]/u.test(letter) ? 'ا' : letter
}

/** The dot below makes no letter of its own in a dictionary. */
function devanagariLetter(letter: string): string | undefined {
  return DEVANAGARI_LETTER.test(letter) ? letter.normalize('NFD')[0] : undefined
}

/** A capital without its accent, unless the language orders the letter by itself, as Spanish does ñ and Finnish ä. */
function plainLetter(letter: string, base: Intl.Collator, language: LanguageCode): string {
  const bare = letter.normalize('NFD').replace(/\p{Mark}/gu, '')
  const own = bare === '' || base.compare(bare, letter) !== 0 ? letter : bare
  if (/^\p{Script=Han}$/u.test(own)) return OTHER
  return own.toLocaleUpperCase(language)
}
