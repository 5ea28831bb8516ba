import { randomUUID } from 'node:crypto'
import { and, desc, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { grants, grantUses } from '../tables.ts'

/** One analysis booked on a grant. The subject is the id of its case, or of nothing once the case is deleted. */
export type BookedUse = { subject: string; plan: string; usedAt: Date }

const MOST_LISTED = 10_000

/** The analyses of a person since a moment, the newest first. */
export async function listUsesOfUser(
  db: Database,
  userId: string,
  since: Date,
): Promise<BookedUse[]> {
  return db
    .select({ subject: grantUses.subject, plan: grants.plan, usedAt: grantUses.usedAt })
    .from(grantUses)
    .innerJoin(grants, eq(grants.id, grantUses.grantId))
    .where(and(eq(grants.userId, userId), gte(grantUses.usedAt, since)))
    .orderBy(desc(grantUses.usedAt))
    .limit(MOST_LISTED)
}

/** Keeps that an analysis was made, and no longer which: its case is deleted. */
export async function forgetSubject(tx: Database, userId: string, subject: string): Promise<void> {
  const own = tx.select({ id: grants.id }).from(grants).where(eq(grants.userId, userId))
  await tx
    .update(grantUses)
    .set({ subject: `deleted ${randomUUID()}` })
    .where(and(inArray(grantUses.grantId, own), eq(grantUses.subject, subject)))
}

/** Grants that nobody paid for follow their owner's address; a bought one says what it was bought for. */
export async function moveFreeGrants(tx: Database, userId: string, email: string): Promise<void> {
  await tx
    .update(grants)
    .set({ email })
    .where(and(eq(grants.userId, userId), isNull(grants.paymentId)))
}
