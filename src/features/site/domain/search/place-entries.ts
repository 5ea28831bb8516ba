import { LANGUAGE_CODES, type LanguageCode } from '../../../../shared/languages.ts'
import type { Country, Places, Region } from '../../../places/contract.ts'
import { CITY_NAMES } from './places/city-names.ts'
import { COUNTRY_NAMES } from './places/country-names.ts'
import { searchKey } from './search-key.ts'
import type { PlaceEntry } from './word-book.ts'

/** What stands around the name of a sub-region: "Comunidad de Madrid", 東京都, "Tula Oblast". */
const AROUND_A_NAME = [
  /^(?:comunidad foral de|comunidad de|principado de|región metropolitana de|región de|provincia de|departamento de|province of|county of|free state of)\s+/i,
  /\s+(?:metropolitan region|community|oblast|krai|republic|province|prefecture|county|department|governorate|region|territory|voivodeship|state|city)$/i,
  /^Республика\s+|\s+(?:область|край|республика|область)$/i,
  /^محافظة\s+|^ولاية\s+|^منطقة\s+/,
  /(?:省|市|県|府|都|自治区|壮族自治区|回族自治区|维吾尔自治区)$/,
  /(?:특별자치도|특별자치시|특별시|광역시|도)$/,
]
/** People there write TX, NSW and SP behind a city. */
const WITH_SHORT_CODES = ['US', 'CA', 'AU', 'BR']
/** 京 is no name of a place; 北海道 is one as a whole. */
const SHORTEST_NAME = 2

const CITY_TABLE = readTable(CITY_NAMES)
const COUNTRY_TABLE = readTable(COUNTRY_NAMES)

type CountryName = (code: string, language: LanguageCode) => string | undefined

/** Every place that the form offers, and every city of its lists, with what people call it. */
export function placeEntries(places: Places, countryName: CountryName): PlaceEntry[] {
  const entries = places.countries.flatMap((country) => [
    countryEntry(country, countryName),
    ...country.regions.map((region) => regionEntry(country.code, region)),
    ...cityEntries(country),
  ])
  return [...entries, ...bareNames(places, entries)]
}

function countryEntry({ code }: Country, countryName: CountryName): PlaceEntry {
  const names = LANGUAGE_CODES.flatMap((language) => countryName(code, language) ?? [])
  return { place: { country: code }, names: [...names, ...(COUNTRY_TABLE.get(code) ?? [])], code }
}

function regionEntry(country: string, { code, names }: Region): PlaceEntry {
  const short = WITH_SHORT_CODES.includes(country) ? { code: code.slice(country.length + 1) } : {}
  return { place: { country, region: code }, names: namesOf(names), ...short }
}

function cityEntries({ code: country, cities, regions }: Country): PlaceEntry[] {
  const ofCountry = cities.map((city) => ({
    place: { country, city },
    names: namesOfCity(country, city),
  }))
  const ofRegions = regions.flatMap((region) =>
    region.cities.map((city) => {
      const place = { country, region: region.code }
      return {
        place: isWholeRegion(region, city) ? place : { ...place, city },
        names: namesOfCity(country, city),
      }
    }),
  )
  return [...ofCountry, ...ofRegions]
}

/** Berlin, Tokyo, Seoul: the sub-region is a city. */
function isWholeRegion({ names, cities }: Region, city: string): boolean {
  return cities.length === 1 && namesOf(names).map(searchKey).includes(searchKey(city))
}

/** Names of sub-regions without what stands around them, where that means nothing else in the country. */
function bareNames(places: Places, entries: readonly PlaceEntry[]): PlaceEntry[] {
  const taken = new Set(
    entries.flatMap(({ place, names }) =>
      names.map((name) => `${place.country} ${searchKey(name)}`),
    ),
  )
  return places.countries.flatMap(({ code, regions }) =>
    regions.flatMap((region) => {
      const names = namesOf(region.names).flatMap((name) => {
        const bare = AROUND_A_NAME.reduce((left, around) => left.replace(around, ''), name).trim()
        const isNew = bare !== name && !taken.has(`${code} ${searchKey(bare)}`)
        return isNew && [...bare].length >= SHORTEST_NAME ? [bare] : []
      })
      return names.length > 0 ? [{ place: { country: code, region: region.code }, names }] : []
    }),
  )
}

/** All names of a city as records may have it: its own first, then those of other languages. */
export function namesOfCity(country: string, city: string): string[] {
  return [city, ...(CITY_TABLE.get(`${country} ${city}`) ?? [])]
}

const namesOf = (names: Readonly<Partial<Record<string, string>>>): string[] =>
  Object.values(names).flatMap((name) => name ?? [])

/** `key = name, name` in lines. */
function readTable(table: string): Map<string, string[]> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [key = '', names = ''] = line.split(' = ')
        return [key, names.split(',').map((name) => name.trim())]
      }),
  )
}
