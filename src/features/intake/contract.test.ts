import { describe, expect, it } from 'vitest'
import { caseFormSchema, documentSchema } from './contract.ts'

describe('a case form', () => {
  it('without urgency is not urgent, without an area is of another', () => {
    expect(caseFormSchema.parse({})).toMatchObject({ urgency: 'low', legalArea: 'other' })
  })

  it.each(['low', 'medium', 'high'])('may be of urgency %s', (urgency) => {
    expect(caseFormSchema.parse({ urgency }).urgency).toBe(urgency)
  })

  it.each(['', 'LOW', 'critical', null, 3])('knows no urgency %j', (urgency) => {
    expect(caseFormSchema.safeParse({ urgency }).success).toBe(false)
  })

  it.each(['', 'Tax', 'astrology', null])('knows no area %j', (legalArea) => {
    expect(caseFormSchema.safeParse({ legalArea }).success).toBe(false)
  })
})

describe('a document', () => {
  const letter = {
    id: 'a',
    name: 'letter.txt',
    size: 12,
    type: 'text/plain',
    content: 'Dear tenant,',
    uploadedAt: '2026-11-21T12:00:00Z',
  }

  it('has an id, a name, a size, a type, its content and the moment of its upload', () => {
    expect(documentSchema.parse(letter)).toEqual(letter)
  })

  it.each(Object.keys(letter))('is refused without %s', (field) => {
    const { [field as keyof typeof letter]: _left, ...rest } = letter
    expect(documentSchema.safeParse(rest).success).toBe(false)
  })
})
