import type { LegalArea } from '../../../../shared/legal-areas.ts'
import type { SearchReading } from './decide-reading.ts'
import { NEAR_AREAS } from './near-areas.ts'
import { type SearchChoices, withoutChoice } from './search-choices.ts'
import type { Word } from './split-words.ts'
import type { PlaceMeaning, WordBook } from './word-book.ts'

/** A search beside the one that found nobody. */
export type NearSearch = {
  reading: SearchReading
  choices: SearchChoices
  /** Words of the search that it does without. */
  leaves: readonly Word[]
} & (
  | { kind: 'spelling'; word: Word; spelt: string }
  | { kind: 'wider'; place: PlaceMeaning | undefined }
  | { kind: 'area'; area: LegalArea }
  | { kind: 'fewer'; left: 'names' | (typeof SWITCHES)[number] }
)

/** What can be given up one by one, in this order. */
const SWITCHES = ['verified', 'free', 'contingency', 'language'] as const

/** Wider places, the same without one of the choices, areas whose lawyers take such cases too. */
export function nearSearches(reading: SearchReading, choices: SearchChoices): NearSearch[] {
  const { place, area } = reading
  const ofPlace = place?.words ?? []
  const wider = place ? placesAround(place.place) : []
  const specialty = choices.specialty ?? area?.area
  const { specialty: _specialty, ...anyArea } = choices
  const near: NearSearch[] = [
    ...wider.map((around) => ({
      kind: 'wider' as const,
      place: around,
      choices,
      leaves: ofPlace,
      reading: {
        ...reading,
        place: place && { ...place, place: around, others: [], saysRegion: false },
      },
    })),
    ...(choices.region
      ? [
          {
            kind: 'wider' as const,
            place: { country: choices.region.slice(0, 2) },
            choices: withoutChoice(choices, 'region'),
            leaves: ofPlace,
            reading: { ...reading, place: undefined },
          },
        ]
      : []),
    ...SWITCHES.filter((name) => choices[name]).map((left) => ({
      kind: 'fewer' as const,
      left,
      leaves: [],
      reading,
      choices: withoutChoice(choices, left),
    })),
    ...(specialty ? NEAR_AREAS[specialty] : []).map((other) => ({
      kind: 'area' as const,
      area: other,
      leaves: area?.words ?? [],
      reading: { ...reading, area: undefined },
      choices: { ...anyArea, specialty: other },
    })),
    ...(place || choices.country
      ? [
          {
            kind: 'wider' as const,
            place: undefined,
            leaves: ofPlace,
            reading: { ...reading, place: undefined },
            choices: withoutChoice(choices, 'country'),
          },
        ]
      : []),
  ]
  const leaves = [...reading.names, ...reading.quoted]
  if (leaves.length === 0 || !(place || specialty || choices.country)) return near
  const nameless = { ...reading, names: [], quoted: [] }
  return [...near, { kind: 'fewer', left: 'names', choices, leaves, reading: nameless }]
}

function placesAround({ country, region, city }: PlaceMeaning): PlaceMeaning[] {
  if (city && region) return [{ country, region }, { country }]
  return city || region ? [{ country }] : []
}

const MOST_SPELLINGS = 3
const SHORTEST_MISSPELT = 4

type Distance = (one: string, other: string) => number

/**
 * Words nobody is called, read as places or areas that are spelt nearly so.
 * @param slipsAllowed how many letters may differ in a word
 */
export function otherSpellings(
  reading: SearchReading,
  choices: SearchChoices,
  book: WordBook,
  { distance, slipsAllowed }: { distance: Distance; slipsAllowed: (word: string) => number },
): NearSearch[] {
  return reading.names
    .filter(({ key }) => key.length >= SHORTEST_MISSPELT)
    .flatMap((word) => {
      const slips = slipsAllowed(word.key)
      return nearestKeys(word.key, book, slips, distance).flatMap((spelt) =>
        readAs(reading, choices, word, spelt, book),
      )
    })
    .slice(0, MOST_SPELLINGS)
}

function nearestKeys(word: string, book: WordBook, slips: number, distance: Distance): string[] {
  const near: { key: string; slips: number }[] = []
  for (const key of book.keys()) {
    if (key[0] !== word[0] || Math.abs(key.length - word.length) > slips) continue
    const found = distance(key, word)
    if (found > 0 && found <= slips) near.push({ key, slips: found })
  }
  return near
    .sort((a, b) => a.slips - b.slips)
    .slice(0, MOST_SPELLINGS)
    .map(({ key }) => key)
}

function readAs(
  reading: SearchReading,
  choices: SearchChoices,
  word: Word,
  spelt: string,
  book: WordBook,
): NearSearch[] {
  const meanings = book.find(spelt.split(' '))
  const [place] = meanings?.places ?? []
  const [area] = meanings?.areas ?? []
  const names = reading.names.filter((other) => other !== word)
  const words = [word]
  const common = { kind: 'spelling' as const, word, spelt, choices, leaves: [] }
  return [
    ...(place && !reading.place
      ? [
          {
            ...common,
            reading: { ...reading, names, place: { words, place, others: [], saysRegion: false } },
          },
        ]
      : []),
    ...(area && !reading.area
      ? [
          {
            ...common,
            reading: { ...reading, names, area: { words, area: area.area, told: false } },
          },
        ]
      : []),
  ]
}
