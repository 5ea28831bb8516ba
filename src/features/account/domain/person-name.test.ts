import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NAME_MAX_LENGTH, personName } from './person-name.ts'

it.each([
  ['  Ana   María\tLópez ', 'Ana María López'],
  ['أمل عبد الله', 'أمل عبد الله'],
  ['', ''],
  ['\u202eevil\u202c', 'evil'],
  ['Ana\r\nBcc: eve@example.org', 'Ana Bcc: eve@example.org'],
  ['<b>Ana</b>', '<b>Ana</b>'],
  ['e\u0301', 'é'],
])('%j is kept as %j', (typed, kept) => {
  expect(personName(typed)).toBe(kept)
})

it('a name may be as long as the limit in letters of any script, and no longer', () => {
  expect(personName('𠮷'.repeat(NAME_MAX_LENGTH))).toBe('𠮷'.repeat(NAME_MAX_LENGTH))
  expect(personName('a'.repeat(NAME_MAX_LENGTH + 1))).toBeUndefined()
})

it('whatever is typed, what is kept is one line and stays as it is when it is saved again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
      const kept = personName(typed)
      expect(kept).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      expect(personName(kept ?? '')).toBe(kept)
    }),
  )
})
