import { isValidEmail } from '../../shared/email.ts'

export type Sender = { name: string; address: string }

export type MailHead = {
  to: string
  subject: string
  /** Where an answer goes, when not to the sender. */
  replyTo?: string | undefined
  /** Opens the page that stops such mails; a mail program may post to it (RFC 8058). */
  stopUrl?: string | undefined
}

/**
 * A line break in the head of a mail would let whoever chose the text add recipients of their own.
 * @throws when an address is not exactly one address, or anything is more than one line of text
 */
export function assertMailHead({ to, subject, replyTo, stopUrl }: MailHead): void {
  if ([to, subject, replyTo ?? '', stopUrl ?? ''].some(breaksLines))
    throw new Error('A line break in the head of a mail')
  if (!isValidEmail(to)) throw new Error('A mail to something that is not an address')
  if (replyTo !== undefined && !isValidEmail(replyTo))
    throw new Error('Answers to something that is not an address')
  if (stopUrl !== undefined && !isWebAddress(stopUrl))
    throw new Error('A stop link that leads nowhere')
}

/** One web address and nothing around it: what may stand in a head line or behind a button. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s<>"'`\\]+$/i.test(text) && URL.canParse(text)
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
