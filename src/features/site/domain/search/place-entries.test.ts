import { expect, test } from 'vitest'
import { countryName, loadPlaces } from '../../../places/server.ts'
import { placeEntries } from './place-entries.ts'
import { CITY_NAMES } from './places/city-names.ts'
import { COUNTRY_NAMES } from './places/country-names.ts'
import { searchKey } from './search-key.ts'
import { makeWordBook, type PlaceMeaning } from './word-book.ts'

const places = loadPlaces('knowledge/places.yaml')
const book = makeWordBook(placeEntries(places, countryName))
const meant = (name: string): PlaceMeaning[] => [
  ...(book.find(searchKey(name).split(' '))?.places ?? []),
]

test('every other name is one of a place that is offered', () => {
  const cities = new Set(
    places.countries.flatMap(({ code, cities: own, regions }) =>
      [...own, ...regions.flatMap((region) => region.cities)].map((city) => `${code} ${city}`),
    ),
  )
  const named = (table: string) =>
    table
      .trim()
      .split('\n')
      .map((line) => line.split(' = ')[0] ?? '')
  expect(named(CITY_NAMES).filter((city) => !cities.has(city))).toEqual([])
  const codes = new Set(places.countries.map(({ code }) => code))
  expect(named(COUNTRY_NAMES).filter((code) => !codes.has(code))).toEqual([])
})

test.each<[string, PlaceMeaning]>([
  ['Deutschland', { country: 'DE' }],
  ['EE. UU.', { country: 'US' }],
  ['Bayern', { country: 'DE', region: 'DE-BY' }],
  ['大阪', { country: 'JP', region: 'JP-27', city: 'Osaka' }],
  ['Мюнхен', { country: 'DE', region: 'DE-BY', city: 'Munich' }],
  ['Singapore', { country: 'SG' }],
  ['NYC', { country: 'US', region: 'US-NY', city: 'New York' }],
])('%s is %o', (name, place) => {
  expect(meant(name)).toContainEqual(place)
})

test('a name of several places means each of them', () => {
  expect(
    meant('Córdoba')
      .map(({ country }) => country)
      .sort(),
  ).toEqual(expect.arrayContaining(['AR', 'ES']))
})
