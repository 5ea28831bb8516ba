import { expect, test } from 'vitest'
import type { Corpus, Provision } from '../../../law/contract.ts'
import { countLaw } from './law-of-countries.ts'

function corpusOf(
  laws: Pick<Provision, 'country' | 'jurisdiction' | 'inForceFrom' | 'inForceTo'>[],
) {
  const byJurisdiction = new Map<string, Provision[]>()
  for (const law of laws) {
    const others = byJurisdiction.get(law.jurisdiction) ?? []
    byJurisdiction.set(law.jurisdiction, [...others, law as Provision])
  }
  return { byJurisdiction } as unknown as Corpus
}

const law = (jurisdiction: string, inForceFrom = '2000', inForceTo?: string) => ({
  country: jurisdiction.split('-')[0] ?? '',
  jurisdiction,
  inForceFrom,
  inForceTo,
})

test('a country has the law of its parts, a union its own', () => {
  const corpus = corpusOf([law('DE'), law('DE'), law('DE-BY'), law('EU'), law('US-CA')])
  expect([...countLaw(corpus, '2026-11-22')]).toEqual([
    ['DE', { provisions: 3, jurisdictions: 2 }],
    ['EU', { provisions: 1, jurisdictions: 1 }],
    ['US', { provisions: 1, jurisdictions: 1 }],
  ])
})

test('what has ended or not begun does not count, nor does a place with nothing else', () => {
  const corpus = corpusOf([
    law('FR'),
    law('FR', '2027'),
    law('FR', '1990', '2020'),
    law('IT', '2030'),
  ])
  expect([...countLaw(corpus, '2026-11-22')]).toEqual([['FR', { provisions: 1, jurisdictions: 1 }]])
})
