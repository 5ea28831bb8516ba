import { expect, it } from 'vitest'
import { returnAddress } from './card-form-contract.ts'

it('the return address carries plan, email, amount and payment method, whatever is in the email', () => {
  const address = returnAddress('https://legal.example', {
    planType: 'unlimited',
    email: 'ana+law&amount=1@example.org',
    amountCents: 999,
  })
  const { pathname, searchParams } = new URL(address)
  expect(pathname).toBe('/payment-success')
  expect(Object.fromEntries(searchParams)).toEqual({
    plan: 'unlimited',
    email: 'ana+law&amount=1@example.org',
    amount: '999',
    paymentMethod: 'stripe',
  })
})
