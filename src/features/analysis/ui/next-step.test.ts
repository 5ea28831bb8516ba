import { describe, expect, it } from 'vitest'
import type { Analysis } from '../contract.ts'
import { confidenceLevel } from '../domain/confidence-level.ts'
import { nextStep } from './next-step.ts'

const deadline = {} as Analysis['deadlines'][number]
const law = {} as Analysis['applicableLaws'][number]
const calm = { safety: null, deadlines: [], confidence: 0.9, applicableLaws: [law] }

describe('the next step', () => {
  it('safety comes before everything', () => {
    expect(
      nextStep({
        ...calm,
        safety: { certainty: 'seen', dangers: ['self-harm'], contacts: [] },
        deadlines: [deadline],
      }),
    ).toBe('get-safe')
  })

  it('a mere suspicion of danger has its own line and does not push the deadline aside', () => {
    const safety = {
      certainty: 'suspected' as const,
      dangers: ['self-harm' as const],
      contacts: [],
    }
    expect(nextStep({ ...calm, safety, deadlines: [deadline] })).toBe('watch-deadline')
  })

  it('a deadline comes before papers', () => {
    expect(nextStep({ ...calm, deadlines: [deadline] })).toBe('watch-deadline')
    expect(nextStep(calm)).toBe('gather-papers')
  })

  it('time that only the other side has is no reason to hurry', () => {
    const landlords = { whose: 'other-side' } as typeof deadline
    expect(nextStep({ ...calm, deadlines: [landlords] })).toBe('gather-papers')
    expect(nextStep({ ...calm, deadlines: [landlords, deadline] })).toBe('watch-deadline')
  })

  it('a deadline of an area we are not sure of does not hide that we are not sure', () => {
    expect(nextStep({ ...calm, deadlines: [deadline], confidence: 0.59 })).toBe('add-facts')
  })

  it('without a source the person is sent to people nearby', () => {
    expect(nextStep({ ...calm, applicableLaws: [] })).toBe('ask-locally')
  })
})

it('confidence turns at 0.8 and 0.6', () => {
  expect([0.8, 0.79, 0.6, 0.599].map(confidenceLevel)).toEqual(['sure', 'fair', 'fair', 'unsure'])
})
