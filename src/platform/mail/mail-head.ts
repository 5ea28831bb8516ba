import { isValidEmail } from '../../shared/email.ts'

export type Sender = { name: string; address: string }

/**
 * A line break in the head of a mail would let whoever chose the text add recipients of their own.
 * @throws when the recipient is not exactly one address, or the subject is more than one line of text
 */
export function assertMailHead({ to, subject }: { to: string; subject: string }): void {
  if (breaksLines(to) || breaksLines(subject)) throw new Error('A line break in the head of a mail')
  if (!isValidEmail(to)) throw new Error('A mail to something that is not an address')
}

/** Reads `Name <address>` or a bare address; undefined for anything else. */
export function readSender(text: string): Sender | undefined {
  const [, name, bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? []
  const address = (bracketed ?? text).trim()
  if (breaksLines(text) || !isValidEmail(address)) return undefined
  return { name: (name ?? '').trim().replace(/^"(.*)"$/, '$1'), address }
}

function breaksLines(text: string): boolean {
  return /[\p{Cc}\u2028\u2029]/u.test(text)
}
