const CONSONANTS: Readonly<Record<string, string>> = {
  ء: 'ʔ',
  أ: 'ʔ',
  إ: 'ʔ',
  ؤ: 'ʔ',
  ئ: 'ʔ',
  ب: 'b',
  ت: 't',
  ث: 'θ',
  ج: 'dʒ',
  ح: 'ħ',
  خ: 'x',
  د: 'd',
  ذ: 'ð',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'ʃ',
  ص: 'sˤ',
  ض: 'dˤ',
  ط: 'tˤ',
  ظ: 'ðˤ',
  ع: 'ʕ',
  غ: 'ɣ',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'j',
  ة: 't',
}
const VOWELS: Readonly<Record<string, string>> = {
  '\u064e': 'a',
  '\u064f': 'u',
  '\u0650': 'i',
  '\u064b': 'an',
  '\u064c': 'un',
  '\u064d': 'in',
}
const DOUBLED = '\u0651'
const NO_VOWEL = '\u0652'
/** Letter that is no more than the length of the vowel before it. */
const LENGTH_OF: Readonly<Record<string, string>> = { ا: 'a', ى: 'a', و: 'u', ي: 'i' }

/** A preposition of one letter may stand before the article. */
const ARTICLE_ENDS_AT = 2

type Letter = { letter: string; doubled: boolean; vowel: string; isBare: boolean }

/**
 * Arabic with all its vowel signs as IPA, as it is read out in the standard language with a pause at the end.
 * @throws Error where a letter has neither a vowel sign nor a sign that it has none
 */
export function arabicToIpa(vocalised: string): string {
  const words: string[] = []
  for (const word of vocalised.normalize('NFC').split(' ')) {
    const before = words.at(-1)
    const joins = before !== undefined && /[aiuː]$/u.test(before) && word.startsWith('ا')
    // A long vowel is short before an article.
    if (joins) words[words.length - 1] = before.replace(/ː$/u, '')
    words.push(wordToIpa(lettersOf(word), joins, word))
  }
  return words.join(' ')
}

function lettersOf(word: string): Letter[] {
  return [...word.matchAll(/(\p{Letter})(\p{Mark}*)/gu)].map(([, letter = '', signs = '']) => ({
    letter,
    doubled: signs.includes(DOUBLED),
    vowel: [...signs].map((sign) => VOWELS[sign] ?? '').join(''),
    isBare: !signs.includes(NO_VOWEL),
  }))
}

function wordToIpa(letters: readonly Letter[], joins: boolean, word: string): string {
  let sounds = ''
  letters.forEach((at, index) => {
    sounds += soundOf(at, index, sounds, letters, joins)
    const isLast = index === letters.length - 1
    const lacks = at.vowel === '' && at.isBare && !isLast
    if (lacks && !('اىآلويه'.includes(at.letter) || at.doubled)) {
      throw new Error(`no vowel sign on ${at.letter} in ${word}`)
    }
  })
  return sounds
}

function soundOf(
  at: Letter,
  index: number,
  before: string,
  letters: readonly Letter[],
  joins: boolean,
): string {
  const { letter, doubled, vowel } = at
  if (letter === 'آ') return 'ʔaː'
  if (letter === 'ا' && index === 0) return joins ? '' : `ʔ${isL(letters[1]) ? 'a' : 'i'}`
  if (isSilent(at, index, letters)) return ''
  const lengthens = vowel === '' && !doubled ? LENGTH_OF[letter] : undefined
  if (lengthens !== undefined && before.endsWith(lengthens)) return 'ː'
  return letter === 'ا' || letter === 'ى' ? '' : consonantOf(at) + vowel
}

function consonantOf({ letter, doubled }: Letter): string {
  const consonant = CONSONANTS[letter]
  if (consonant === undefined) throw new Error(`no Arabic letter: ${letter}`)
  return doubled ? consonant[0] + consonant : consonant
}

/** Letters of the article that are not heard, and the feminine ending before a pause. */
function isSilent({ letter, vowel }: Letter, index: number, letters: readonly Letter[]): boolean {
  const next = letters[index + 1]
  if (letter === 'ة') return vowel === ''
  // A preposition of one letter takes the vowel of the article away.
  if (letter === 'ا') return index === 1 && isL(next) && next?.vowel === ''
  const inArticle = letter === 'ل' && vowel === '' && letters[index - 1]?.letter === 'ا'
  // The article takes the sound of a doubled letter behind it.
  return inArticle && index <= ARTICLE_ENDS_AT && next?.doubled === true
}

function isL(at: Letter | undefined): boolean {
  return at?.letter === 'ل'
}
