import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paymentStatusKey } from './payment-status-key.ts'

const { paymentStatus } = JSON.parse(readFileSync('public/translations/en.json', 'utf8'))

describe('the status of a payment in words', () => {
  it.each([
    ['created', 'Payment Ready'],
    ['succeeded', 'Payment Successful'],
    ['failed', 'Payment Failed'],
    ['requires_action', 'Action Required'],
    ['canceled', 'Initializing'],
    [undefined, 'Initializing'],
    ['a status of tomorrow', 'Initializing'],
  ])('%s reads %s', (status, text) => {
    expect(paymentStatus.label[paymentStatusKey(status)]).toBe(text)
  })

  it('a payment on its way has words of its own', () => {
    expect(paymentStatusKey('processing')).toBe('processing')
  })
})
