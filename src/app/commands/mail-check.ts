import { Resolver } from 'node:dns/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../../platform/config.server.ts'
import { checkSenderDomain, type DnsResolver } from '../../platform/mail/check-sender-domain.ts'
import { readSender } from '../../platform/mail/mail-head.ts'
import type { Command } from './command.ts'

const USAGE = 'mail check [--selector NAME] [--domain DOMAIN]'

/** Whether other servers will believe mail from our domain; 1 when something is missing or weak. */
export const mailCheckCommand: Command = (args, output) =>
  checkMailDomain(args, output, new Resolver({ timeout: 5_000, tries: 2 }))

/** The same with any resolver. */
export async function checkMailDomain(
  args: string[],
  { out, err }: Parameters<Command>[1],
  resolver: DnsResolver,
): Promise<number> {
  const asked = readArguments(args)
  if (!asked) {
    err(USAGE)
    return 2
  }
  const domain = asked.domain ?? readSender(readConfig().mail?.from ?? '')?.address.split('@')[1]
  if (!domain) {
    err('No sender is set up: set MAIL_FROM, or name one with --domain DOMAIN.')
    return 2
  }
  out(`Mail from ${domain}`)
  const findings = await checkSenderDomain(domain, asked.selector, resolver)
  for (const { what, state, note } of findings) out(`${what.padEnd(5)} ${LABELS[state]} ${note}`)
  return findings.every(({ state }) => state === 'ok' || state === 'not_checked') ? 0 : 1
}

const LABELS = {
  ok: 'ok         ',
  missing: 'MISSING    ',
  weak: 'WEAK       ',
  not_checked: 'not checked',
}

function readArguments(
  args: string[],
): { selector: string | undefined; domain: string | undefined } | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: { selector: { type: 'string' }, domain: { type: 'string' } },
    })
    const { selector, domain } = values
    const names = [selector, domain].filter((name) => name !== undefined)
    return names.every((name) => /^[a-z\d]([a-z\d._-]{0,250}[a-z\d])?$/i.test(name))
      ? { selector, domain }
      : undefined
  } catch {
    return undefined
  }
}
