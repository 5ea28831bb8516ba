import { expect, test } from 'vitest'
import { monthsAfter, periodEndAfter, proration } from './billing-cycle.ts'

const unix = (day: string) => Date.parse(`${day}T10:20:30Z`) / 1000
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19)

test('the 31st becomes the last day of a short month, and comes back', () => {
  const anchor = unix('2026-12-31')
  const ends = [1, 2, 3, 4].map((months) => day(monthsAfter(anchor, months)))
  expect(ends).toEqual([
    '2027-01-31T10:20:30',
    '2027-02-28T10:20:30',
    '2027-03-31T10:20:30',
    '2027-04-30T10:20:30',
  ])
})

test.each([
  ['2027-12-29', 2, '2028-02-29T10:20:30'],
  ['2027-12-30', 2, '2028-02-29T10:20:30'],
  ['2028-02-29', 1, '2028-03-29T10:20:30'],
  ['2028-02-29', 12, '2029-02-28T10:20:30'],
  ['2028-02-29', 48, '2032-02-29T10:20:30'],
  ['2026-03-15', 24, '2028-03-15T10:20:30'],
])('%s and %i months is %s', (from, months, expected) => {
  expect(day(monthsAfter(unix(from), months))).toBe(expected)
})

test('each period begins where the last one ended', () => {
  const anchor = unix('2027-01-31')
  let start = anchor
  for (const expected of ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']) {
    start = periodEndAfter(anchor, start)
    expect(day(start).slice(0, 10)).toBe(expected)
  }
})

test('a change of price counts the rest of the period, to the second', () => {
  const period = { start: 0, end: 3000 }
  const change = { oldAmount: 1900, newAmount: 4900 }
  expect(proration(change, period, 0)).toEqual({ credit: 1900, debit: 4900 })
  expect(proration(change, period, 1000)).toEqual({ credit: 1267, debit: 3267 })
  expect(proration(change, period, 3000)).toEqual({ credit: 0, debit: 0 })
})
