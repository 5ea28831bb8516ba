import { expect, it } from 'vitest'
import { sellerFromSnapshot, sellerOf, sellerSnapshot } from './seller.ts'

const seller = {
  name: 'Adviser <b>& Sons</b>',
  address: ['1 Main Street', 'Town'],
  email: 'sales@example.org',
  phone: '+1 555 0100',
  register: undefined,
  vatId: 'DE1',
}

it('a receipt gives back the seller it was written with', () => {
  const whole = sellerOf({ seller, vatText: 'VAT included: 19 %' })
  expect(sellerFromSnapshot(sellerSnapshot(whole))).toEqual(whole)
  expect(whole.isDemo).toBe(false)
})

it('without settings the seller is invented, and every paper of theirs says so', () => {
  const demo = sellerOf({ seller: undefined, vatText: undefined })
  expect(demo.isDemo).toBe(true)
  expect(sellerFromSnapshot(sellerSnapshot(demo))).toEqual(demo)
})
