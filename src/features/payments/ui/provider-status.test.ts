import { expect, it } from 'vitest'
import { statusOf } from './provider-status.ts'

it('a payment that asks for a card again has failed, a fresh one is ready', () => {
  expect(statusOf('requires_payment_method', true)).toBe('failed')
  expect(statusOf('requires_payment_method', false)).toBe('created')
})

it('a state of a later day never counts as paid', () => {
  expect(statusOf('requires_capture', false)).toBe('processing')
  expect(statusOf('succeeded', true)).toBe('succeeded')
})
