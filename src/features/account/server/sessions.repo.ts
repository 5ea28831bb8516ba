import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { sessions } from '../tables.ts'

export type StoredSession = Pick<
  typeof sessions.$inferSelect,
  'id' | 'userAgent' | 'createdAt' | 'updatedAt'
>

/** The sessions of a person that still open something, last used first. */
export async function listSessions(
  db: Database,
  userId: string,
  now: Date,
): Promise<StoredSession[]> {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.createdAt))
    .limit(100)
}

/** Notes that a session was used, unless that is noted for the time since `unlessSince`. */
export async function noteUse(
  db: Database,
  id: string,
  usedAt: Date,
  unlessSince: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ updatedAt: usedAt })
    .where(and(eq(sessions.id, id), lt(sessions.updatedAt, unlessSince)))
}

/** @returns whether it was this person's */
export async function deleteSession(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}
