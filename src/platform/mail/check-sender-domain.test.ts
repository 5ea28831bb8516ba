import { expect, it } from 'vitest'
import { checkSenderDomain, type DnsResolver } from './check-sender-domain.ts'

/** Answers from a table; whatever is not in it does not exist. */
function resolverOf(
  texts: Record<string, string[]>,
  mx: string[] = ['mx.example.com'],
): DnsResolver {
  const missing = () => Object.assign(new Error('none'), { code: 'ENODATA' })
  return {
    async resolveTxt(name) {
      const found = texts[name]
      if (!found) throw missing()
      // As servers send long records: in pieces.
      return found.map((text) => [text.slice(0, 5), text.slice(5)])
    },
    async resolveMx() {
      if (mx.length === 0) throw missing()
      return mx.map((exchange) => ({ exchange, priority: 10 }))
    },
  }
}

const GOOD = {
  'mail.example.com': ['google-site-verification=x', 'v=spf1 include:_spf.example.net -all'],
  'k1._domainkey.mail.example.com': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.example.com': ['v=DMARC1; p=quarantine; rua=mailto:d@example.com'],
}

const statesOf = async (resolver: DnsResolver, selector: string | undefined = 'k1') =>
  Object.fromEntries(
    (await checkSenderDomain('mail.example.com', selector, resolver)).map(({ what, state }) => [
      what,
      state,
    ]),
  )

it('a domain with everything passes, the policy of the domain above included', async () => {
  expect(await statesOf(resolverOf(GOOD))).toEqual({
    MX: 'ok',
    SPF: 'ok',
    DKIM: 'ok',
    DMARC: 'ok',
  })
})

it('what is missing is named', async () => {
  expect(await statesOf(resolverOf({}, []))).toEqual({
    MX: 'missing',
    SPF: 'missing',
    DKIM: 'missing',
    DMARC: 'missing',
  })
  const [, spf] = await checkSenderDomain('mail.example.com', 'k1', resolverOf({}))
  expect(spf?.note).toContain('mail.example.com')
})

it('records that protect nothing are weak', async () => {
  const weak = {
    'mail.example.com': ['v=spf1 +all'],
    'k1._domainkey.mail.example.com': ['v=DKIM1; p='],
    '_dmarc.mail.example.com': ['v=DMARC1; p=none'],
  }
  expect(await statesOf(resolverOf(weak, ['']))).toEqual({
    MX: 'missing',
    SPF: 'weak',
    DKIM: 'missing',
    DMARC: 'weak',
  })
  const two = { ...GOOD, 'mail.example.com': ['v=spf1 -all', 'v=spf1 ~all'] }
  expect((await statesOf(resolverOf(two)))['SPF']).toBe('weak')
})

it('without a selector the key is not checked', async () => {
  const findings = await checkSenderDomain('mail.example.com', undefined, resolverOf(GOOD))
  expect(findings.find(({ what }) => what === 'DKIM')?.state).toBe('not_checked')
})

it('a name server that does not answer is not taken for a missing record', async () => {
  const down: DnsResolver = {
    resolveTxt: async () => {
      throw Object.assign(new Error('time-out'), { code: 'ETIMEOUT' })
    },
    resolveMx: async () => [],
  }
  await expect(checkSenderDomain('example.com', 'k1', down)).rejects.toThrow('time-out')
})
