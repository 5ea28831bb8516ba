import { and, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '../database/database.server.ts'
import { NO_BODY } from './deliver-mails.server.ts'
import { mailOutbox } from './mail.tables.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const KEPT_MS = 30 * DAY_MS
/** So long an operator can send a mail again that did not get through. */
const DEAD_LETTER_KEPT_MS = 7 * DAY_MS

/** Forgets who was written to more than 30 days ago, and what mails said that did not get through for a week. */
export async function removeOldMails(db: Database, now: Date): Promise<void> {
  await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, new Date(now.getTime() - KEPT_MS)))
  await db
    .update(mailOutbox)
    .set(NO_BODY)
    .where(
      and(
        lt(mailOutbox.failedAt, new Date(now.getTime() - DEAD_LETTER_KEPT_MS)),
        isNotNull(mailOutbox.textEncrypted),
      ),
    )
}
