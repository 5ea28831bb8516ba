import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addWorkingDays } from './working-days.ts'

const due = (from: string, country = 'US', days = 2) =>
  addWorkingDays(new Date(from), days, country).toISOString()

it.each([
  ['Monday', '2026-11-16T09:30:00Z', '2026-11-18T09:30:00.000Z'],
  ['Wednesday', '2026-11-18T09:30:00Z', '2026-11-20T09:30:00.000Z'],
  ['Thursday, over the weekend', '2026-11-19T09:30:00Z', '2026-11-23T09:30:00.000Z'],
  ['Friday', '2026-11-20T23:59:59Z', '2026-11-24T23:59:59.000Z'],
  ['Saturday', '2026-11-21T00:00:00Z', '2026-11-24T00:00:00.000Z'],
  ['Sunday', '2026-11-22T12:00:00Z', '2026-11-24T12:00:00.000Z'],
  ['the end of a year', '2026-12-31T08:00:00Z', '2027-01-04T08:00:00.000Z'],
])('two working days from a %s', (_, from, expected) => {
  expect(due(from)).toBe(expected)
})

it('where Friday and Saturday are free, Sunday is a working day', () => {
  expect(due('2026-11-19T09:00:00Z', 'EG')).toBe('2026-11-23T09:00:00.000Z')
  expect(due('2026-11-18T09:00:00Z', 'EG')).toBe('2026-11-22T09:00:00.000Z')
  expect(due('2026-11-18T09:00:00Z', 'DE')).toBe('2026-11-20T09:00:00.000Z')
})

it('a place nobody knows has Saturday and Sunday', () => {
  for (const country of ['', 'ZZ', 'us', 'not a country'])
    expect(due('2026-11-20T09:00:00Z', country)).toBe('2026-11-24T09:00:00.000Z')
})

it('never ends on a day of rest, never too early, and more days are never sooner', () => {
  const moments = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 9 }), (from, days) => {
      const end = addWorkingDays(from, days, 'DE')
      expect([0, 6]).not.toContain(end.getUTCDay())
      expect(end.getTime() - from.getTime()).toBeGreaterThanOrEqual(days * 86_400_000)
      expect(end.getTime()).toBeLessThan(addWorkingDays(from, days + 1, 'DE').getTime())
    }),
  )
})
