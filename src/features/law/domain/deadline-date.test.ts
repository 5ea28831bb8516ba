import { describe, expect, it } from 'vitest'
import { deadlineDate } from './deadline-date.ts'

describe('deadline', () => {
  it.each([
    ['2026-11-02', 'P3W', '2026-11-23'],
    ['2026-12-20', 'P14D', '2027-01-03'],
    ['2026-01-31', 'P1M', '2026-02-28'],
    ['2028-01-31', 'P1M', '2028-02-29'],
    ['2024-02-29', 'P1Y', '2025-02-28'],
    ['2026-10-31', 'P6M', '2027-04-30'],
    ['2026-11-20', '20WD', '2026-12-18'],
    ['2026-11-21', '1WD', '2026-11-23'],
    ['2026-11-20', '6SD', '2026-11-27'],
  ])('%s plus %s ends on %s', (from, period, end) => {
    expect(deadlineDate(from, period)).toBe(end)
  })

  it.each([
    ['2026-02-30', 'P1M'],
    ['yesterday', 'P1M'],
    ['2026-02-01', 'soon'],
  ])('%s plus %s is not guessed', (from, period) => {
    expect(deadlineDate(from, period)).toBeUndefined()
  })
})
