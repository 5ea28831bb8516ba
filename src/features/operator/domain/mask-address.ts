/** As much of an address as tells two people apart in a list, and nobody who they are: `a…@e….org`. */
export function maskAddress(address: string): string {
  const [name = '', domain = ''] = address.split('@')
  const ending = domain.slice(domain.lastIndexOf('.') + 1)
  return `${firstOf(name)}…@${firstOf(domain)}….${ending}`
}

const firstOf = (text: string) => [...text][0] ?? ''
