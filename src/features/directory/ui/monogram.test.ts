import { expect, it } from 'vitest'
import { monogram } from './monogram.ts'

it.each([
  ['Ana María Núñez', 'AN'],
  ['Dr. Émile d’Arc', 'ÉD'],
  ['佐藤', '佐'],
  ["  o'Neill  ", 'O'],
  ['123', ''],
])('%s becomes %s', (name, letters) => {
  expect(monogram(name)).toBe(letters)
})
