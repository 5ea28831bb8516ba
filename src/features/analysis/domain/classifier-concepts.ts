import type { LanguageCode } from '../../../shared/languages.ts'
import { tokensOf } from './classifier-features.ts'

/** What words of a language stand for: `landlord: [vermieter, hauswirt]`. */
export type Lexicon = {
  language: LanguageCode
  /** By concept, or several joined by `+`; a word ends in `.` where no ending may follow. */
  words: Readonly<Record<string, readonly string[]>>
}

/** The concepts a text speaks of, in its order. */
export type ConceptReader = (text: string, language: LanguageCode) => string[]

/** Words of these are put together without spaces, so that the telling part may stand inside. */
const COMPOUNDING: ReadonlySet<LanguageCode> = new Set(['de', 'nl', 'fi'])
const ANYWHERE: ReadonlySet<LanguageCode> = new Set(['zh', 'ja', 'ko'])
/** Shorter parts of compounds would be found in every second word. */
const SHORTEST_INNER = 5
const BUCKET_LETTERS = 2

type Entry = { word: string; whole: boolean; concepts: string[] }
type Entries = ReadonlyMap<string, readonly Entry[]>

/** Reads words of fourteen languages as the same few hundred concepts, so that what is learned in one helps in all. */
export function createConceptReader(lexicons: readonly Lexicon[]): ConceptReader {
  const byLanguage = new Map(lexicons.map((lexicon) => [lexicon.language, entriesOf(lexicon)]))
  return (text, language) => {
    const entries = byLanguage.get(language)
    if (!entries) return []
    const folded = tokensOf(text).join(' ')
    return ANYWHERE.has(language)
      ? readAnywhere(folded, entries)
      : readWords(folded, entries, COMPOUNDING.has(language))
  }
}

/** Longest first, so that the first that fits is the most telling. */
function entriesOf({ words }: Lexicon): Entries {
  const entries = new Map<string, Entry[]>()
  for (const [concepts, forms] of Object.entries(words)) {
    for (const form of forms) {
      const whole = form.endsWith('.')
      const word = tokensOf(form).join(' ')
      if (word === '') continue
      const bucket = word.slice(0, BUCKET_LETTERS)
      const known = entries.get(bucket)?.find((entry) => entry.word === word)
      if (known) known.concepts.push(...concepts.split('+'))
      else
        entries.set(bucket, [
          ...(entries.get(bucket) ?? []),
          { word, whole, concepts: concepts.split('+') },
        ])
    }
  }
  for (const list of entries.values()) list.sort((a, b) => b.word.length - a.word.length)
  return entries
}

function readAnywhere(text: string, entries: Entries): string[] {
  const concepts: string[] = []
  for (let at = 0; at < text.length; ) {
    const entry = longestAt(text, at, entries)
    if (entry) concepts.push(...entry.concepts)
    at += entry?.word.length ?? 1
  }
  return concepts
}

function readWords(text: string, entries: Entries, compounding: boolean): string[] {
  const concepts: string[] = []
  for (let at = 0; at < text.length; ) {
    const entry = longestAt(text, at, entries)
    if (entry) concepts.push(...entry.concepts)
    const end = endOfWord(text, at + (entry?.word.length ?? 0))
    if (compounding) {
      const inner = at + (entry?.word.length ?? 1)
      concepts.push(...innerConcepts(text.slice(inner, end), entries))
    }
    at = end + 1
  }
  return concepts
}

function innerConcepts(rest: string, entries: Entries): string[] {
  for (let at = 0; at + SHORTEST_INNER <= rest.length; at += 1) {
    const entry = longestAt(rest, at, entries)
    if (entry && entry.word.length >= SHORTEST_INNER) {
      return [...entry.concepts, ...innerConcepts(rest.slice(at + entry.word.length), entries)]
    }
  }
  return []
}

function longestAt(text: string, at: number, entries: Entries): Entry | undefined {
  const fits = ({ word, whole }: Entry) =>
    text.startsWith(word, at) && (!whole || [' ', ''].includes(text.charAt(at + word.length)))
  const letters = text.slice(at, at + BUCKET_LETTERS)
  // One sign can be a word of its own in Chinese.
  return entries.get(letters)?.find(fits) ?? entries.get(letters.charAt(0))?.find(fits)
}

function endOfWord(text: string, from: number): number {
  const space = text.indexOf(' ', from)
  return space < 0 ? text.length : space
}
