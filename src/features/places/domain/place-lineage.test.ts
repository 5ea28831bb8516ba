import { describe, expect, test } from 'vitest'
import { type Places, placesFileSchema } from '../contract.ts'
import { jurisdictionLineage } from './place-lineage.ts'
import {
  findCountry,
  findCountryBySlug,
  findRegion,
  findRegionBySlug,
  needsJurisdiction,
  OTHER_JURISDICTION,
  regionsOf,
} from './place-lookup.ts'
import { placeName } from './place-name.ts'

const places: Places = placesFileSchema.parse({
  countries: [
    {
      code: 'GB',
      slug: 'united-kingdom',
      level: 'nation',
      language: 'en',
      regions: [
        { code: 'GB-ENG', slug: 'england', names: { en: 'England' }, inherits: ['GB-EAW'] },
        { code: 'GB-SCT', slug: 'scotland', names: { en: 'Scotland', es: 'Escocia' } },
      ],
    },
    {
      code: 'DE',
      slug: 'germany',
      level: 'land',
      unions: ['EU'],
      language: 'de',
      regions: [{ code: 'DE-BY', slug: 'bavaria', names: { en: 'Bavaria', de: 'Bayern' } }],
    },
    { code: 'SG', slug: 'singapore', level: 'none', language: 'en' },
  ],
})

describe('the law that applies in a place', () => {
  test.each([
    ['GB', 'GB-ENG', ['GB-ENG', 'GB-EAW', 'GB']],
    ['GB', 'GB-SCT', ['GB-SCT', 'GB']],
    ['DE', 'DE-BY', ['DE-BY', 'DE', 'EU']],
    ['DE', undefined, ['DE', 'EU']],
    ['SG', undefined, ['SG']],
  ])('is listed from the most specific to the widest for %s %s', (country, jurisdiction, codes) => {
    expect(jurisdictionLineage(places, country, jurisdiction)).toEqual(codes)
  })

  test.each([OTHER_JURISDICTION, 'DE', 'DE-XX', 'GB-SCT', ''])(
    'is the country alone when the jurisdiction is %j',
    (jurisdiction) => {
      expect(jurisdictionLineage(places, 'DE', jurisdiction)).toEqual(['DE', 'EU'])
    },
  )

  test.each(['QQ', '', 'de', 'EU'])('is none for %j, which is no country offered', (country) => {
    expect(jurisdictionLineage(places, country, 'DE-BY')).toEqual([])
  })
})

describe('a place', () => {
  test('is found by code and by address', () => {
    expect(findCountry(places, 'SG')?.slug).toBe('singapore')
    expect(findCountryBySlug(places, 'germany')?.code).toBe('DE')
    expect(findRegion(places, 'GB-SCT')?.slug).toBe('scotland')
    expect(findRegionBySlug(places, 'DE', 'bavaria')?.code).toBe('DE-BY')
  })

  test('that is not offered is not found, nor a region beneath another country', () => {
    expect(findCountry(places, 'FR')).toBeUndefined()
    expect(findCountryBySlug(places, 'france')).toBeUndefined()
    expect(findRegion(places, 'GB-WLS')).toBeUndefined()
    expect(findRegionBySlug(places, 'GB', 'bavaria')).toBeUndefined()
    expect(regionsOf(places, 'FR')).toEqual([])
  })

  test('needs a jurisdiction only where sub-regions are offered', () => {
    expect(needsJurisdiction(places, 'DE')).toBe(true)
    expect(needsJurisdiction(places, 'SG')).toBe(false)
    expect(needsJurisdiction(places, 'QQ')).toBe(false)
  })
})

describe('the name of a place', () => {
  const names = new Map([
    ['DE en', 'Germany'],
    ['DE es', 'Alemania'],
    ['SG en', 'Singapore'],
  ])
  const countryName = (code: string, language: string) => names.get(`${code} ${language}`)

  test.each([
    ['DE', 'DE-BY', 'de', 'Bayern'],
    ['GB', 'GB-SCT', 'es', 'Escocia'],
    ['DE', 'DE-BY', 'es', 'Bavaria'],
    ['DE', undefined, 'es', 'Alemania'],
    ['DE', OTHER_JURISDICTION, 'es', 'Alemania'],
    ['DE', 'GB-SCT', 'en', 'Germany'],
    ['SG', undefined, 'hi', 'Singapore'],
    ['QQ', undefined, 'en', 'QQ'],
  ] as const)('of %s %s in %s is %s', (country, jurisdiction, language, name) => {
    expect(placeName(places, countryName, country, jurisdiction, language)).toBe(name)
  })
})
