import { describe, expect, it } from 'vitest'
import { type CountedGrant, chooseGrant, planOf } from './derive-plan.ts'

const NOW = new Date('2026-03-10T12:00:00Z')

function grant(plan: string, over: Partial<CountedGrant> = {}): CountedGrant {
  return {
    plan,
    startsAt: new Date('2026-03-01T00:00:00Z'),
    endsAt: new Date('2026-04-01T00:00:00Z'),
    revokedAt: null,
    analysesTotal: null,
    analysesPerDay: null,
    usedTotal: 0,
    usedToday: 0,
    ...over,
  }
}
const standard = (usedTotal: number) => grant('standard', { analysesTotal: 5, usedTotal })
const free = (usedTotal: number) => grant('free', { analysesTotal: 1, usedTotal })

describe('the plan a person is shown', () => {
  it('without a grant is free, with the analysis of the month to come', () => {
    expect(planOf([], NOW)).toMatchObject({ subscriptionPlan: 'free', analysisCredits: 1 })
  })

  it('has no credit left once the free analysis is used', () => {
    expect(planOf([free(1)], NOW).analysisCredits).toBe(0)
  })

  it('counts what is left of five, and the free one beside it', () => {
    expect(planOf([standard(3)], NOW)).toMatchObject({
      subscriptionPlan: 'standard',
      subscriptionStatus: 'active',
      analysisCredits: 3,
    })
  })

  it('is premium while anything without a total runs, until the last of it ends', () => {
    const later = new Date('2026-05-01T00:00:00Z')
    const plan = planOf([grant('premium'), grant('unlimited', { endsAt: later }), free(1)], NOW)
    expect(plan).toMatchObject({ subscriptionPlan: 'premium', analysisCredits: -1 })
    expect(plan.premiumExpiresAt).toEqual(later)
  })

  it('leaves out what was taken back or is over', () => {
    const revoked = grant('unlimited', { revokedAt: NOW })
    const over = grant('premium', { endsAt: NOW })
    expect(planOf([revoked, over], NOW).subscriptionPlan).toBe('free')
  })
})

describe('the grant an analysis is booked on', () => {
  it('is one without a total before five, and five before the free one', () => {
    const [all, five, one] = [grant('unlimited'), standard(0), free(0)]
    expect(chooseGrant([one, five, all], NOW)).toBe(all)
    expect(chooseGrant([one, five], NOW)).toBe(five)
  })

  it('is the next one where a total is used up', () => {
    const one = free(0)
    expect(chooseGrant([standard(5), one], NOW)).toBe(one)
  })

  it('is none where everything is used up', () => {
    expect(chooseGrant([standard(5), free(1)], NOW)).toBeUndefined()
  })

  it("is another one where a day's share is used up, else that one, which says so", () => {
    const full = grant('unlimited', { analysesPerDay: 30, usedToday: 30, usedTotal: 30 })
    const five = standard(0)
    expect(chooseGrant([full, five], NOW)).toBe(five)
    expect(chooseGrant([full], NOW)).toBe(full)
  })
})
