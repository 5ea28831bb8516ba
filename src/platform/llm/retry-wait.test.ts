import { expect, it } from 'vitest'
import { retryAfterMs, retryWaitMs } from './retry-wait.ts'

it('waits twice as long each time, spread by chance', () => {
  expect([retryWaitMs(0, 0, undefined), retryWaitMs(0, 1, undefined)]).toEqual([250, 500])
  expect([retryWaitMs(1, 0, undefined), retryWaitMs(1, 1, undefined)]).toEqual([500, 1_000])
})

it('never comes back sooner than the service asked', () => {
  expect(retryWaitMs(0, 0, 7_000)).toBe(7_000)
  expect(retryWaitMs(0, 1, 0)).toBe(500)
})

it('reads seconds and dates, and nothing else', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(retryAfterMs({ 'retry-after': '3' }, now)).toBe(3_000)
  expect(retryAfterMs({ 'retry-after': 'Sat, 21 Nov 2026 12:00:05 GMT' }, now)).toBe(5_000)
  expect(retryAfterMs({ 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, now)).toBe(0)
  expect(retryAfterMs({ 'retry-after': 'soon' }, now)).toBeUndefined()
  expect(retryAfterMs({}, now)).toBeUndefined()
  expect(retryAfterMs(undefined, now)).toBeUndefined()
})
