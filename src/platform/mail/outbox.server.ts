import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database.server.ts'
import { mailOutbox } from './mail.tables.ts'
import type { Bounce } from './read-bounce.ts'

const LISTED = 500

/** A mail as an operator may see it: never what it says. */
export type OutboxLine = {
  id: string
  recipient: string
  kind: string
  createdAt: Date
  attempts: number
  failedAt: Date | null
  bouncedAt: Date | null
  /** Whether what it says is still there. */
  canResend: boolean
}

const LINE = {
  id: mailOutbox.id,
  recipient: mailOutbox.recipient,
  kind: mailOutbox.kind,
  createdAt: mailOutbox.createdAt,
  attempts: mailOutbox.attempts,
  failedAt: mailOutbox.failedAt,
  bouncedAt: mailOutbox.bouncedAt,
  canResend: sql<boolean>`${mailOutbox.textEncrypted} is not null`,
}

/** Mails that are on their way or tried again, the oldest first. */
export async function listWaitingMails(db: Database): Promise<OutboxLine[]> {
  return db
    .select(LINE)
    .from(mailOutbox)
    .where(isNotNull(mailOutbox.nextAttemptAt))
    .orderBy(asc(mailOutbox.createdAt))
    .limit(LISTED)
}

/** Mails that were given up or came back, the newest first. */
export async function listDeadMails(db: Database): Promise<OutboxLine[]> {
  return db
    .select(LINE)
    .from(mailOutbox)
    .where(sql`${mailOutbox.failedAt} is not null or ${mailOutbox.bouncedAt} is not null`)
    .orderBy(desc(mailOutbox.createdAt))
    .limit(LISTED)
}

export type ResendOutcome = 'queued' | 'unknown' | 'on_its_way' | 'nothing_left'

/** Begins anew with a mail that was given up. */
export async function resendMail(db: Database, id: string, now: Date): Promise<ResendOutcome> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, id)).for('update')
    if (!row) return 'unknown'
    if (row.nextAttemptAt) return 'on_its_way'
    if (row.textEncrypted === null) return 'nothing_left'
    await tx
      .update(mailOutbox)
      .set({ createdAt: now, nextAttemptAt: now, attempts: 0, failedAt: null, bouncedAt: null })
      .where(eq(mailOutbox.id, id))
    return 'queued'
  })
}

/**
 * Marks a mail that came back. The recipient must be the one it was sent to: anybody can write a notification.
 * @returns whether it is a mail of ours that was not marked before
 */
export async function recordBounce(
  db: Database,
  { reference, recipient }: Pick<Bounce, 'reference' | 'recipient'>,
  now: Date,
): Promise<boolean> {
  const marked = await db
    .update(mailOutbox)
    .set({ bouncedAt: now, nextAttemptAt: null })
    .where(
      and(
        eq(mailOutbox.id, reference),
        eq(sql`lower(${mailOutbox.recipient})`, recipient),
        isNull(mailOutbox.bouncedAt),
      ),
    )
    .returning({ id: mailOutbox.id })
  return marked.length > 0
}
