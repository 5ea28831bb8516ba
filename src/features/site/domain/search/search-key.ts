/** Letters that no accent can be taken off, as people type them without a keyboard for them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ى: 'ي',
  ة: 'ه',
  ـ: '',
}
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu')
/** Marks that a letter is the same letter without. */
const ACCENT = /[\p{Script=Inherited}\p{Script=Hebrew}]/u
/** What words are made of, in every script. */
export const WORD = /[\p{Letter}\p{Mark}\p{Number}]+/gu

/**
 * How a word or phrase is looked up: lower case, words with single spaces between, without accents and vowel points.
 * Vowel signs that are letters of their own, as in Hindi and Thai, stay.
 */
export function searchKey(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, (sign) => (ACCENT.test(sign) ? '' : sign))
    .toLowerCase()
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
  return (plain.match(WORD) ?? []).join(' ')
}

/** "Zürich" as people without an ü write it: "Zuerich". Undefined where there is nothing to write otherwise. */
export function withoutUmlauts(name: string): string | undefined {
  const written = name
    .normalize('NFC')
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/Ö/g, 'Oe')
    .replace(/Ü/g, 'Ue')
    .replace(/å/g, 'aa')
  return written === name.normalize('NFC') ? undefined : written
}
