import { expect, it } from 'vitest'
import { type MeteredGrant, usageMeters } from './usage-meters.ts'

const NOW = new Date('2026-12-31T23:59:59Z')

function grant(changes: Partial<MeteredGrant>): MeteredGrant {
  return {
    plan: 'unlimited',
    startsAt: new Date('2026-12-10T00:00:00Z'),
    endsAt: new Date('2027-01-09T00:00:00Z'),
    revokedAt: null,
    analysesTotal: null,
    analysesPerDay: 30,
    usedTotal: 50,
    usedToday: 3,
    ...changes,
  }
}

const FREE_UNUSED = {
  plan: 'free',
  per: 'month',
  used: 0,
  total: 1,
  endsAt: '2027-01-01T00:00:00.000Z',
}

it('without any right there is the free analysis of the month, until the month ends in UTC', () => {
  expect(usageMeters([], 1, NOW)).toEqual([FREE_UNUSED])
})

it('an unlimited time is measured by the day, a plan with a number by its paid month', () => {
  const standard = grant({ plan: 'standard', analysesTotal: 5, analysesPerDay: null, usedTotal: 2 })
  expect(usageMeters([grant({}), standard], 1, NOW)).toEqual([
    { plan: 'unlimited', per: 'day', used: 3, total: 30, endsAt: '2027-01-09T00:00:00.000Z' },
    { plan: 'standard', per: 'month', used: 2, total: 5, endsAt: '2027-01-09T00:00:00.000Z' },
    FREE_UNUSED,
  ])
})

it('what is over, taken back or not begun is no right', () => {
  const gone = [
    grant({ endsAt: NOW }),
    grant({ revokedAt: NOW }),
    grant({ startsAt: new Date('2027-01-01T00:00:00Z') }),
  ]
  expect(usageMeters(gone, 1, NOW)).toEqual([FREE_UNUSED])
})

it('the free analysis is shown once, used or not', () => {
  const free = grant({ plan: 'free', analysesTotal: 1, analysesPerDay: null, usedTotal: 1 })
  expect(usageMeters([free], 1, NOW)).toMatchObject([{ plan: 'free', used: 1, total: 1 }])
})
