import { randomUUID } from 'node:crypto'
import { isErasedAddress } from '../../shared/erased-address.ts'
import type { Database } from '../database/database.server.ts'
import type { Keyring } from '../secrets/keyring.server.ts'
import { mailOutbox } from './mail.tables.ts'
import { assertMailHead, isWebAddress, type MailHead } from './mail-head.ts'
import type { MailButton } from './mail-layout.ts'

export type Mail = MailHead & {
  /** Blank lines part its paragraphs; lines that begin with `> ` are somebody's own words. */
  text: string
  /** What the mail is for, such as `sign_in_code`; `mail.why.<kind>` tells the reader. */
  kind: string
  language: string
  /** What there is to do, below the text: one thing, or the answers to one question. */
  buttons?: readonly MailButton[] | undefined
}

/** What of a mail stands in the outbox's further head lines. */
export type FurtherLines = Pick<Mail, 'replyTo' | 'stopUrl' | 'buttons'>

/**
 * Writes a mail to the outbox, in the caller's transaction: it goes out only if that commits. None goes to somebody
 * whose data was erased, whatever still happens with their payments.
 * @returns its id, which is also its reference to the outside
 * @throws when an address is none, a link leads nowhere, or a line could smuggle in a header
 */
export async function queueMail(
  tx: Database,
  keyring: Keyring,
  mail: Mail,
  now: Date,
): Promise<string> {
  if (isErasedAddress(mail.to)) return randomUUID()
  assertMailHead(mail)
  if (mail.buttons?.some(({ href }) => !isWebAddress(href)))
    throw new Error('A button that leads nowhere')
  const id = randomUUID()
  const seal = (part: string, text: string) => keyring.encrypt(text, mailPlace(part, id))
  const { replyTo, stopUrl, buttons } = mail
  const lines: FurtherLines = { replyTo, stopUrl, buttons }
  const hasLines = replyTo !== undefined || stopUrl !== undefined || buttons !== undefined
  await tx.insert(mailOutbox).values({
    id,
    recipient: mail.to,
    kind: mail.kind,
    language: mail.language,
    subjectEncrypted: seal('subject', mail.subject),
    textEncrypted: seal('text', mail.text),
    headEncrypted: hasLines ? seal('head', JSON.stringify(lines)) : null,
    createdAt: now,
    nextAttemptAt: now,
  })
  return id
}

/** Binds a ciphertext to its row and column. */
export const mailPlace = (part: string, id: string) => `mail_outbox.${part}:${id}`
