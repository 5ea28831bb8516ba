import { expect, it } from 'vitest'
import { assertMailHead, readSender } from './mail-head.ts'

const head = { to: 'ana@example.org', subject: 'Hello' }

it('a head that is one address and one line passes', () => {
  expect(() => assertMailHead(head)).not.toThrow()
  expect(() => assertMailHead({ ...head, subject: 'رمز الدخول' })).not.toThrow()
})

it.each(['\n', '\r', '\r\n', '\u0000', '\u0085', '\u2028'])('%j in a head is refused', (mark) => {
  expect(() => assertMailHead({ ...head, subject: `Hi${mark}Bcc: c@d.org` })).toThrow()
  expect(() => assertMailHead({ ...head, subject: `Hi${mark}` })).toThrow()
  expect(() => assertMailHead({ ...head, to: `a@b.org${mark}` })).toThrow()
  expect(readSender(`Us${mark}Bcc: c@d.org <a@b.org>`)).toBeUndefined()
})

it.each(['', 'ana', 'a@b.org, c@d.org', 'a@b.org;c@d.org', 'Ana <a@b.org>', 'a@b.org> SIZE=1'])(
  'a mail to %j is refused',
  (to) => {
    expect(() => assertMailHead({ ...head, to })).toThrow()
  },
)

it('a sender is an address, with or without a name', () => {
  expect(readSender('a@b.org')).toEqual({ name: '', address: 'a@b.org' })
  expect(readSender('"Legal, AI" <a@b.org>')).toEqual({ name: 'Legal, AI', address: 'a@b.org' })
  expect(readSender('Legal AI')).toBeUndefined()
  expect(readSender('a@b.org, c@d.org')).toBeUndefined()
})
