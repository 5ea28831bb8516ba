/** What of `node:dns/promises` is asked; a name without records rejects. */
export type DnsResolver = {
  resolveTxt(name: string): Promise<string[][]>
  resolveMx(name: string): Promise<{ exchange: string; priority: number }[]>
}

export type DomainFinding = {
  what: 'MX' | 'SPF' | 'DKIM' | 'DMARC'
  state: 'ok' | 'missing' | 'weak' | 'not_checked'
  /** What was found, or what to do. */
  note: string
}

/**
 * Looks up whether other servers will believe mail from a domain.
 * @param selector of the DKIM key, as the mail provider names it
 * @throws when the name server cannot be asked
 */
export async function checkSenderDomain(
  domain: string,
  selector: string | undefined,
  resolver: DnsResolver,
): Promise<DomainFinding[]> {
  return Promise.all([
    checkMx(domain, resolver),
    checkSpf(domain, resolver),
    checkDkim(domain, selector, resolver),
    checkDmarc(domain, resolver),
  ])
}

async function checkMx(domain: string, resolver: DnsResolver): Promise<DomainFinding> {
  const servers = (await recordsOf(() => resolver.resolveMx(domain))).filter(
    ({ exchange }) => exchange !== '' && exchange !== '.',
  )
  return servers.length > 0
    ? { what: 'MX', state: 'ok', note: servers.map(({ exchange }) => exchange).join(', ') }
    : { what: 'MX', state: 'missing', note: `${domain} takes no mail: bounces are lost` }
}

async function checkSpf(domain: string, resolver: DnsResolver): Promise<DomainFinding> {
  const [record, second] = (await textsOf(domain, resolver)).filter((text) =>
    /^v=spf1(\s|$)/i.test(text),
  )
  if (!record) return { what: 'SPF', state: 'missing', note: `add a TXT record to ${domain}` }
  if (second)
    return { what: 'SPF', state: 'weak', note: 'there are two records, so none counts: join them' }
  const refusesOthers = /[\s][-~]all\b|\sredirect=/i.test(record)
  return refusesOthers
    ? { what: 'SPF', state: 'ok', note: record }
    : { what: 'SPF', state: 'weak', note: `it does not end with -all or ~all: ${record}` }
}

async function checkDkim(
  domain: string,
  selector: string | undefined,
  resolver: DnsResolver,
): Promise<DomainFinding> {
  if (!selector)
    return {
      what: 'DKIM',
      state: 'not_checked',
      note: 'name the key: --selector NAME (the s= of a DKIM-Signature)',
    }
  const name = `${selector}._domainkey.${domain}`
  const texts = await textsOf(name, resolver)
  // An empty p= is a key that was taken back.
  return texts.some((text) => /(?:^|;)\s*p=[^;\s]/i.test(text))
    ? { what: 'DKIM', state: 'ok', note: name }
    : { what: 'DKIM', state: 'missing', note: `no key at ${name}` }
}

async function checkDmarc(domain: string, resolver: DnsResolver): Promise<DomainFinding> {
  const labels = domain.split('.')
  // A policy of the domain above holds too.
  for (let from = 0; from <= labels.length - 2; from += 1) {
    const name = `_dmarc.${labels.slice(from).join('.')}`
    const record = (await textsOf(name, resolver)).find((text) => /^v=DMARC1\s*(;|$)/i.test(text))
    if (!record) continue
    return /;\s*p=(quarantine|reject)\b/i.test(record)
      ? { what: 'DMARC', state: 'ok', note: record }
      : { what: 'DMARC', state: 'weak', note: `its policy asks for nothing: ${record}` }
  }
  return { what: 'DMARC', state: 'missing', note: `add a TXT record to _dmarc.${domain}` }
}

async function textsOf(name: string, resolver: DnsResolver): Promise<string[]> {
  const records = await recordsOf(() => resolver.resolveTxt(name))
  // A long record comes in pieces.
  return records.map((pieces) => pieces.join('').trim())
}

const NOTHING_THERE = ['ENOTFOUND', 'ENODATA', 'NXDOMAIN']

async function recordsOf<Found>(ask: () => Promise<Found[]>): Promise<Found[]> {
  try {
    return await ask()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (NOTHING_THERE.includes(code)) return []
    throw error
  }
}
