/** Reserved for addresses that lead nowhere (RFC 2606). */
const DOMAIN = '@erased.invalid'

/** What stands in the books in place of the address of somebody whose data was erased. */
export function erasedAddress(userId: string): string {
  return `erased-${userId}${DOMAIN}`
}

/** Takes no mail, signs nobody in and gets no access. */
export function isErasedAddress(address: string): boolean {
  return address.toLowerCase().endsWith(DOMAIN)
}
