import { expect, it } from 'vitest'
import { CHECKOUT_PLAN, PLANS } from './plan-catalogue.ts'

it('unlimited is sold once for 9.99, for thirty days, without a count', () => {
  expect(PLANS[CHECKOUT_PLAN]).toMatchObject({
    name: '30-Day Unlimited Access',
    price: 9.99,
    priceCents: 999,
    currency: 'usd',
    interval: 'once',
    accessDays: 30,
    analysisCredits: -1,
  })
  expect(PLANS.unlimited.features).toHaveLength(5)
})

it.each(Object.entries(PLANS))('the price of %s in units and in cents is one', (_key, plan) => {
  expect(Math.round(plan.price * 100)).toBe(plan.priceCents)
})
