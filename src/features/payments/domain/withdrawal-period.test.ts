import { expect, it } from 'vitest'
import { withdrawalPeriod } from './withdrawal-period.ts'

const period = (paidAt: string) => withdrawalPeriod(new Date(paidAt))

it('fourteen whole days follow the day of the purchase', () => {
  expect(period('2026-03-02T12:00:00Z').lastDay).toBe('2026-03-16')
  expect(period('2026-03-02T00:00:00Z').lastDay).toBe('2026-03-16')
  expect(period('2028-02-28T23:59:59.999Z').lastDay).toBe('2028-03-13')
})

it('the last day is over only when it has ended in the last time zone', () => {
  expect(period('2026-03-02T12:00:00Z').endsAt).toEqual(new Date('2026-03-17T12:00:00Z'))
})

it('no time zone has a longer right than the one given', () => {
  const HOUR_MS = 3_600_000
  const DAY_MS = 24 * HOUR_MS
  for (let hour = 0; hour < 48; hour += 1) {
    const paidAt = Date.parse('2026-03-02T00:00:00Z') + hour * (HOUR_MS / 2)
    for (let zone = -12; zone <= 14; zone += 1) {
      const localDay = Math.floor((paidAt + zone * HOUR_MS) / DAY_MS)
      const localEnd = (localDay + 15) * DAY_MS - zone * HOUR_MS
      expect(withdrawalPeriod(new Date(paidAt)).endsAt.getTime()).toBeGreaterThanOrEqual(localEnd)
    }
  }
})

it('an end on a weekend waits for Monday', () => {
  expect(period('2026-03-07T12:00:00Z').lastDay).toBe('2026-03-23')
  expect(period('2026-03-08T12:00:00Z').lastDay).toBe('2026-03-23')
  expect(period('2026-03-06T12:00:00Z').lastDay).toBe('2026-03-20')
})
