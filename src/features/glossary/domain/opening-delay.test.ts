import { expect, test } from 'vitest'
import { openingDelayMs } from './opening-delay.ts'

test('an explanation opens after 700 ms, and at once within 300 ms of the last', () => {
  expect(openingDelayMs(5_000, undefined)).toBe(700)
  expect(openingDelayMs(5_000, 4_701)).toBe(0)
  expect(openingDelayMs(5_000, 4_700)).toBe(700)
})
