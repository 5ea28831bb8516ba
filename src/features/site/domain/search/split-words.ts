import { searchKey, WORD } from './search-key.ts'
import { LONGEST_PHRASE, type WordBook } from './word-book.ts'

/** A word of a search, or a piece of a script that puts no spaces between words. */
export type Word = {
  /** As typed. */
  text: string
  /** Where it stands in the search. */
  start: number
  end: number
  /** As it is looked up. */
  key: string
  /** Between quotation marks: a name, whatever else it may mean. */
  quoted: boolean
}

/** Longer searches are read no further. */
export const MOST_WORDS = 40

const QUOTED = /["“”„«»「」『』]([^"“”„«»「」『』]+)["“”„«»「」『』]/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/u
const HANGUL = /^\p{Script=Hangul}+$/u
/** The longest word looked for where no spaces help. */
const LONGEST_UNSPACED = 14
/** A single character has too many meanings to be cut out. */
const SHORTEST_UNSPACED = 2

/** The words of a search, in their order. */
export function splitWords(query: string, book: WordBook): Word[] {
  const quotes = [...query.matchAll(QUOTED)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }))
  const words: Word[] = []
  for (const found of query.matchAll(WORD)) {
    const start = found.index
    const quoted = quotes.some((quote) => start >= quote.start && start < quote.end)
    const pieces = quoted ? [found[0]] : piecesOf(found[0], book)
    let at = start
    for (const text of pieces) {
      const key = searchKey(text)
      if (key !== '') words.push({ text, start: at, end: at + text.length, key, quoted })
      at += text.length
    }
    if (words.length >= MOST_WORDS) break
  }
  return words.slice(0, MOST_WORDS)
}

/** One piece, but for scripts without spaces: there the known words, and what stands between them. */
function piecesOf(text: string, book: WordBook): string[] {
  if (book.has(searchKey(text))) return [text]
  if (HANGUL.test(text)) return koreanPieces(text, book)
  return UNSPACED.test(text) ? unspacedPieces([...text], book) : [text]
}

/** "서울에서": words with a particle behind them. Names are not taken apart, so every piece must be known. */
function koreanPieces(text: string, book: WordBook): string[] {
  const pieces: string[] = []
  for (
    let rest = [...text];
    rest.length > 0;
    rest = rest.slice([...(pieces.at(-1) ?? '')].length)
  ) {
    const shortest = pieces.length === 0 ? SHORTEST_UNSPACED : 1
    const known = longestKnown(rest, book, shortest)
    if (!known) return [text]
    pieces.push(known)
  }
  return pieces
}

function unspacedPieces(characters: readonly string[], book: WordBook): string[] {
  const pieces: string[] = []
  let unknown = ''
  for (let at = 0; at < characters.length; ) {
    const rest = characters.slice(at)
    const known = longestKnown(rest, book, unknown === '' && at > 0 ? 1 : SHORTEST_UNSPACED)
    if (known) {
      if (unknown !== '') pieces.push(unknown)
      pieces.push(known)
      unknown = ''
    } else unknown += characters[at]
    at += known ? [...known].length : 1
  }
  return unknown === '' ? pieces : [...pieces, unknown]
}

function longestKnown(
  characters: readonly string[],
  book: WordBook,
  shortest: number,
): string | undefined {
  for (
    let length = Math.min(LONGEST_UNSPACED, characters.length);
    length >= shortest;
    length -= 1
  ) {
    const text = characters.slice(0, length).join('')
    if (book.has(searchKey(text))) return text
  }
  return undefined
}

/** Every row of neighbouring words that may be one name, the longest first where they begin alike. */
export function phrasesAt(words: readonly Word[], at: number): Word[][] {
  const phrases: Word[][] = []
  for (let length = LONGEST_PHRASE; length >= 1; length -= 1) {
    const phrase = words.slice(at, at + length)
    if (phrase.length === length && phrase.every(({ quoted }) => !quoted)) phrases.push(phrase)
  }
  return phrases
}

/** Words as one text, in the order typed; what was typed without a space stays without one. */
export function textOf(words: readonly Word[]): string {
  return [...words]
    .sort((a, b) => a.start - b.start)
    .map((word, at, all) =>
      at > 0 && all[at - 1]?.end !== word.start ? ` ${word.text}` : word.text,
    )
    .join('')
}

/** The search without some of its words, for whoever does not mean them. */
export function withoutWords(query: string, left: readonly Word[]): string {
  let rest = ''
  let at = 0
  for (const { start, end } of [...left].sort((a, b) => a.start - b.start)) {
    rest += query.slice(at, start)
    at = end
  }
  return (rest + query.slice(at))
    .replace(/["“”„«»「」『』]\s*["“”„«»「」『』]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/(?: ?[,;])+/gu, ',')
    .replace(/^[ ,]+|[ ,]+$/gu, '')
    .trim()
}
