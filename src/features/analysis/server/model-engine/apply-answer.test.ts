import { expect, it } from 'vitest'
import { provisionExample } from '../../../../../test/provision-example.ts'
import type { DeadlineRule, Provision } from '../../../law/contract.ts'
import type { AnalysisFindings } from '../../domain/engine.ts'
import { applyAnswer } from './apply-answer.ts'
import { offerLaw } from './offer-law.ts'

const SENTENCE = 'It says what may happen to the money that you have paid.'
const deadline: DeadlineRule = { period: 'P1Y', from: 'event', what: { en: 'Go to court' } }

const law = (id: string, more: Partial<Provision> = {}) =>
  provisionExample({ id, act: `Statute ${id}`, issues: ['unpaid-wages'], ...more })

const first = law('first', { issues: ['security-deposit'], deadline })
const plain = law('plain')
const timed = law('timed', { deadline })
const elsewhere = law('elsewhere', { issues: ['divorce'] })

const builtIn: AnalysisFindings = {
  engine: 'built-in',
  language: 'en',
  danger: { certainty: 'seen', dangers: ['eviction-today'] },
  classification: {
    issues: [
      { issue: 'security-deposit', area: 'real-estate', score: 0.6 },
      { issue: 'unpaid-wages', area: 'employment', score: 0.3 },
    ],
    areas: [
      { area: 'real-estate', score: 0.6 },
      { area: 'employment', score: 0.3 },
    ],
    confidence: 0.7,
    because: ['deposit'],
  },
  retrieved: [{ provision: first, issues: ['security-deposit'], score: 0.6 }],
}
const offer = offerLaw(builtIn, { provisions: [first, timed, plain, elsewhere] })

const apply = (issues: string[], laws: string[]) =>
  applyAnswer(builtIn, offer, {
    issues,
    laws: laws.map((id) => ({ id, relevance: SENTENCE })),
    considerations: [],
  }).findings

it('offers what was found first, then what is near, and nothing of other problems', () => {
  expect(offer.provisions.map(({ id }) => id)).toEqual(['first', 'timed', 'plain'])
})

it('adds law that the model could explain, but never a deadline, and loses none', () => {
  const found = apply(['unpaid-wages', 'security-deposit'], ['plain', 'timed', 'elsewhere'])
  expect(found?.retrieved.map(({ provision }) => provision.id)).toEqual(['plain', 'first'])
  expect(found?.danger?.dangers).toEqual(['eviction-today'])
})

it('where both agree on the first area, confidence and telling words stay', () => {
  const found = apply(['security-deposit'], ['first'])
  expect(found?.classification).toEqual(builtIn.classification)
})

it('where they do not, the confidence is the calibrated share of the area now first', () => {
  const found = apply(['unpaid-wages'], ['first'])
  expect(found?.classification.areas[0]?.area).toBe('employment')
  expect(found?.classification).toMatchObject({ confidence: 0.3, because: [] })
})
