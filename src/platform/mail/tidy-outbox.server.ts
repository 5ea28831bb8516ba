import { isNotNull, lt } from 'drizzle-orm'
import type { Database } from '../database/database.server.ts'
import { mailOutbox } from './mail.tables.ts'

const KEPT_MS = 30 * 24 * 60 * 60 * 1_000

/** Forgets who was written to more than 30 days ago. */
export async function removeOldMails(db: Database, now: Date): Promise<void> {
  await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, new Date(now.getTime() - KEPT_MS)))
}

/** Mails of the demo are only looked at: the day real mail is set up, they must not go out. */
export async function holdQueuedMails(db: Database): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ nextAttemptAt: null })
    .where(isNotNull(mailOutbox.nextAttemptAt))
}
