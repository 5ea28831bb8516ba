import { expect, it } from 'vitest'
import { countLastDay } from './last-day.ts'

const eightDays = { from: 'contract-concluded', period: 'P8D' }

it('the day it counts from is left out, unless the law counts it', () => {
  expect(countLastDay(eightDays, '2026-11-01')).toBe('2026-11-09')
  expect(countLastDay({ ...eightDays, firstDayCounts: true }, '2026-11-01')).toBe('2026-11-08')
})

it('a year that counts its first day ends on the day before the same date', () => {
  const limit = { from: 'event', period: 'P3Y', firstDayCounts: true }
  expect(countLastDay(limit, '2023-03-01')).toBe('2026-02-28')
})

it('working days that count their first day end on a working day', () => {
  const limit = { from: 'event', period: '5WD', firstDayCounts: true }
  expect(countLastDay(limit, '2026-11-16')).toBe('2026-11-20')
})

it('a day that does not exist gives no last day', () => {
  expect(countLastDay({ ...eightDays, firstDayCounts: true }, '2026-02-30')).toBeUndefined()
})
