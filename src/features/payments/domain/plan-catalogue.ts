import type { Plan, PlanKey } from '../contract.ts'

const catalogue = {
  unlimited: {
    name: '30-Day Unlimited Access',
    priceCents: 999,
    interval: 'once',
    analysisCredits: -1,
    accessDays: 30,
    analysesPerDay: 30,
    features: [
      'Full AI legal analysis',
      'Access to the global lawyer directory',
      'Smart lawyer matching',
      'Deadlines and a case brief to take along',
      'Self-service help at any hour, people answer by e-mail',
    ],
  },
  free: {
    name: 'Free',
    priceCents: 0,
    interval: 'month',
    analysisCredits: 1,
    accessDays: null,
    analysesPerDay: null,
    features: ['One analysis per calendar month for a verified address'],
  },
  standard: {
    name: 'Standard',
    priceCents: 1900,
    interval: 'month',
    analysisCredits: 5,
    accessDays: null,
    analysesPerDay: null,
    features: ['Five analyses per month', 'Access to the global lawyer directory'],
  },
  premium: {
    name: 'Premium',
    priceCents: 4900,
    interval: 'month',
    analysisCredits: -1,
    accessDays: null,
    analysesPerDay: 30,
    features: [
      'Unlimited analyses',
      'Access to the global lawyer directory',
      'Smart lawyer matching',
    ],
  },
} satisfies Record<PlanKey, Omit<Plan, 'price' | 'currency'>>

/** Every plan by its key. The price a client sends is only ever compared with this. */
export const PLANS = Object.fromEntries(
  Object.entries(catalogue).map(([key, plan]) => [
    key,
    { ...plan, price: plan.priceCents / 100, currency: 'usd' as const },
  ]),
) as Record<PlanKey, Plan>

/** Only this plan is sold at `/subscribe`; the monthly ones are upgrades inside the account. */
export const CHECKOUT_PLAN = 'unlimited' satisfies PlanKey
