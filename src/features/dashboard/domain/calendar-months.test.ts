import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastMonths, monthOf, startOfMonth } from './calendar-months.ts'

const at = (text: string) => new Date(text)

describe('a calendar month', () => {
  it('is that of UTC, whatever clock the reader has', () => {
    expect(monthOf(at('2026-12-31T23:30:00-05:00'))).toBe('2027-01')
    expect(monthOf(at('2027-01-01T05:00:00+14:00'))).toBe('2026-12')
  })

  it('begins at its first millisecond and ends at its last', () => {
    expect(monthOf(at('2028-02-29T23:59:59.999Z'))).toBe('2028-02')
    expect(monthOf(at('2028-03-01T00:00:00.000Z'))).toBe('2028-03')
  })

  it('starts on the first, also from a day that the wanted month lacks', () => {
    expect(startOfMonth(at('2026-03-31T12:00:00Z'), 1)).toEqual(at('2026-02-01T00:00:00Z'))
    expect(startOfMonth(at('2026-01-15T00:00:00Z'), 1)).toEqual(at('2025-12-01T00:00:00Z'))
    expect(startOfMonth(at('2026-12-15T00:00:00Z'), -1)).toEqual(at('2027-01-01T00:00:00Z'))
  })
})

it('the last twelve months are twelve different ones in order, the present one last', () => {
  fc.assert(
    fc.property(
      fc.date({ min: at('2001-01-01'), max: at('2099-01-01'), noInvalidDate: true }),
      (now) => {
        const months = lastMonths(now, 12)
        expect(months.at(-1)).toBe(monthOf(now))
        expect(new Set(months).size).toBe(12)
        expect(months.toSorted()).toEqual(months)
        expect(months[0]).toBe(monthOf(startOfMonth(now, 11)))
      },
    ),
  )
})
