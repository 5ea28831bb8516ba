import { afterEach, describe, expect, test, vi } from 'vitest'
import { confirmation, ELEMENT_OPTIONS } from './stripe-options.ts'

afterEach(() => vi.unstubAllGlobals())

const order = {
  intent: { paymentIntentId: 'pi_123456', clientSecret: 'secret', email: 'ana@example.org' },
  planType: 'unlimited',
  amountCents: 999,
  country: 'PT',
}

test('the provider asks for no billing details', () => {
  expect(ELEMENT_OPTIONS.fields).toEqual({ billingDetails: 'never' })
})

test('Apple Pay is offered where there is one, Google Pay never', () => {
  expect(ELEMENT_OPTIONS.wallets).toEqual({ applePay: 'auto', googlePay: 'never' })
})

describe('a confirmation', () => {
  test('leaves the page only where the bank requires it, and comes back to the success page', () => {
    const { redirect, confirmParams } = confirmation('https://legal.example', order)
    expect(redirect).toBe('if_required')
    const { origin, pathname, searchParams } = new URL(confirmParams.return_url ?? '')
    expect(origin + pathname).toBe('https://legal.example/payment-success')
    expect(Object.fromEntries(searchParams)).toEqual({
      plan: 'unlimited',
      email: 'ana@example.org',
      amount: '999',
      paymentMethod: 'stripe',
    })
  })

  test('brings what the fields do not ask for: the address and a country, the rest empty', () => {
    const { confirmParams } = confirmation('https://legal.example', order)
    expect(confirmParams.payment_method_data?.billing_details).toEqual({
      email: 'ana@example.org',
      name: '',
      phone: '',
      address: { line1: '', line2: '', city: '', state: '', postal_code: '', country: 'PT' },
    })
  })

  test('names the likely country of the browser where none is known', () => {
    vi.stubGlobal('navigator', { language: 'fi' })
    const { confirmParams } = confirmation('https://legal.example', {
      ...order,
      country: undefined,
    })
    const address = confirmParams.payment_method_data?.billing_details?.address
    expect(address).toMatchObject({ country: 'FI' })
  })
})
