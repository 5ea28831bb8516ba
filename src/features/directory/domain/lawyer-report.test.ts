import { describe, expect, it } from 'vitest'
import { LAWYER_REPORT_MESSAGE_MAX, reportKind, reportProblem } from './lawyer-report.ts'

const written = { message: '', email: 'ana@example.org' } as const

describe('a report about a record', () => {
  it('of a mistake needs no words and no address', () => {
    expect(reportProblem({ kind: 'mistake', message: '', email: '' })).toBeUndefined()
    expect(reportProblem({ kind: 'mistake', message: '', email: 'no address' })).toBeUndefined()
  })

  it('by the lawyer needs an address that can be answered', () => {
    expect(reportProblem({ ...written, kind: 'remove' })).toBeUndefined()
    for (const email of ['', 'ana', 'ana@example']) {
      expect(reportProblem({ kind: 'remove', message: '', email }), email).toBe('bad-email')
    }
  })

  it('that asks for a correction says what is right', () => {
    expect(reportProblem({ ...written, kind: 'correct' })).toBe('no-message')
    expect(reportProblem({ ...written, kind: 'correct', message: 'Gil, not Gill' })).toBeUndefined()
  })

  it('has two thousand characters at most', () => {
    const longest = 'x'.repeat(LAWYER_REPORT_MESSAGE_MAX)
    for (const kind of ['mistake', 'correct', 'remove'] as const) {
      expect(reportProblem({ ...written, kind, message: longest })).toBeUndefined()
      expect(reportProblem({ ...written, kind, message: `${longest}x` })).toBe('too-long')
    }
  })

  it('of an unknown kind tells of a mistake', () => {
    expect(['remove', 'correct', 'mistake', 'delete', '', null].map(reportKind)).toEqual([
      'remove',
      'correct',
      'mistake',
      'mistake',
      'mistake',
      'mistake',
    ])
  })
})
