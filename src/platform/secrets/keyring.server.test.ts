import { describe, expect, it } from 'vitest'
import { createKeyring } from './keyring.server.ts'

const OLD = 'o'.repeat(32)
const NEW = 'n'.repeat(32)

describe('keyring', () => {
  it('opens what it closed, in any script', () => {
    const ring = createKeyring([NEW])
    const text = 'Mein Vermieter behält die Kaution 敷金 🙂'
    expect(ring.decrypt(ring.encrypt(text, 'cases.facts:1'), 'cases.facts:1')).toBe(text)
  })

  it('never writes the same ciphertext twice', () => {
    const ring = createKeyring([NEW])
    expect(ring.encrypt('a', 'p')).not.toBe(ring.encrypt('a', 'p'))
  })

  it('a ciphertext moved to another row does not open', () => {
    const ring = createKeyring([NEW])
    expect(() => ring.decrypt(ring.encrypt('a', 'cases.facts:1'), 'cases.facts:2')).toThrow()
  })

  it('after a rotation old texts open and new ones name the new key', () => {
    const before = createKeyring([OLD]).encrypt('kept', 'p')
    const rotated = createKeyring([NEW, OLD])
    expect(rotated.decrypt(before, 'p')).toBe('kept')
    expect(rotated.encrypt('x', 'p').split('.')[0]).not.toBe(before.split('.')[0])
    expect(() => createKeyring([NEW]).decrypt(before, 'p')).toThrow(/not configured/)
  })

  it('a signature is good for one purpose only and for no changed value', () => {
    const ring = createKeyring([NEW])
    const signed = ring.sign('pi_1', 'checkout')
    expect(ring.unsign(signed, 'checkout')).toBe('pi_1')
    expect(ring.unsign(signed, 'grant')).toBeUndefined()
    expect(
      ring.unsign(
        `${Buffer.from('pi_2').toString('base64url')}.${signed.split('.')[1]}`,
        'checkout',
      ),
    ).toBeUndefined()
    expect(ring.unsign('nonsense', 'checkout')).toBeUndefined()
  })

  it('a hash is found again after a rotation, and says nothing without the key', () => {
    const before = createKeyring([OLD]).fingerprints('ana@example.org', 'stop')[0]
    const rotated = createKeyring([NEW, OLD]).fingerprints('ana@example.org', 'stop')
    expect(rotated).toContain(before)
    expect(rotated[0]).not.toBe(before)
    expect(rotated).not.toContain(
      createKeyring([NEW]).fingerprints('ana@example.org', 'erasure')[0],
    )
    expect(before).not.toContain(createKeyring([OLD]).sign('ana@example.org', 'stop').split('.')[1])
  })
})
