import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEGAL_AREAS } from '../../../../shared/legal-areas.ts'
import { loadPlaces } from '../../../places/server.ts'
import {
  citiesOf,
  citySlug,
  type LandingSubject,
  landingPath,
  readLandingAddress,
} from './landing-address.ts'

const places = loadPlaces('knowledge/places.yaml')
const read = (path: string) => readLandingAddress(places, path.split('/'))

const subjects: fc.Arbitrary<LandingSubject> = fc
  .constantFrom(...places.countries)
  .chain((country) =>
    fc.record({
      country: fc.constant(country),
      region: fc.constantFrom(undefined, ...country.regions),
      area: fc.constantFrom(undefined, ...LEGAL_AREAS),
    }),
  )
  .chain(({ country, region, area }) =>
    fc.constantFrom(undefined, ...citiesOf({ country, ...(region && { region }) })).map((city) => ({
      country,
      ...(region && { region }),
      ...(area && { area }),
      ...(city && { city }),
    })),
  )

describe('the address of a landing page', () => {
  it('leads to what it was written for, in any case', () => {
    fc.assert(
      fc.property(subjects, fc.boolean(), (subject, shouted) => {
        const path = landingPath(subject).replace('/lawyers/', '')
        expect(read(shouted ? path.toUpperCase() : path)).toEqual({ subject })
      }),
      { numRuns: 400 },
    )
  })

  it('has no word that could be two things: an area, a region, a city or the country itself', () => {
    const areas = new Set<string>(LEGAL_AREAS)
    const doubtful = places.countries.flatMap((country) =>
      [country, ...country.regions].flatMap((place) => {
        const words = [
          ...(place === country ? country.regions.map(({ slug }) => slug) : []),
          ...place.cities.map(citySlug).filter((city) => city !== place.slug),
        ]
        return words
          .filter((word, at) => areas.has(word) || words.indexOf(word) !== at)
          .map((word) => `${country.slug} ${place.slug} ${word}`)
      }),
    )
    expect(doubtful).toEqual([])
  })

  it.each([
    ['germany', 'DE', undefined, undefined, undefined],
    ['germany/bavaria', 'DE', 'DE-BY', undefined, undefined],
    ['germany/bavaria/family-law', 'DE', 'DE-BY', 'family-law', undefined],
    ['germany/bavaria/family-law/munich', 'DE', 'DE-BY', 'family-law', 'Munich'],
    ['germany/bavaria/munich', 'DE', 'DE-BY', undefined, 'Munich'],
    ['germany/family-law', 'DE', undefined, 'family-law', undefined],
    ['singapore/tax', 'SG', undefined, 'tax', undefined],
    ['singapore/singapore/tax', 'SG', undefined, 'tax', undefined],
    ['singapore/singapore', 'SG', undefined, undefined, undefined],
    ['singapore/singapore/tax/singapore', 'SG', undefined, 'tax', undefined],
    ['germany/germany/tax', 'DE', undefined, 'tax', undefined],
    ['germany/berlin/tax/berlin', 'DE', 'DE-BE', 'tax', undefined],
  ])('/lawyers/%s is understood', (path, country, region, area, city) => {
    const reading = read(path)
    const subject = 'subject' in reading ? reading.subject : undefined
    expect([subject?.country.code, subject?.region?.code, subject?.area, subject?.city]).toEqual([
      country,
      region,
      area,
      city,
    ])
  })

  it.each([
    ['atlantis', 'atlantis', undefined],
    ['germany/atlantis', 'atlantis', 'DE'],
    ['germany/bavaria/atlantis', 'atlantis', 'DE'],
    ['germany/california', 'california', 'DE'],
    ['germany/bavaria/tax/atlantis', 'atlantis', 'DE'],
    ['germany/bavaria/munich/tax', 'tax', 'DE'],
    ['germany/tax/bavaria', 'bavaria', 'DE'],
    ['__proto__', '__proto__', undefined],
    ['', '', undefined],
  ])('/lawyers/%s is not: "%s" is no part of it', (path, unknown, within) => {
    const reading = read(path)
    expect('unknown' in reading && [reading.unknown, reading.within?.country.code]).toEqual([
      unknown,
      within,
    ])
  })
})
