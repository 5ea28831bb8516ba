import { and, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { grants, grantUses } from '../tables.ts'

export type Grant = typeof grants.$inferSelect

/** Undefined when this payment already has its grant. */
export async function insertGrant(
  db: Database,
  grant: typeof grants.$inferInsert,
): Promise<Grant | undefined> {
  const [row] = await db
    .insert(grants)
    .values(grant)
    .onConflictDoNothing({ target: grants.paymentId })
    .returning()
  return row
}

export async function listGrantsOfUser(db: Database, userId: string): Promise<Grant[]> {
  return db.select().from(grants).where(eq(grants.userId, userId)).orderBy(desc(grants.endsAt))
}

export async function findGrantOfPayment(
  db: Database,
  paymentId: string,
): Promise<Grant | undefined> {
  const [row] = await db.select().from(grants).where(eq(grants.paymentId, paymentId))
  return row
}

export async function listGrants(
  db: Database,
  of: { paymentIds: string[]; userIds: string[] },
): Promise<Grant[]> {
  const wanted = [
    ...(of.userIds.length > 0 ? [inArray(grants.userId, of.userIds)] : []),
    ...(of.paymentIds.length > 0 ? [inArray(grants.paymentId, of.paymentIds)] : []),
  ]
  if (wanted.length === 0) return []
  return db
    .select()
    .from(grants)
    .where(or(...wanted))
    .orderBy(desc(grants.endsAt))
}

export async function revokeGrant(
  db: Database,
  paymentId: string,
  at: Date,
): Promise<Grant | undefined> {
  const [row] = await db
    .update(grants)
    .set({ revokedAt: at })
    .where(and(eq(grants.paymentId, paymentId), isNull(grants.revokedAt)))
    .returning()
  return row
}

/**
 * Holds the grant's row, so that uses are counted one after the other. Not `for update`: a case stored before in
 * the same transaction already shares the row's key, and two such would wait for each other.
 */
export async function lockGrant(db: Database, id: string): Promise<Grant | undefined> {
  const [row] = await db.select().from(grants).where(eq(grants.id, id)).for('no key update')
  return row
}

export async function countUses(db: Database, grantId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(grantUses)
    .where(and(eq(grantUses.grantId, grantId), gte(grantUses.usedAt, since)))
  return row?.uses ?? 0
}

export async function insertUse(
  db: Database,
  grantId: string,
  subject: string,
  usedAt: Date,
): Promise<void> {
  await db
    .insert(grantUses)
    .values({ grantId, subject, usedAt })
    .onConflictDoUpdate({
      target: [grantUses.grantId, grantUses.subject],
      set: { usedAt: sql`${grantUses.usedAt}` },
    })
}
