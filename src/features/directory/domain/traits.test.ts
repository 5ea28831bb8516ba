import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/languages.ts'
import { EXPERIENCE_FILTERS } from '../../../shared/lawyer-list.ts'
import { LEGAL_AREAS } from '../../../shared/legal-areas.ts'
import { facet } from './facets.ts'
import { isOfTraits, TRAITS, traitsOf } from './traits.ts'

test('what every list offers to narrow by has a bit', () => {
  const offered = [
    ...LEGAL_AREAS.map(facet.area),
    ...LANGUAGES.map(({ code }) => facet.language(code)),
    ...EXPERIENCE_FILTERS.map((filter) => facet.yearsFrom(Number.parseInt(filter, 10))),
    facet.freeConsultation,
    facet.contingencyFee,
    facet.verified,
  ]
  expect(offered.filter((mark) => !isOfTraits([mark]))).toEqual([])
})

test('each mark has a bit of its own, which records have kept since they were written', () => {
  expect(new Set(TRAITS).size).toBe(TRAITS.length)
  expect(TRAITS.length).toBeLessThanOrEqual(52)
  const migration = readFileSync('migrations/0010_walks-read-from-the-index.sql', 'utf8')
  const [, listed = ''] = /unnest\(array\[(.*?)\]/s.exec(migration) ?? []
  const filled = [...listed.matchAll(/'([^']+)'/g)].map(([, mark]) => mark)
  expect(filled.length).toBeGreaterThan(LEGAL_AREAS.length)
  expect(TRAITS.slice(0, filled.length)).toEqual(filled)
})

test('marks without a bit add nothing, and a list that has one is not told by the bits', () => {
  expect(traitsOf(['a:personal-injury', 'a:family-law', 'a:family-law', 'n:ana', 'l:eo'])).toBe(3)
  expect(traitsOf(TRAITS)).toBe(2 ** TRAITS.length - 1)
  expect(isOfTraits(['l:en', 'l:eo'])).toBe(false)
})
