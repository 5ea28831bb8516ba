import { describe, expect, it } from 'vitest'
import { addressRange, createClientAddressReader, widerRange } from './client-address.server.ts'

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

describe('the range a rate limit counts', () => {
  it('all IPv6 addresses of one subscriber are one, however they are written', () => {
    for (const address of [
      '2001:db8:0:7::1',
      '2001:DB8:0:7:aaaa:bbbb:cccc:dddd',
      '2001:0db8:0000:0007::',
    ]) {
      expect(addressRange(address)).toBe('2001:db8:0:7::/64')
    }
    expect(addressRange('2001:db8::7:0:0:0:1')).toBe('2001:db8:0:7::/64')
    expect(addressRange('::1')).toBe('0:0:0:0::/64')
  })

  it('neighbours, and IPv4 addresses, are counted apart', () => {
    expect(addressRange('2001:db8:0:8::1')).not.toBe(addressRange('2001:db8:0:7::1'))
    expect(addressRange('203.0.113.9')).toBe('203.0.113.9')
    expect(addressRange('unknown')).toBe('unknown')
  })
})

describe('the wider range', () => {
  it('is the /24 of IPv4 and the /48 of IPv6, from an address or its range', () => {
    expect(widerRange('203.0.113.9')).toBe('203.0.113.0/24')
    expect(widerRange('203.0.113.250')).toBe(widerRange('203.0.113.9'))
    expect(widerRange('203.0.114.9')).not.toBe(widerRange('203.0.113.9'))
    expect(widerRange('2001:db8:0:7::/64')).toBe('2001:db8:0::/48')
    expect(widerRange(addressRange('2001:db8:0:ffff::1'))).toBe('2001:db8:0::/48')
    expect(widerRange('2001:db8:1:7::/64')).toBe('2001:db8:1::/48')
  })

  it('of what is no address is that itself', () => {
    expect(widerRange('unknown')).toBe('unknown')
  })
})
