import type { LanguageCode } from '../../../../shared/languages.ts'
import type { LegalArea } from '../../../../shared/legal-areas.ts'
import type { Word } from './split-words.ts'
import type { PlaceMeaning } from './word-book.ts'

/** Words read as one place, and the other places they may mean. */
export type PlaceReading = {
  words: readonly Word[]
  place: PlaceMeaning
  others: readonly PlaceMeaning[]
  /** Of a city: its sub-region is named too, so that no other city of the name is meant. */
  saysRegion: boolean
}

/** Words read as an area of law. */
export type AreaReading = { words: readonly Word[]; area: LegalArea }

/** What the words of a search say by themselves. */
export type WordReading = {
  place: PlaceReading | undefined
  /** In the order typed; each area once. */
  areas: readonly AreaReading[]
  /** Between quotation marks. */
  quoted: readonly Word[]
  /** Neither place nor area, nor a word that says nothing: a name, or part of a story. */
  rest: readonly Word[]
  /** All but the place and what is quoted: what would be a story. */
  told: readonly Word[]
}

/** Words found in the book or among the directory's cities. */
export type Match = {
  words: readonly Word[]
  places: readonly PlaceMeaning[]
  areas: readonly { area: LegalArea; language: LanguageCode }[]
  aside: boolean
}
