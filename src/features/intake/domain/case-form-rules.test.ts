import { describe, expect, it } from 'vitest'
import { caseFormProblems } from './case-form-rules.ts'

const good = {
  email: 'ana@example.org',
  facts: 'My landlord keeps my deposit.',
  country: 'US',
  jurisdiction: 'US-CA',
}

describe('case form', () => {
  it('a whole form has no problem', () => {
    expect(caseFormProblems(good, true)).toEqual({})
  })

  it('14 characters are too few, 15 are enough, spaces do not count', () => {
    expect(caseFormProblems({ ...good, facts: 'a'.repeat(14) }, true).facts).toBe(
      'intake.errors.factsTooShort',
    )
    expect(caseFormProblems({ ...good, facts: `  ${'a'.repeat(14)}  ` }, true).facts).toBeDefined()
    expect(caseFormProblems({ ...good, facts: 'a'.repeat(15) }, true)).toEqual({})
  })

  it('the jurisdiction is required only where it is shown', () => {
    expect(caseFormProblems({ ...good, jurisdiction: '' }, true)).toEqual({
      jurisdiction: 'intake.errors.jurisdiction',
    })
    expect(caseFormProblems({ ...good, jurisdiction: '' }, false)).toEqual({})
  })

  it.each(['', ' ', 'U', ' U '])('%j is no country', (country) => {
    expect(caseFormProblems({ ...good, country }, true)).toEqual({
      country: 'intake.errors.country',
    })
  })

  it.each(['', 'a@b', 'a b@c.de', 'a@b.c', '@x.de', 'x@.de ,y@z.de', 'a@b.de\r\nBcc: x@y.de'])(
    '%j is no address',
    (email) => {
      expect(caseFormProblems({ ...good, email }, true).email).toBe('intake.errors.email')
    },
  )
})
