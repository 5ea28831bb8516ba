import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Runtime } from '../runtime.server.ts'
import { mailOutbox } from './mail.tables.ts'
import type { MailWords } from './mail-words.ts'
import { type OpenedMail, openMail } from './open-mail.server.ts'

export type QueuedMail = OpenedMail & { createdAt: Date }

type Parts = Pick<Runtime, 'config' | 'db' | 'keyring'>

const LISTED = 100

/** The newest mails, readable, for the demo mailbox. Where real mail is configured nobody may read it here. */
export async function listMails(
  { config, db, keyring }: Parts,
  words?: MailWords,
): Promise<QueuedMail[]> {
  if (!config.demo.mail) return []
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(isNotNull(mailOutbox.textEncrypted))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(LISTED)
  return rows.map((row) => ({ ...openMail(keyring, row, words), createdAt: row.createdAt }))
}

/** One mail of the demo, as it would have been sent. */
export async function findMail(
  { config, db, keyring }: Parts,
  id: string,
  words: MailWords,
): Promise<OpenedMail | undefined> {
  if (!config.demo.mail || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined
  const [row] = await db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, id), isNotNull(mailOutbox.textEncrypted)))
  return row && openMail(keyring, row, words)
}
