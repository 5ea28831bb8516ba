import { expect, test } from 'vitest'
import { termData, termSetData } from './defined-terms.ts'

const set = {
  name: 'Legal glossary',
  url: 'https://example.org/legal-glossary',
  language: 'es' as const,
}

test('a term says which set it belongs to and in which language it is told', () => {
  const entry = {
    id: 'bail',
    lang: 'en' as const,
    term: 'bail',
    definition: 'Letting an accused person go until the trial.',
    example: 'He was released on bail.',
    area: 'criminal-defense' as const,
    related: [],
    translations: [],
    missing: [],
  }
  expect(termData(set, entry)).toMatchObject({
    '@type': 'DefinedTerm',
    '@id': 'https://example.org/legal-glossary/bail',
    name: 'bail',
    inLanguage: 'en',
    inDefinedTermSet: { '@type': 'DefinedTermSet', '@id': set.url },
  })
})

test('the set names every term with its address', () => {
  const listed = { lang: 'es' as const, definition: '', forms: [], english: '' }
  const data = termSetData(set, [
    { letter: 'F', terms: [{ ...listed, id: 'bail', term: 'fianza' }] },
    { letter: 'P', terms: [{ ...listed, id: 'deadline', term: 'plazo' }] },
  ])
  expect(data.hasDefinedTerm.map(({ name, url }) => [name, url])).toEqual([
    ['fianza', 'https://example.org/legal-glossary/bail'],
    ['plazo', 'https://example.org/legal-glossary/deadline'],
  ])
})
