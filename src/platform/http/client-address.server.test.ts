import { describe, expect, it } from 'vitest'
import { createClientAddressReader } from './client-address.server.ts'

describe('client address', () => {
  it('a header from an untrusted peer is ignored', () => {
    const read = createClientAddressReader([])
    expect(read('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  })

  it('behind a trusted proxy the last address the proxy did not write counts', () => {
    const read = createClientAddressReader(['10.0.0.0/8'])
    expect(read('::ffff:10.0.0.1', '1.1.1.1, 198.51.100.1, 10.2.2.2')).toBe('198.51.100.1')
  })

  it('a forged or empty header behind a proxy falls back to the proxy', () => {
    const read = createClientAddressReader(['10.0.0.1'])
    expect(read('10.0.0.1', 'not-an-address')).toBe('10.0.0.1')
    expect(read('10.0.0.1', undefined)).toBe('10.0.0.1')
  })
})
