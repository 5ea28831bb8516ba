import { foldText } from './fold-text.ts'

/** Scripts that write a name as one piece: any two neighbouring characters are a word to search by. */
const UNSPACED_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+/gu
const LONGEST_WORD = 40

/** Folded words of names, firms and cities, each once: "Ana Muñoz-Gil" has ana, munoz, gil. */
export function wordsOf(...texts: readonly (string | null)[]): string[] {
  const words = texts.flatMap((text) =>
    foldText(text ?? '')
      .split(/[^\p{Letter}\p{Number}]+/u)
      .filter((word) => word !== '')
      .flatMap(withNeighbours),
  )
  return [...new Set(words)]
}

function withNeighbours(word: string): string[] {
  const whole = [...word].slice(0, LONGEST_WORD).join('')
  return [whole, ...[...word.matchAll(UNSPACED_RUN)].flatMap(([run]) => pairsOf(run))]
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return []
  return characters
    .slice(0, LONGEST_WORD)
    .map((character, at) => character + (characters[at + 1] ?? ''))
    .slice(0, -1)
}
