import { expect, test } from 'vitest'
import type { LegalWords } from '../contract.ts'
import { explanationsOf } from './explanation.ts'

const words = (language: 'en' | 'es' | 'ar', terms: Partial<LegalWords['terms'][number]>[]) => ({
  language,
  wordForms: { spaces: true, prefixes: '', endings: {} },
  terms: terms.map((term) => ({
    id: 'bail',
    term: `bail ${language}`,
    forms: [],
    definition: `definition ${language}`,
    translations: [],
    ...term,
  })),
})

const english = words('en', [
  {
    respelling: 'BAYL',
    translations: [
      { lang: 'es', term: 'fianza' },
      { lang: 'fr', term: 'caution' },
    ],
  },
  { id: 'plea' },
])

test('a word of the reader’s own language is told by itself', () => {
  expect(explanationsOf(english, english).get('bail')).toEqual({
    id: 'bail',
    term: { text: 'bail en', lang: 'en' },
    respelling: 'BAYL',
    definition: { text: 'definition en', lang: 'en' },
    translations: [
      { lang: 'es', term: 'fianza' },
      { lang: 'fr', term: 'caution' },
    ],
  })
})

test('a word of another language is told in the reader’s, whose word comes first', () => {
  const told = explanationsOf(english, words('es', [{ term: 'fianza' }])).get('bail')
  expect(told?.definition).toEqual({ text: 'definition es', lang: 'es' })
  expect(told?.translations).toEqual([
    { lang: 'es', term: 'fianza' },
    { lang: 'fr', term: 'caution' },
  ])
})

test('what the reader’s language lacks is told in the language of the text', () => {
  const told = explanationsOf(english, words('ar', [{}]))
  expect(told.get('plea')?.definition).toEqual({ text: 'definition en', lang: 'en' })
  expect(told.get('plea')?.translations).toEqual([])
})
