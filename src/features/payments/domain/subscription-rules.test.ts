import { expect, it } from 'vitest'
import { dearestPlan, isTooLateToBegin, planChange } from './subscription-rules.ts'

const february = {
  start: new Date('2028-02-01T10:00:00Z'),
  end: new Date('2028-03-01T10:00:00Z'),
}

it.each([
  ['2028-02-01T10:00:00Z', 3000],
  ['2028-02-15T22:00:00Z', 1500],
  ['2028-02-28T10:00:00Z', 207],
])('a dearer plan on %s begins at once and costs the rest of the month', (day, dueNowCents) => {
  expect(planChange('standard', 'premium', february, new Date(day))).toEqual({
    startsNow: true,
    dueNowCents,
  })
})

it.each([
  ['a cheaper plan', 'premium', 'standard', '2028-02-10T00:00:00Z'],
  ['a plan paid for this month already', 'premium', 'premium', '2028-02-10T00:00:00Z'],
  ['a dearer plan on the last day', 'standard', 'premium', '2028-02-29T11:00:00Z'],
  ['a dearer plan after the end', 'standard', 'premium', '2028-03-02T00:00:00Z'],
] as const)('%s begins with the next month and costs nothing now', (_, paid, wanted, day) => {
  expect(planChange(paid, wanted, february, new Date(day))).toEqual({
    startsNow: false,
    dueNowCents: 0,
  })
})

it('of several paid plans the dearest counts', () => {
  expect(dearestPlan(['standard', 'premium', 'standard'])).toBe('premium')
  expect(dearestPlan([])).toBeUndefined()
})

it('a first payment may take 23 hours', () => {
  const created = new Date('2028-02-01T10:00:00Z')
  expect(isTooLateToBegin(created, new Date('2028-02-02T09:00:00Z'))).toBe(false)
  expect(isTooLateToBegin(created, new Date('2028-02-02T09:00:01Z'))).toBe(true)
})
