import { describe, expect, it } from 'vitest'
import { grantPeriod, isActive, startOfDay } from './grant-period.ts'

const at = (text: string) => new Date(text)

describe('grant period', () => {
  it('30 days are 30 times 24 hours, across a change of clocks and a leap day', () => {
    expect(grantPeriod(at('2028-02-15T10:00:00Z'), 30, undefined).endsAt).toEqual(
      at('2028-03-16T10:00:00Z'),
    )
    expect(grantPeriod(at('2026-10-10T10:00:00+02:00'), 30, undefined).endsAt).toEqual(
      at('2026-11-09T08:00:00Z'),
    )
  })

  it('buying again extends from the current end', () => {
    const { endsAt } = grantPeriod(at('2026-01-10T00:00:00Z'), 30, at('2026-01-20T00:00:00Z'))
    expect(endsAt).toEqual(at('2026-02-19T00:00:00Z'))
  })

  it('an end in the past extends nothing', () => {
    const { endsAt } = grantPeriod(at('2026-01-10T00:00:00Z'), 30, at('2025-01-20T00:00:00Z'))
    expect(endsAt).toEqual(at('2026-02-09T00:00:00Z'))
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
