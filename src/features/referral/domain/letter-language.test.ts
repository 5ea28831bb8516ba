import { expect, it } from 'vitest'
import type { LanguageCode } from '../../../shared/languages.ts'
import { letterLanguage } from './letter-language.ts'

const OFFERED: LanguageCode[] = ['en', 'es', 'de', 'ar']

it.each<[string, string[], string | undefined, LanguageCode, LanguageCode]>([
  ["the person's, where the lawyer speaks it", ['en', 'es'], 'en', 'es', 'es'],
  ['the country’s, where the lawyer does not', ['de', 'en'], 'de', 'es', 'de'],
  ['English before a further one', ['ar', 'en'], 'de', 'es', 'en'],
  ['a further one', ['ar', 'fi'], 'de', 'es', 'ar'],
  ['the country’s, where the record says nothing', [], 'de', 'es', 'de'],
  ['English, where nothing is known', [], undefined, 'es', 'en'],
  ['English, where we have none of them', ['fi', 'sv'], 'fi', 'es', 'en'],
])('is %s', (_, languages, countryLanguage, person, expected) => {
  expect(letterLanguage({ languages, countryLanguage }, person, OFFERED)).toBe(expected)
})
