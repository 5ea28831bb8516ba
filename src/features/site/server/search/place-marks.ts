import type { Within } from '../../../directory/server.ts'
import { findRegion, type Places } from '../../../places/server.ts'
import { namesOfCity } from '../../domain/search/place-entries.ts'
import { searchKey } from '../../domain/search/search-key.ts'
import type { PlaceMeaning } from '../../domain/search/word-book.ts'

/** How a place stands in lawyers' records: the code of its sub-region, or the names of its cities. */
export type PlaceMarks = { jurisdictions: readonly string[]; cities: readonly string[] }

/** Empty for a whole country. */
export function marksOfPlace(places: Places, { country, region, city }: PlaceMeaning): PlaceMarks {
  if (city !== undefined) return { jurisdictions: [], cities: namesOfCity(country, city) }
  if (region === undefined) return { jurisdictions: [], cities: [] }
  const cities = findRegion(places, region)?.cities ?? []
  return {
    jurisdictions: [region],
    cities: cities.flatMap((name) => namesOfCity(country, name)),
  }
}

/**
 * What a list keeps to for a place; nothing for a whole country. A sub-region is known by its code; where no record
 * has that code, by its cities. A city called like the sub-region always counts, whatever code its records have.
 * @param isListed whether any lawyer's record has this code
 */
export function withinOf(
  places: Places,
  place: PlaceMeaning,
  isListed: (jurisdiction: string) => boolean,
): Within[] {
  const { jurisdictions, cities } = marksOfPlace(places, place)
  const [region] = jurisdictions
  if (region === undefined) return cities.length > 0 ? [{ cities }] : []
  if (!isListed(region)) return [{ jurisdictions, cities }]
  const names = Object.values(findRegion(places, region)?.names ?? {}).map(searchKey)
  const own = (findRegion(places, region)?.cities ?? []).filter((city) =>
    names.includes(searchKey(city)),
  )
  return [{ jurisdictions, cities: own.flatMap((city) => namesOfCity(place.country, city)) }]
}
