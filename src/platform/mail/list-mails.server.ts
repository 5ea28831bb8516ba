import { desc, isNotNull } from 'drizzle-orm'
import type { Runtime } from '../runtime.server.ts'
import { mailOutbox } from './mail.tables.ts'
import { type Mail, mailPlace } from './queue-mail.server.ts'

export type QueuedMail = Mail & { id: string; html: string; createdAt: Date }

const LISTED = 100

/** The newest mails, readable, for the demo mailbox. Where real mail is configured nobody may read it here. */
export async function listMails(
  runtime: Pick<Runtime, 'config' | 'db' | 'keyring'>,
): Promise<QueuedMail[]> {
  if (!runtime.config.demo.mail) return []
  const rows = await runtime.db
    .select()
    .from(mailOutbox)
    .where(isNotNull(mailOutbox.textEncrypted))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(LISTED)
  return rows.map(({ id, recipient, kind, language, createdAt, ...sealed }) => {
    const open = (part: string, cipherText: string | null) =>
      runtime.keyring.decrypt(cipherText ?? '', mailPlace(part, id))
    return {
      id,
      to: recipient,
      kind,
      language,
      createdAt,
      subject: open('subject', sealed.subjectEncrypted),
      text: open('text', sealed.textEncrypted),
      html: open('html', sealed.htmlEncrypted),
    }
  })
}
