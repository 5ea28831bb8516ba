import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.server.ts'
import type { Keyring } from '../secrets/keyring.server.ts'
import { mailOutbox } from './mail.tables.ts'
import { assertMailHead } from './mail-head.ts'
import { mailHtml } from './mail-html.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  /** What the mail is for, such as `sign_in_code`. */
  kind: string
  language: string
}

/**
 * Writes a mail to the outbox, in the caller's transaction: it goes out only if that commits.
 * @throws when the recipient is no address, or it or the subject could smuggle in a header
 */
export async function queueMail(
  tx: Database,
  keyring: Keyring,
  mail: Mail,
  now: Date,
): Promise<void> {
  assertMailHead(mail)
  const id = randomUUID()
  const seal = (part: string, text: string) => keyring.encrypt(text, mailPlace(part, id))
  await tx.insert(mailOutbox).values({
    id,
    recipient: mail.to,
    kind: mail.kind,
    language: mail.language,
    subjectEncrypted: seal('subject', mail.subject),
    textEncrypted: seal('text', mail.text),
    htmlEncrypted: seal('html', mailHtml(mail.text, mail.language)),
    createdAt: now,
    nextAttemptAt: now,
  })
}

/** Binds a ciphertext to its row and column. */
export const mailPlace = (part: string, id: string) => `mail_outbox.${part}:${id}`
