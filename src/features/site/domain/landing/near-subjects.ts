import { editDistance, slipsAllowed } from '../../../../shared/edit-distance.ts'
import type { Places } from '../../../places/contract.ts'
import { searchKey } from '../search/search-key.ts'
import type { Meanings, PlaceMeaning, WordBook } from '../search/word-book.ts'
import { type LandingSubject, landingPath } from './landing-address.ts'

const MOST_SUGGESTED = 6
const MOST_SPELLINGS = 8
/** No name is longer; a long word would only cost time. */
const LONGEST_NAME = 40

/** Pages that an address may have meant: by another name, a code or a slip; those of the same country first. */
export function nearSubjects(
  places: Places,
  book: WordBook,
  { unknown, within }: { unknown: string; within: LandingSubject | undefined },
): LandingSubject[] {
  const key = searchKey(unknown.replaceAll('-', ' '))
  if (key === '' || key.length > LONGEST_NAME) return []
  const coded = { places: book.coded(unknown.toUpperCase()), areas: [] }
  const meanings = [key, ...similarKeys(book, key)].flatMap(
    (spelling) => book.find(spelling.split(' ')) ?? [],
  )
  const found = [coded, ...meanings].flatMap((meaning) => subjectsOf(places, meaning, within))
  const byAddress = new Map(found.toReversed().map((subject) => [landingPath(subject), subject]))
  return [...byAddress.values()]
    .toReversed()
    .sort((a, b) => Number(isWithin(b, within)) - Number(isWithin(a, within)))
    .slice(0, MOST_SUGGESTED)
}

/** Keys that differ in a letter or two, the nearest first. */
function similarKeys(book: WordBook, key: string): string[] {
  const slips = slipsAllowed(key)
  if (slips === 0) return []
  const near: { other: string; distance: number }[] = []
  for (const other of book.keys()) {
    if (other === key || Math.abs(other.length - key.length) > slips) continue
    const distance = editDistance(other, key)
    if (distance <= slips) near.push({ other, distance })
  }
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_SPELLINGS)
    .map(({ other }) => other)
}

function subjectsOf(
  places: Places,
  { places: meant, areas }: Pick<Meanings, 'places' | 'areas'>,
  within: LandingSubject | undefined,
): LandingSubject[] {
  const ofPlaces = meant.flatMap((place) => {
    const subject = subjectOf(places, place)
    return subject ? [{ ...subject, ...(within?.area && { area: within.area }) }] : []
  })
  if (!within) return ofPlaces
  const { city: _city, ...place } = within
  return [...ofPlaces, ...areas.map(({ area }) => ({ ...place, area }))]
}

function subjectOf(places: Places, place: PlaceMeaning): LandingSubject | undefined {
  const country = places.countries.find(({ code }) => code === place.country)
  const region = country?.regions.find(({ code }) => code === place.region)
  return country && { country, ...(region && { region }), ...(place.city && { city: place.city }) }
}

const isWithin = (subject: LandingSubject, within: LandingSubject | undefined) =>
  within !== undefined && subject.country.code === within.country.code
