import { and, count, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { startOfDay } from '../domain/grant-period.ts'
import { grants, grantUses } from '../tables.ts'
import { throughRenewals } from './through-renewals.ts'

export type Grant = typeof grants.$inferSelect

/** A grant and how much of it was used, in all and since midnight UTC. */
export type UsedGrant = Grant & { usedTotal: number; usedToday: number }

/** Undefined when this payment, or this free month, already has its grant. */
export async function insertGrant(
  db: Database,
  grant: typeof grants.$inferInsert,
): Promise<Grant | undefined> {
  const [row] = await db.insert(grants).values(grant).onConflictDoNothing().returning()
  return row
}

export async function listGrantsOfUser(
  db: Database,
  userId: string,
  now: Date,
): Promise<UsedGrant[]> {
  return listGrants(db, { paymentIds: [], userIds: [userId] }, now)
}

export async function findGrantOfPayment(
  db: Database,
  paymentId: string,
): Promise<Grant | undefined> {
  const [row] = await db.select().from(grants).where(eq(grants.paymentId, paymentId))
  return row
}

/** As they hold at `now`: see `throughRenewals`. */
export async function listGrants(
  db: Database,
  of: { paymentIds: string[]; userIds: string[] },
  now: Date,
): Promise<UsedGrant[]> {
  const wanted = [
    ...(of.userIds.length > 0 ? [inArray(grants.userId, of.userIds)] : []),
    ...(of.paymentIds.length > 0 ? [inArray(grants.paymentId, of.paymentIds)] : []),
  ]
  if (wanted.length === 0) return []
  const found = await db
    .select({
      ...getTableColumns(grants),
      usedTotal: count(grantUses.usedAt),
      usedToday: usesSince(startOfDay(now)),
    })
    .from(grants)
    .leftJoin(grantUses, eq(grantUses.grantId, grants.id))
    .where(or(...wanted))
    .groupBy(grants.id)
    .orderBy(desc(grants.endsAt))
  return throughRenewals(db, found, now)
}

/** Those that were not taken back, whether or not they have ended. */
export async function listStandingGrants(db: Database, userId: string): Promise<Grant[]> {
  return db
    .select()
    .from(grants)
    .where(and(eq(grants.userId, userId), isNull(grants.revokedAt)))
}

export async function writeGrantEnd(db: Database, id: string, endsAt: Date): Promise<void> {
  await db.update(grants).set({ endsAt }).where(eq(grants.id, id))
}

/** Undefined where the payment has no grant, or none that stands. */
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

/** The money is back with us after all. */
export async function restoreGrant(db: Database, paymentId: string): Promise<void> {
  await db.update(grants).set({ revokedAt: null }).where(eq(grants.paymentId, paymentId))
}

/**
 * Holds the grant's row, so that uses are counted one after the other. Not `for update`: a case stored before in
 * the same transaction already shares the row's key, and two such would wait for each other.
 */
export async function lockGrant(db: Database, id: string): Promise<Grant | undefined> {
  const [row] = await db.select().from(grants).where(eq(grants.id, id)).for('no key update')
  return row
}

/** Analyses booked on a grant, in all and since midnight UTC. */
export async function countUses(
  db: Database,
  grantId: string,
  now: Date,
): Promise<Pick<UsedGrant, 'usedTotal' | 'usedToday'>> {
  const [row] = await db
    .select({ usedTotal: count(), usedToday: usesSince(startOfDay(now)) })
    .from(grantUses)
    .where(eq(grantUses.grantId, grantId))
  return row ?? { usedTotal: 0, usedToday: 0 }
}

const usesSince = (start: Date) =>
  sql<number>`count(*) filter (where ${grantUses.usedAt} >= ${start.toISOString()}::timestamptz)`.mapWith(
    Number,
  )

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
