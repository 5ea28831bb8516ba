import type { WordForms } from '../contract.ts'
import { foldWord } from './fold-letters.ts'

/** The numbers of the listed words that a word of a text may be a form of. */
export type WordReader = (word: string) => readonly number[]

type Endings = {
  /** Ending in a text -> endings the listed word may have instead. */
  listed: ReadonlyMap<string, readonly string[]>
  longest: number
}

const NONE: readonly number[] = []
/** What is left of a word is too short to tell anything. */
const SHORTEST_STEM = 1
const SHORTEST_WITHOUT_PREFIX = 3
const ARTICLE = 'ال'

/** @param numbers the listed words, folded, with the number of each */
export function createWordReader(
  numbers: ReadonlyMap<string, number>,
  { prefixes, endings }: WordForms,
): WordReader {
  const read = readEndings(endings)
  const fronts = prefixes.split(' ').filter((prefix) => prefix !== '')
  return (word) => {
    const folded = foldWord(word)
    let found = withoutEndings(folded, numbers, read)
    for (const front of fronts) {
      if (!folded.startsWith(front)) continue
      const rest = folded.slice(front.length)
      if (rest.length < SHORTEST_WITHOUT_PREFIX) continue
      found = [...found, ...withoutEndings(rest, numbers, read)]
    }
    return found
  }
}

/** How a listed word is kept: as written, and where a language writes its article onto the word, also without. */
export function listedForms(word: string, { prefixes }: WordForms): string[] {
  const folded = foldWord(word)
  const bare = prefixes.split(' ').includes(ARTICLE) && folded.startsWith(ARTICLE)
  const rest = folded.slice(ARTICLE.length)
  return bare && rest.length >= SHORTEST_WITHOUT_PREFIX ? [folded, rest] : [folded]
}

function withoutEndings(
  word: string,
  numbers: ReadonlyMap<string, number>,
  { listed, longest }: Endings,
): readonly number[] {
  const exact = numbers.get(word)
  let found = exact === undefined ? NONE : [exact]
  const longestHere = Math.min(longest, word.length - SHORTEST_STEM)
  for (let cut = 0; cut <= longestHere; cut += 1) {
    const at = word.length - cut
    for (const listedEnding of listed.get(word.slice(at)) ?? []) {
      const number = numbers.get(word.slice(0, at) + listedEnding)
      if (number !== undefined) found = [...found, number]
    }
  }
  return found
}

function readEndings(endings: WordForms['endings']): Endings {
  const listed = new Map<string, string[]>()
  for (const [from, to] of Object.entries(endings)) {
    for (const written of to.split(' ')) {
      const ending = written === '-' ? '' : foldWord(written)
      listed.set(ending, [...(listed.get(ending) ?? []), foldWord(from)])
    }
  }
  return { listed, longest: Math.max(0, ...[...listed.keys()].map(({ length }) => length)) }
}
