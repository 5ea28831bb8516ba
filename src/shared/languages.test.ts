import { expect, it } from 'vitest'
import { LANGUAGE_CODES, textDirection } from './languages.ts'

it.each(['ar', 'he', 'fa', 'ur', 'ar-EG', 'FA', 'ur_PK'])('%s runs from right to left', (code) => {
  expect(textDirection(code)).toBe('rtl')
})

it('every other language we offer runs from left to right', () => {
  const others = LANGUAGE_CODES.filter((code) => code !== 'ar')
  expect(others.map(textDirection)).toEqual(others.map(() => 'ltr'))
})
