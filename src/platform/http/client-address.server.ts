import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/**
 * The address a request really comes from: the last one in X-Forwarded-For that no trusted proxy wrote.
 * Without trusted proxies the header is ignored, since anybody can send it.
 */
export function createClientAddressReader(trustedProxies: readonly string[]) {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix) trusted.addSubnet(address, Number(prefix), family)
    else trusted.addAddress(address, family)
  }
  const isTrusted = (address: string) =>
    trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (socketAddress: string | undefined, forwardedFor: string | undefined): string => {
    const peer = plainAddress(socketAddress ?? '')
    if (!isIP(peer) || !isTrusted(peer)) return peer || 'unknown'
    const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop.trim()))
    const outermost = hops.filter((hop) => isIP(hop) > 0).reverse()
    return outermost.find((hop) => !isTrusted(hop)) ?? peer
  }
}

/**
 * Whom a rate limit counts: one subscriber is given a whole /64 of IPv6, and could call from each of its
 * addresses.
 */
export function addressRange(address: string): string {
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** The neighbourhood of what `addressRange` answers: the /24 of an IPv4 address, the /48 of IPv6. */
export function widerRange(range: string): string {
  if (isIPv4(range)) return `${range.split('.').slice(0, 3).join('.')}.0/24`
  const [network = ''] = range.split('/')
  return isIPv6(network) ? `${groupsOf(network).slice(0, 3).join(':')}::/48` : range
}

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const written = groups.length + (tail ? tail.split(':').length : 0)
  const gap = tail === undefined ? 0 : Math.max(0, 8 - written)
  const all = [...groups, ...Array<string>(gap).fill('0'), ...(tail ? tail.split(':') : [])]
  return all.map((group) => group.replace(/^0+(?=.)/, ''))
}

/** `::ffff:10.0.0.1` is how a dual-stack socket writes 10.0.0.1. */
const plainAddress = (address: string) => address.replace(/^::ffff:/i, '')
