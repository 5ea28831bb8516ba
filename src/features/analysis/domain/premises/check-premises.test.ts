import { expect, test } from 'vitest'
import { provisionExample } from '../../../../../test/provision-example.ts'
import type { Provision } from '../../../law/contract.ts'
import { checkPremises } from './check-premises.ts'

const suit = provisionExample({
  id: 'de-kschg-4',
  country: 'DE',
  jurisdiction: 'DE',
  actLocal: 'Kündigungsschutzgesetz',
  issues: ['unfair-dismissal'],
  deadline: { period: 'P3W', from: 'dismissal-notice', what: { en: 'Sue at the labour court' } },
})
const pregnancy: Provision = {
  ...suit,
  id: 'de-muschg-17',
  issues: ['unfair-dismissal', 'parental-leave'],
  deadline: { period: 'P2W', from: 'dismissal-notice', what: { en: 'Tell the employer' } },
}
const check = (facts: string, issue = 'unfair-dismissal') =>
  checkPremises({
    facts,
    country: 'DE',
    language: 'en',
    provisions: [suit],
    retrieved: [pregnancy, suit].map((provision) => ({ provision, issues: [issue], score: 1 })),
    answered: [issue],
  })

test('a time limit that the law sets otherwise is contradicted with that law', () => {
  expect(check('I was fired. I have two years to sue, so no hurry.')).toEqual([
    { kind: 'period', words: 'have two years to sue', laws: ['de-kschg-4'] },
  ])
})

test('the right period, in whatever unit, is left alone', () => {
  expect(check('I have 3 weeks to sue')).toEqual([])
  expect(check('I have 21 days to sue')).toEqual([])
})

test('a period for something else is not ours to judge', () => {
  expect(check('I have two years to sue over the deposit', 'security-deposit')).toEqual([])
})

test('an act we do not hold for the place is said to be unknown to us, one we hold is not', () => {
  expect(check('The Worker Fairness Act 2018 gives me double pay')).toEqual([
    { kind: 'act-not-held', words: 'The Worker Fairness Act 2018', laws: [] },
  ])
  expect(check('Das Kündigungsschutzgesetz schützt mich')).toEqual([])
})
