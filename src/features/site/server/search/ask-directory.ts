import type { Database } from '../../../../platform/database/database.server.ts'
import { facet, foldText, knownWords, totalsOf } from '../../../directory/server.ts'
import type { Places } from '../../../places/server.ts'
import type { DirectoryWords } from '../../domain/search/directory-words.ts'
import { phrasesAt, type Word } from '../../domain/search/split-words.ts'
import type { PlaceMeaning, WordBook } from '../../domain/search/word-book.ts'
import { marksOfPlace } from './place-marks.ts'

/** Longer rows of words are no city of a record. */
const LONGEST_CITY = 4

/** What the directory says of the words of a search, and of the places they may mean. */
export type SearchedDirectory = DirectoryWords & {
  /** Whether any lawyer's record has this code of a sub-region. */
  isListed(jurisdiction: string): boolean
}

/** Asks once for all that reading a search may need to know. */
export async function askDirectory(
  db: Database,
  places: Places,
  book: WordBook,
  words: readonly Word[],
): Promise<SearchedDirectory> {
  const phrases = words.flatMap((_, at) => phrasesAt(words, at))
  const meant = meantBy(phrases, words, book).map((place) => ({
    place,
    ...marksOfPlace(places, place),
  }))
  const typed = phrases
    .filter(({ length }) => length <= LONGEST_CITY)
    .map((phrase) => foldCity(phrase.map(({ text }) => text).join(' ')))
  const cities = meant.flatMap((one) => one.cities.map(foldCity))
  const codes = meant.flatMap((one) => [
    facet.country(one.place.country),
    ...one.jurisdictions.map(facet.jurisdiction),
  ])
  const [known, totals] = await Promise.all([
    knownWords(
      db,
      words.map(({ text }) => foldText(text)),
      [...typed, ...cities],
    ),
    totalsOf(db, undefined, codes),
  ])
  const lawyersIn = (city: string) => known.cities.get(foldCity(city)) ?? NOBODY
  return {
    named: (word) => known.names.get(foldText(word)) ?? 0,
    begins: (word) => known.beginnings.has(foldText(word)),
    lawyersIn,
    isListed: (jurisdiction) => (totals.get(facet.jurisdiction(jurisdiction)) ?? 0) > 0,
    lawyersAt({ country, region, city }) {
      if (!region && !city) return totals.get(facet.country(country)) ?? 0
      const marks = marksOfPlace(places, {
        country,
        ...(city ? { city } : region ? { region } : {}),
      })
      const inCities = marks.cities.reduce(
        (sum, name) => sum + (lawyersIn(name).get(country) ?? 0),
        0,
      )
      const inRegion = city || !region ? 0 : (totals.get(facet.jurisdiction(region)) ?? 0)
      return Math.max(inRegion, inCities)
    },
  }
}

const NOBODY: ReadonlyMap<string, number> = new Map()

/** As `facet.city` has it. */
const foldCity = (city: string) => foldText(city.replaceAll('-', ' '))

function meantBy(
  phrases: readonly Word[][],
  words: readonly Word[],
  book: WordBook,
): PlaceMeaning[] {
  return [
    ...phrases.flatMap((phrase) => book.find(phrase.map(({ key }) => key))?.places ?? []),
    ...words.flatMap(({ text }) => book.coded(text)),
  ]
}
