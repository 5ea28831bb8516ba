import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { emailChanges } from '../tables.ts'

export type EmailChange = typeof emailChanges.$inferSelect

/** A person has one change under way: a new one takes the place of the one before, with tries of its own. */
export async function keepEmailChange(
  tx: Database,
  change: Omit<EmailChange, 'attempts'>,
): Promise<void> {
  const { userId: _, ...written } = { ...change, attempts: 0 }
  await tx
    .insert(emailChanges)
    .values({ ...change, attempts: 0 })
    .onConflictDoUpdate({ target: emailChanges.userId, set: written })
}

/** The change that could still be confirmed. */
export async function findEmailChange(
  db: Database,
  userId: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
  return row
}

/** Counts a try and holds the row, so that tries at the same moment are counted one after the other. */
export async function takeTry(
  tx: Database,
  userId: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const [row] = await tx
    .update(emailChanges)
    .set({ attempts: sql`${emailChanges.attempts} + 1` })
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
    .returning()
  return row
}

export async function forgetEmailChange(tx: Database, userId: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
}

/** Addresses somebody only thought of are not kept longer than their codes work. */
export async function forgetOldEmailChanges(db: Database, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, now))
}
