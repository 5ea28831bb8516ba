import { describe, expect, it } from 'vitest'
import { languageOfTimeZone } from './time-zone-language.ts'

describe('the language of a time zone', () => {
  it.each([
    ['Europe/Helsinki', 'fi'],
    ['America/Sao_Paulo', 'pt'],
    ['Asia/Riyadh', 'ar'],
    ['Asia/Calcutta', 'hi'],
    ['Europe/Vienna', 'de'],
    ['America/Chicago', 'en'],
  ])('%s speaks %s', (zone, language) => {
    expect(languageOfTimeZone(zone)).toBe(language)
  })

  it.each(['', 'UTC', 'Antarctica/Troll', '__proto__'])('%j says nothing', (zone) => {
    expect(languageOfTimeZone(zone)).toBeUndefined()
  })
})
