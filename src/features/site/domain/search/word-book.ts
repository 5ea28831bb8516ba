import { LANGUAGE_CODES, type LanguageCode } from '../../../../shared/languages.ts'
import { LEGAL_AREAS, type LegalArea } from '../../../../shared/legal-areas.ts'
import { searchKey, withoutUmlauts } from './search-key.ts'
import { otherForms, russianStem } from './word-forms.ts'
import { WORDS_BY_LANGUAGE } from './words/all-languages.ts'

/** A country, a sub-region of it, or a city by its name in `knowledge/places.yaml`. */
export type PlaceMeaning = { country: string; region?: string; city?: string }

/** A place, what people call it, and its code, such as TX, which is read only in capitals. */
export type PlaceEntry = { place: PlaceMeaning; names: readonly string[]; code?: string }

/** All that a word or phrase may mean. */
export type Meanings = {
  places: readonly PlaceMeaning[]
  areas: readonly { area: LegalArea; language: LanguageCode }[]
  /** It narrows nothing: "lawyer", "in", "my". */
  aside: boolean
}

export type WordBook = {
  /** @param words keys, in their order */
  find(words: readonly string[]): Meanings | undefined
  /** Whether it has this very key. */
  has(key: string): boolean
  /** Places whose code this is. */
  coded(code: string): readonly PlaceMeaning[]
  /** Names of places and words for areas, for whoever looks for a similar one. */
  keys(): Iterable<string>
}

/** The most words a name in the book has. */
export const LONGEST_PHRASE = 6

type Entry = { places: PlaceMeaning[]; areas: Meanings['areas'][number][]; aside: boolean }

/** Names of places, words for areas of law in every language, and words that say nothing, in one book. */
export function makeWordBook(entries: readonly PlaceEntry[]): WordBook {
  const book = new Map<string, Entry>()
  const codes = new Map<string, PlaceMeaning[]>()
  for (const { place, names, code } of entries) {
    for (const key of keysOf(names)) addPlace(entryOf(book, key).places, place)
    if (code) codes.set(code, [...(codes.get(code) ?? []), place])
  }
  for (const language of LANGUAGE_CODES) addWords(book, language)
  const stems = stemsOf(book.keys())
  return {
    find(words) {
      const [first = '', ...others] = words
      const rest = others.length > 0 ? ` ${others.join(' ')}` : ''
      const exact = book.get(first + rest)
      if (exact) return exact
      const other = otherForms(first).find((form) => book.has(form + rest))
      if (other !== undefined) return withoutAreasOf(other, first, book.get(other + rest))
      const stem = stemOf(words)
      return book.get(stems.get(stem) ?? stem)
    },
    has: (key) => book.has(key),
    coded: (code) => codes.get(code) ?? [],
    keys: () => [...book].flatMap(([key, { aside }]) => (aside ? [] : [key])),
  }
}

function entryOf(book: Map<string, Entry>, key: string): Entry {
  const entry = book.get(key) ?? { places: [], areas: [], aside: false }
  book.set(key, entry)
  return entry
}

function addWords(book: Map<string, Entry>, language: LanguageCode): void {
  const { areas, asides } = WORDS_BY_LANGUAGE[language]
  for (const area of LEGAL_AREAS) {
    for (const key of keysOf(termsOf(areas[area] ?? '')))
      entryOf(book, key).areas.push({ area, language })
  }
  for (const key of keysOf(termsOf(asides))) entryOf(book, key).aside = true
}

/** Keys by what is left of their words without endings. */
function stemsOf(keys: Iterable<string>): Map<string, string> {
  const stems = new Map<string, string>()
  for (const key of keys) {
    const stem = stemOf(key.split(' '))
    if (stem !== key && !stems.has(stem)) stems.set(stem, key)
  }
  return stems
}

/** A Latin word cut short may be a place; as an area of law or a word that says nothing it is too doubtful. */
function withoutAreasOf(
  form: string,
  word: string,
  entry: Entry | undefined,
): Meanings | undefined {
  if (!entry || !/^\p{Script=Latin}/u.test(word) || form === word) return entry
  return entry.places.length > 0 ? { places: entry.places, areas: [], aside: false } : undefined
}

const stemOf = (words: readonly string[]) => words.map(russianStem).join(' ')

const termsOf = (list: string) => list.split(',')

function keysOf(names: readonly string[]): Set<string> {
  const written = names.flatMap((name) => [name, withoutUmlauts(name) ?? ''])
  return new Set(written.map(searchKey).filter((key) => key !== ''))
}

/** Where a country or a sub-region has the name of its own city, the wider one is meant: it holds the other. */
function addPlace(known: PlaceMeaning[], place: PlaceMeaning): void {
  if (known.some((other) => holds(other, place))) return
  const narrower = known.findIndex((other) => holds(place, other))
  if (narrower === -1) known.push(place)
  else known.splice(narrower, 1, place)
}

/** Whether one place is the other or lies within it. */
export function holds(wide: PlaceMeaning, narrow: PlaceMeaning): boolean {
  if (wide.country !== narrow.country) return false
  if (wide.city !== undefined) return wide.city === narrow.city && wide.region === narrow.region
  return wide.region === undefined || wide.region === narrow.region
}
