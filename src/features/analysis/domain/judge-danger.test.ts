import { expect, test } from 'vitest'
import type { Danger } from '../contract.ts'
import type { Suspicion } from './danger-classifier.ts'
import { createDangerJudge } from './judge-danger.ts'

const violence: Danger[] = ['violence-at-home']
const ofOdds = (logOdds: number): Suspicion => ({ logOdds, dangers: violence })
const judge = (suspicion: Suspicion | undefined, signs: Danger[] = []) =>
  createDangerJudge(
    () => signs,
    () => suspicion,
  )('some words', 'en')

test('likely danger is seen, possible danger suspected, the rest left alone', () => {
  expect(judge(ofOdds(4))).toEqual({ certainty: 'seen', dangers: violence })
  expect(judge(ofOdds(0))).toEqual({ certainty: 'suspected', dangers: violence })
  expect(judge(ofOdds(-4))).toBeUndefined()
  expect(judge(undefined)).toBeUndefined()
})

test('a fixed sign is always told, and decides where the words leave it open', () => {
  expect(judge(ofOdds(-6), ['self-harm'])).toEqual({
    certainty: 'suspected',
    dangers: ['self-harm'],
  })
  expect(judge(ofOdds(1), violence)).toEqual({ certainty: 'seen', dangers: violence })
  expect(judge(ofOdds(1))?.certainty).toBe('suspected')
  expect(judge(undefined, violence)?.certainty).toBe('seen')
})

test('a problem that is dangerous by its nature is worth a line, when it is likely', () => {
  const quiet = createDangerJudge(
    () => [],
    () => ofOdds(-6),
  )
  const issue = { issue: 'domestic-violence', area: 'family-law' as const, score: 0.6 }
  expect(quiet('words', 'en', [issue])).toEqual({ certainty: 'suspected', dangers: violence })
  expect(quiet('words', 'en', [{ ...issue, score: 0.2 }])).toBeUndefined()
  expect(quiet('words', 'en', [{ ...issue, issue: 'divorce' }])).toBeUndefined()
})
