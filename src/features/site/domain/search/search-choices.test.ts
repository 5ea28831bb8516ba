import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEGAL_AREAS } from '../../../../shared/legal-areas.ts'
import {
  hasChoices,
  readChoices,
  SEARCH_CHOICES,
  type SearchChoices,
  searchAddress,
  withoutChoice,
} from './search-choices.ts'

const choices: fc.Arbitrary<SearchChoices> = fc
  .record(
    {
      q: fc.string({ unit: 'grapheme' }).map((q) => q.trim()),
      country: fc.constantFrom('US', 'DE'),
      specialty: fc.constantFrom(...LEGAL_AREAS),
      language: fc.constantFrom('en', 'ar'),
      free: fc.boolean(),
      contingency: fc.boolean(),
      verified: fc.boolean(),
      region: fc.constantFrom('CA', 'BY'),
    },
    { requiredKeys: ['q', 'free', 'contingency', 'verified'] },
  )
  .map(({ region, ...rest }) => ({
    ...rest,
    ...(region && rest.country ? { region: `${rest.country}-${region}` } : {}),
  }))
const read = (address: string) => readChoices(new URL(address, 'http://site.example').searchParams)

test('an address says all that was chosen', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      expect(read(searchAddress(chosen))).toEqual(chosen)
    }),
  )
})

test('leaving choices out one by one leaves the words alone', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const left = SEARCH_CHOICES.reduce(withoutChoice, chosen)
      expect(left.q).toBe(chosen.q)
      expect(hasChoices(left)).toBe(false)
    }),
  )
})

test('a sub-region without its country, or of another one, is not kept', () => {
  expect(read('/search?region=US-CA').country).toBe('US')
  expect(read('/search?region=US-CA&country=DE').region).toBeUndefined()
})

test('an address is the one that a form sent without script has', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (q) => {
      const form = new URLSearchParams({ q })
      const address = searchAddress({ q, free: false, contingency: false, verified: false })
      expect(address).toBe(`/search?${form}`)
    }),
    { examples: [["the landlord's (old) deposit & more!"]] },
  )
})
