/** Arabic vowel signs and the stretching line, soft hyphens and joiners: a word is the same word without them. */
const SILENT = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u00ad\u200c\u200d]/gu
const HAS_SILENT = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u00ad\u200c\u200d]/u

/** A word as it is compared inside a text: lower case, and what is not heard left out. Accents count. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase().replaceAll('ё', 'е')
  return HAS_SILENT.test(lower) ? lower.replace(SILENT, '') : lower
}

/** Signs that change a letter without making it another one; Hindi vowels and Japanese voicing are more than that. */
const ACCENT = /(?![\u3099\u309a])\p{Script=Inherited}/gu

/** A text as it is searched: lower case, no accents, Arabic letters that people exchange made one. */
export function foldForSearch(text: string): string {
  return foldWord(text.normalize('NFKD').replace(ACCENT, '').normalize('NFC'))
    .replace(/[أإآٱ]/gu, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replace(/[\p{Punctuation}\s]+/gu, ' ')
    .trim()
}
