import { expect, test } from 'vitest'
import { addressToSetUp } from './use-payment-setup.ts'

test.each(['', 'a@b.c', 'ana.example.org', 'ana@example', '     a@b.c     '])(
  'no payment is set up for what looks like no address: %j',
  (email) => {
    expect(addressToSetUp(email, 999)).toBeUndefined()
  },
)

test('a payment is set up for an address with @, a dot and more than five characters', () => {
  expect(addressToSetUp('a@b.de', 999)).toBe('a@b.de')
  expect(addressToSetUp(' ana@example.org ', 999)).toBe('ana@example.org')
})

test('without a price no payment is set up', () => {
  expect(addressToSetUp('ana@example.org', 0)).toBeUndefined()
})
