import type { MailHead, Sender } from './mail-head.ts'

export type OutgoingMail = MailHead & {
  /** The same for each attempt, so that a mailbox can tell a repeated mail from a new one. */
  id: string
  from: Sender
  text: string
  html: string
  language: string
}

/** A send has ended by then, one way or the other. */
export const SEND_TIMEOUT_MS = 45_000

/** What delivers a mail. */
export type MailTransport = {
  /**
   * `refused` is the other side's final word on this recipient.
   * @throws when it failed in a way that may be over later, after `SEND_TIMEOUT_MS` at the latest
   */
  send(mail: OutgoingMail): Promise<'sent' | 'refused'>
}
