import { inArray, lte } from 'drizzle-orm'
import type { Database } from '../database/database.server.ts'
import type { SettledMail } from './deliver-mails.server.ts'
import { mailOutbox } from './mail.tables.ts'

const BATCH = 100

/**
 * In the demo a mail has arrived once it lies in the mailbox. It keeps what it says, and is never sent: not on the
 * day real mail is set up either.
 * @returns how many were put there
 */
export async function keepInMailbox(
  db: Database,
  now: Date,
  onSettled?: (tx: Database, settled: SettledMail) => Promise<void>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: mailOutbox.id, kind: mailOutbox.kind })
      .from(mailOutbox)
      .where(lte(mailOutbox.nextAttemptAt, now))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await tx
      .update(mailOutbox)
      .set({ sentAt: now, nextAttemptAt: null })
      .where(inArray(mailOutbox.id, ids))
    for (const { id, kind } of due) await onSettled?.(tx, { id, kind, outcome: 'kept', at: now })
    return due.length
  })
}
