import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { iso31662 } from 'iso-3166'
import { afterEach, describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../../shared/languages.ts'
import { countryName, loadPlaces, placeName } from './server.ts'

const places = loadPlaces('knowledge/places.yaml')
const regions = places.countries.flatMap((country) =>
  country.regions.map((region) => ({ ...region, country: country.code })),
)

describe('the places offered', () => {
  test('are at least 110 countries, 45 of them with sub-regions', () => {
    expect(places.countries.length).toBeGreaterThanOrEqual(110)
    expect(
      places.countries.filter((country) => country.regions.length > 0).length,
    ).toBeGreaterThanOrEqual(45)
  })

  test('have each code and each address once', () => {
    const codes = [...places.countries, ...regions].map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    const addresses = [
      ...places.countries.map(({ slug }) => slug),
      ...regions.map(({ country, slug }) => `${country}/${slug}`),
    ]
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('no two regions of a country share a name, in any language', () => {
    const shared = LANGUAGE_CODES.flatMap((language) =>
      places.countries.flatMap((country) => {
        const names = country.regions.map(({ names }) => names[language] ?? names.en)
        return names
          .filter((name, at) => names.indexOf(name) !== at)
          .map((name) => `${language} ${country.code} ${name}`)
      }),
    )
    expect(shared).toEqual([])
  })

  test.each([
    ['ru', /\p{Script=Cyrillic}/u],
    ['zh', /\p{Script=Han}/u],
    ['ja', /[\p{Script=Han}\p{Script=Katakana}]/u],
    ['ar', /\p{Script=Arabic}/u],
    ['hi', /\p{Script=Devanagari}/u],
    ['ko', /\p{Script=Hangul}/u],
  ] as const)('every region has a name in the letters of %s', (language, letters) => {
    expect(regions.filter(({ names }) => !letters.test(names[language] ?? ''))).toEqual([])
  })

  test('use only codes of ISO 3166-2, each beneath its own country', () => {
    const known = new Set(iso31662.map(({ code }) => code))
    const inherited = regions.flatMap((region) => region.inherits)
    expect([...regions.map(({ code }) => code), ...inherited].filter((c) => !known.has(c))).toEqual(
      [],
    )
    expect(regions.filter(({ code, country }) => !code.startsWith(`${country}-`))).toEqual([])
  })

  test('name the level of sub-region exactly where there are any', () => {
    const wrong = places.countries.filter(
      (country) => (country.level === 'none') !== (country.regions.length === 0),
    )
    expect(wrong).toEqual([])
  })

  test('put the 27 members of the European Union under its law', () => {
    expect(places.countries.filter(({ unions }) => unions.includes('EU'))).toHaveLength(27)
  })

  test('have a country name in every language of the interface', () => {
    const missing = places.countries.flatMap(({ code }) =>
      LANGUAGE_CODES.filter((language) => !countryName(code, language)).map((l) => `${code} ${l}`),
    )
    expect(missing).toEqual([])
  })

  test.each(['US', 'GB', 'ES', 'DE', 'IN', 'MX', 'AE', 'CA', 'AU'])(
    '%s has its regions named in Spanish and Arabic',
    (country) => {
      const own = regions.filter((region) => region.country === country)
      expect(own.length).toBeGreaterThan(3)
      expect(own.filter(({ names }) => !names.es || !names.ar)).toEqual([])
    },
  )
})

test('names of places are those people use, in their language', () => {
  expect(placeName(places, 'DE', 'DE-BY', 'de')).toBe('Bayern')
  expect(placeName(places, 'JP', 'JP-13', 'ja')).toBe('東京都')
  expect(placeName(places, 'KR', undefined, 'nl')).toBe('Zuid-Korea')
  expect(placeName(places, 'PT', undefined, 'ko')).toBe('포르투갈')
  expect(countryName('QQ', 'en')).toBeUndefined()
})

describe('a faulty file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'places-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('is refused with its name and the path of the fault', () => {
    const file = path.join(folder, 'places.yaml')
    writeFileSync(file, 'countries:\n  - code: de\n    slug: germany\n    level: land\n')
    expect(() => loadPlaces(file)).toThrow(/places\.yaml:2: countries\.0\.code: /)
  })
})
