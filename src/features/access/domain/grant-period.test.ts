import { describe, expect, it } from 'vitest'
import {
  endOfPaidPeriod,
  endsOfBoughtTimes,
  isActive,
  monthOf,
  startOfDay,
} from './grant-period.ts'

const at = (text: string) => new Date(text)

describe('grant period', () => {
  const bought = (id: string, when: string, keptShare = 1) => ({
    id,
    boughtAt: at(when),
    days: 30,
    keptShare,
  })
  const endOf = (when: string) => endsOfBoughtTimes([bought('a', when)]).get('a')

  it('30 days are 30 times 24 hours, across a change of clocks and a leap day', () => {
    expect(endOf('2028-02-15T10:00:00Z')).toEqual(at('2028-03-16T10:00:00Z'))
    expect(endOf('2026-10-10T10:00:00+02:00')).toEqual(at('2026-11-09T08:00:00Z'))
  })

  it('buying again extends from the current end, in whatever order it is told', () => {
    const first = bought('a', '2025-12-21T00:00:00Z')
    const second = bought('b', '2026-01-10T00:00:00Z')
    for (const order of [
      [first, second],
      [second, first],
    ]) {
      expect(endsOfBoughtTimes(order).get('b')).toEqual(at('2026-02-19T00:00:00Z'))
    }
  })

  it('an end in the past extends nothing', () => {
    const ends = endsOfBoughtTimes([
      bought('a', '2024-12-21T00:00:00Z'),
      bought('b', '2026-01-10T00:00:00Z'),
    ])
    expect(ends.get('b')).toEqual(at('2026-02-09T00:00:00Z'))
  })

  it('money that went back takes its part of the days, and what follows moves up', () => {
    const ends = endsOfBoughtTimes([
      bought('a', '2026-01-01T00:00:00Z', 0.5),
      bought('b', '2026-01-02T00:00:00Z'),
    ])
    expect(ends.get('a')).toEqual(at('2026-01-16T00:00:00Z'))
    expect(ends.get('b')).toEqual(at('2026-02-15T00:00:00Z'))
  })

  it('a paid month is shortened by the part that went back', () => {
    const march = { startsAt: at('2026-03-01T00:00:00Z'), endsAt: at('2026-04-01T00:00:00Z') }
    expect(endOfPaidPeriod(march, 1)).toEqual(march.endsAt)
    expect(endOfPaidPeriod(march, 0)).toEqual(march.startsAt)
  })

  it('a month is that of UTC, over the end of a year', () => {
    expect(monthOf(at('2026-12-31T20:00:00-05:00'))).toEqual({
      startsAt: at('2027-01-01T00:00:00Z'),
      endsAt: at('2027-02-01T00:00:00Z'),
    })
  })

  it('access ends to the second', () => {
    const grant = {
      startsAt: at('2026-01-01T00:00:00Z'),
      endsAt: at('2026-01-31T00:00:00Z'),
      revokedAt: null,
    }
    expect(isActive(grant, at('2026-01-30T23:59:59.999Z'))).toBe(true)
    expect(isActive(grant, at('2026-01-31T00:00:00Z'))).toBe(false)
    expect(
      isActive({ ...grant, revokedAt: at('2026-01-02T00:00:00Z') }, at('2026-01-03T00:00:00Z')),
    ).toBe(false)
  })

  it('the day of the limit begins at midnight UTC', () => {
    expect(startOfDay(at('2026-03-01T23:30:00-05:00'))).toEqual(at('2026-03-02T00:00:00Z'))
  })
})
