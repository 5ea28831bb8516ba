import { describe, expect, it } from 'vitest'
import { withChoice } from './built-in-engine.ts'
import type { Classification } from './classifier.ts'

const found: Classification = {
  issues: [
    { issue: 'security-deposit', area: 'real-estate', score: 0.7 },
    { issue: 'unpaid-wages', area: 'employment', score: 0.1 },
  ],
  areas: [
    { area: 'real-estate', score: 0.8 },
    { area: 'employment', score: 0.1 },
  ],
  confidence: 0.9,
  because: ['deposit'],
}

describe("a person's word on the area", () => {
  it('chosen in the form it tips the balance, but clear facts decide', () => {
    const weighed = withChoice(found, { chosenArea: 'employment', areaIsCertain: false })
    expect(weighed.areas[0]?.area).toBe('real-estate')
    expect(weighed.areas[1]?.score).toBeGreaterThan(0.1)
    expect(weighed.confidence).toBe(0.9)
  })

  it('where the choice changes the first area, the confidence is no longer the old one', () => {
    const close = {
      ...found,
      areas: [
        { area: 'real-estate' as const, score: 0.3 },
        { area: 'employment' as const, score: 0.2 },
      ],
    }
    const weighed = withChoice(close, { chosenArea: 'employment', areaIsCertain: false })
    expect(weighed.areas[0]?.area).toBe('employment')
    expect(weighed.confidence).toBe(weighed.areas[0]?.score)
  })

  it('as a correction it wins, and only issues of that area are left', () => {
    const corrected = withChoice(found, { chosenArea: 'employment', areaIsCertain: true })
    expect(corrected.areas).toEqual([{ area: 'employment', score: 1 }])
    expect(corrected.issues.map((issue) => issue.issue)).toEqual(['unpaid-wages'])
  })

  it('no choice changes nothing', () => {
    expect(withChoice(found, { chosenArea: undefined, areaIsCertain: false })).toEqual(found)
  })
})
