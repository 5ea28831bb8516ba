import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { givenReason } from './given-reason.ts'
import { maskAddress } from './mask-address.ts'

describe('a reason', () => {
  it('is a sentence, not a sign', () => {
    for (const nothing of [undefined, '', '   ', '-', 'x', 'support', '12345678', 'a@example.org'])
      expect(givenReason(nothing)).toBeUndefined()
    expect(givenReason('  asked us\nby mail to look ')).toBe('asked us by mail to look')
  })

  it('never keeps an address, and never breaks a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.emailAddress(), (words, address) => {
        const reason = givenReason(`Looked at it because ${words} ${address} asked`)
        expect(reason).not.toContain('@')
        expect(reason).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      }),
    )
  })

  it('of any length is kept short', () => {
    expect(givenReason('word '.repeat(1_000))?.length).toBeLessThanOrEqual(300)
  })
})

it('a masked address names neither person nor domain', () => {
  expect(maskAddress('ana.gil@mail.example.org')).toBe('a…@m….org')
  expect(maskAddress('🙂x@y.de')).toBe('🙂…@y….de')
  expect(maskAddress('')).toBe('…@….')
})
