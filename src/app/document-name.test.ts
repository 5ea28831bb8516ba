import { expect, it } from 'vitest'
import { documentName } from './document-name.ts'

const named = (title: string | null, taken = new Set<string>()) =>
  documentName({ kind: 'case-brief', day: '2026-11-20', title }, taken)

it('a document is named by its day and what the person calls the case', () => {
  expect(named('The deposit')).toBe('case-brief-2026-11-20-The-deposit.pdf')
  expect(named(null)).toBe('case-brief-2026-11-20.pdf')
  expect(named('押金 纠纷')).toBe('case-brief-2026-11-20-押金-纠纷.pdf')
  expect(named('Zwetschgenknödel')).toBe(named('Zwetschgenkno\u0308del'))
})

it('no name leads out of the archive, hides its end, or is too long', () => {
  expect(named('../../etc/passwd')).toBe('case-brief-2026-11-20-etc-passwd.pdf')
  expect(named('C:\\con|aux?"<>*')).toBe('case-brief-2026-11-20-C-con-aux.pdf')
  expect(named('a\u202efdp.exe\u0000\n')).toBe('case-brief-2026-11-20-a-fdp-exe.pdf')
  expect(named(' ... ')).toBe('case-brief-2026-11-20.pdf')
  expect(named('x'.repeat(500)).length).toBe('case-brief-2026-11-20-.pdf'.length + 60)
})

it('two cases of one day and name are two files, also where capitals do not count', () => {
  const taken = new Set<string>()
  expect([named('Rent', taken), named('Rent', taken), named('RENT', taken)]).toEqual([
    'case-brief-2026-11-20-Rent.pdf',
    'case-brief-2026-11-20-Rent-2.pdf',
    'case-brief-2026-11-20-RENT-3.pdf',
  ])
})
