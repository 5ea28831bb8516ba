import type { Keyring } from '../secrets/keyring.server.ts'
import type { mailOutbox } from './mail.tables.ts'
import { type LaidOutMail, mailPage, mailText } from './mail-layout.ts'
import { type MailWords, mailFooter } from './mail-words.ts'
import { type FurtherLines, type Mail, mailPlace } from './queue-mail.server.ts'

type OutboxRow = typeof mailOutbox.$inferSelect

/** A mail of the outbox as it is sent. `text` is what its writer wrote; `plain` and `html` have all around it. */
export type OpenedMail = Mail & { id: string; plain: string; html: string }

/**
 * Opens a mail and lays it out. The layout is made when the mail leaves, so that there is one for all of them.
 * @param words without them nothing stands below the text
 * @throws when what it said is gone, or was written with a key that is not configured
 */
export function openMail(
  keyring: Keyring,
  row: OutboxRow,
  words: MailWords | undefined,
): OpenedMail {
  const open = (part: string, sealed: string | null) =>
    keyring.decrypt(sealed ?? '', mailPlace(part, row.id))
  const lines = row.headEncrypted
    ? (JSON.parse(open('head', row.headEncrypted)) as FurtherLines)
    : {}
  const mail = {
    id: row.id,
    to: row.recipient,
    kind: row.kind,
    language: row.language,
    subject: open('subject', row.subjectEncrypted),
    text: open('text', row.textEncrypted),
    ...lines,
  }
  const laidOut: LaidOutMail = {
    ...mail,
    footer: words && mailFooter(words, row.kind, row.language),
  }
  return { ...mail, plain: mailText(laidOut), html: mailPage(laidOut) }
}
