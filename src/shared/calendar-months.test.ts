import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysBefore, monthsAfter, monthsBefore } from './calendar-months.ts'

it('a month before is the same day, or the last one of a shorter month', () => {
  const before = (day: string, months: number) => monthsBefore(new Date(day), months).toISOString()
  expect(before('2026-11-23T17:02:03.004Z', 12)).toBe('2025-11-23T17:02:03.004Z')
  expect(before('2028-02-29T00:00:00.000Z', 12)).toBe('2027-02-28T00:00:00.000Z')
  expect(before('2026-08-31T23:59:59.999Z', 6)).toBe('2026-02-28T23:59:59.999Z')
  expect(before('2026-01-15T12:00:00.000Z', 1)).toBe('2025-12-15T12:00:00.000Z')
})

it('nothing is removed before the months that were promised', () => {
  const moments = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 120 }), (now, months) => {
      const cutoff = monthsBefore(now, months)
      expect(cutoff.getTime()).toBeLessThanOrEqual(daysBefore(now, months * 28).getTime())
      expect(cutoff.getTime()).toBeGreaterThanOrEqual(daysBefore(now, months * 31 + 3).getTime())
      const calendarMonths =
        (now.getUTCFullYear() - cutoff.getUTCFullYear()) * 12 +
        now.getUTCMonth() -
        cutoff.getUTCMonth()
      expect(calendarMonths).toBe(months)
    }),
  )
})

it('nothing goes before the day that was named for it, and at most three days later', () => {
  const moments = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 120 }), (made, months) => {
      const named = monthsAfter(made, months)
      const cutoff = monthsBefore(named, months)
      expect(cutoff.getTime()).toBeLessThanOrEqual(made.getTime())
      expect(cutoff.getTime()).toBeGreaterThan(daysBefore(made, 4).getTime())
    }),
  )
})
