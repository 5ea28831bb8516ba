import { expect, it } from 'vitest'
import { isValidEmail } from './email.ts'

it.each([
  'ana@example.org\r\nBcc: eve@example.org',
  'ana\n@example.org',
  'ana\u0000@example.org',
  'ana\u0085@example.org',
  'ana\u009b@example.org',
  'ana\u2028@example.org',
  'ana@example.org, eve@example.org',
  'Ana <ana@example.org>',
])('what could begin a line of its own in a mail is no address: %j', (text) => {
  expect(isValidEmail(text)).toBe(false)
})

it.each(['ana@example.org', ' ana+law@example.co.uk ', 'añà@müller.example'])(
  'people’s addresses are: %s',
  (text) => {
    expect(isValidEmail(text)).toBe(true)
  },
)
