import { expect, it } from 'vitest'
import { countingStart } from './counting-start.ts'
import { deadlineDate } from './deadline-date.ts'

it('a period that counts from the end of the year starts on its last day', () => {
  expect(countingStart('end-of-year', '2023-03-05')).toBe('2023-12-31')
  expect(deadlineDate(countingStart('end-of-year', '2023-03-05'), 'P3Y')).toBe('2026-12-31')
})

it('every other period starts on the day itself', () => {
  expect(countingStart('injury', '2023-03-05')).toBe('2023-03-05')
})
