import { expect, test } from 'vitest'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import { fitClassifier } from './classifier-fitting.ts'
import {
  createDangerClassifier,
  DANGER_GROUPS,
  harmlessExamples,
  NO_DANGER,
} from './danger-classifier.ts'

const TEXTS: Record<string, string[]> = {
  'violence-at-home': [
    'he grabs me by the throat when he drinks',
    'my husband hit me again and smashed my face',
    'she throws plates at my head every night',
    'he kicked the bathroom door in and hit me',
    'my husband drinks and grabs me by the hair',
  ],
  'self-harm': [
    'i want to end it all tonight with the pills',
    'everyone would be better off without me, i have the pills',
    'i wrote goodbye letters and want to sleep forever',
    'no point in living any more, i want to end it',
    'goodbye, i cannot go on living, the pills are here',
  ],
  [NO_DANGER]: [
    'overtime is killing me this month',
    'our team was beaten on saturday',
    'the landlord keeps my deposit of the flat',
    'how do i file a tax return for last year',
    'the shop refuses a refund for the phone',
    'my visa renewal takes long, what can i do',
    'a speeding fine from a camera on the motorway',
    'the heating does not work and the rent is due',
  ],
}
const conceptsOf = () => []
const { trained } = fitClassifier(
  {
    examples: Object.entries(TEXTS).flatMap(([label, texts]) =>
      texts.map((text) => ({ text, label, language: 'en' as const })),
    ),
    background: [],
    samples: [],
    conceptsOf,
    vectors: new Map(),
  },
  DANGER_GROUPS,
)
const suspicionOf = createDangerClassifier(trained, conceptsOf)

test('danger is seen in words that were not taught exactly so', () => {
  const violence = suspicionOf('my husband grabs and hit me', 'en')
  expect(violence?.dangers).toEqual(['violence-at-home'])
  expect(violence?.logOdds).toBeGreaterThan(0)
  expect(suspicionOf('the pills are here, goodbye, i want to end it', 'en')?.dangers[0]).toBe(
    'self-harm',
  )
})

test('half a sentence in a long story about something else is enough', () => {
  const story =
    'The landlord keeps my deposit of the flat and the rent is due. The heating does not work either. My husband hit me again and smashed my face. How do i get a refund?'
  expect(suspicionOf(story, 'en')).toMatchObject({
    logOdds: expect.toSatisfy((odds: number) => odds > 0),
    dangers: expect.arrayContaining(['violence-at-home']),
  })
})

test('ordinary trouble is no danger, and of nothing nothing is said', () => {
  const ordinary = suspicionOf('the shop refuses a refund for the phone and the rent is due', 'en')
  expect(ordinary?.logOdds).toBeLessThan(0)
  expect(suspicionOf('', 'en')).toBeUndefined()
})

test('phrases of problems that often come with danger teach nothing harmless', () => {
  const areas = new Map<string, LegalArea>([
    ['domestic-violence', 'family-law'],
    ['tax-debt', 'tax'],
  ])
  const phrases = ['domestic-violence', 'tax-debt', 'tax-debt', 'tax-debt', 'tax-debt'].map(
    (label, i) => ({ text: `text ${i}`, label, language: 'en' as const }),
  )
  const harmless = harmlessExamples(phrases, areas)
  expect(harmless.map(({ label }) => label)).toEqual([NO_DANGER, NO_DANGER])
  expect(harmless.map(({ text }) => text)).toEqual(['text 1', 'text 4'])
})
