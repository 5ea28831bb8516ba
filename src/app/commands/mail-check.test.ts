import { expect, it } from 'vitest'
import type { DnsResolver } from '../../platform/mail/check-sender-domain.ts'
import { checkMailDomain } from './mail-check.ts'

async function run(args: string[], texts: Record<string, string>) {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const resolver: DnsResolver = {
    async resolveTxt(name) {
      const text = texts[name]
      if (text === undefined) throw Object.assign(new Error('none'), { code: 'ENOTFOUND' })
      return [[text]]
    },
    resolveMx: async () => [{ exchange: 'mx.example.com', priority: 1 }],
  }
  return {
    code: await checkMailDomain(args, { out: say, err: say }, resolver),
    said: lines.join('\n'),
  }
}

it('prints what is missing for the sender, and fails while something is', async () => {
  const texts = { 'example.com': 'v=spf1 mx -all', '_dmarc.example.com': 'v=DMARC1; p=reject' }
  const { code, said } = await run(['--domain', 'example.com', '--selector', 'k1'], texts)
  expect(code).toBe(1)
  expect(said).toMatch(/SPF {3}ok/)
  expect(said).toMatch(/DKIM {2}MISSING +no key at k1\._domainkey\.example\.com/)
  const whole = { ...texts, 'k1._domainkey.example.com': 'v=DKIM1; p=MIIB' }
  expect((await run(['--domain', 'example.com', '--selector', 'k1'], whole)).code).toBe(0)
})

it('asks nothing under a name that is none', async () => {
  for (const odd of ['a b', '-x', 'x;y', '', '../x'])
    expect((await run(['--domain', odd], {})).code, odd).toBe(2)
})
