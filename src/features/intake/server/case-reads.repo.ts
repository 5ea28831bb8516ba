import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { caseReads, legalCases } from '../tables.ts'

const HOUR_MS = 3_600_000
const MOST_LISTED = 100

/** That somebody opened a case: its owner, the browser that paid for it, or an operator, who gives a reason. */
export type CaseRead = { caseId: string; readAt: Date } & (
  | { reader: 'owner' | 'payer' }
  | { reader: 'operator'; operator: string; reason: string }
)

/** What a person is told of an opening of their case. */
export type SeenRead = {
  caseId: string
  reader: 'owner' | 'payer' | 'operator'
  /** Why an operator opened it; empty for the person. */
  reason: string
  readAt: Date
}

/**
 * Keeps that a case was opened. A person who goes back and forth is kept once an hour; every opening by an operator
 * is kept. A case that is gone meanwhile is no error.
 */
export async function recordCaseRead(db: Database, read: CaseRead): Promise<void> {
  if (read.reader !== 'operator' && (await wasReadLately(db, read))) return
  await db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: legalCases.id })
      .from(legalCases)
      .where(eq(legalCases.id, read.caseId))
      .for('no key update')
    if (!held) return
    // Asked again now that nobody else can write: two tabs may open at once.
    if (read.reader !== 'operator' && (await wasReadLately(tx, read))) return
    await tx.insert(caseReads).values(read)
  })
}

async function wasReadLately(db: Database, { caseId, reader, readAt }: CaseRead): Promise<boolean> {
  const [row] = await db
    .select({ id: caseReads.id })
    .from(caseReads)
    .where(
      and(
        eq(caseReads.caseId, caseId),
        eq(caseReads.reader, reader),
        gt(caseReads.readAt, new Date(readAt.getTime() - HOUR_MS)),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Who opened a case, the newest first. */
export async function listCaseReads(db: Database, caseId: string): Promise<SeenRead[]> {
  return db
    .select(COLUMNS)
    .from(caseReads)
    .where(eq(caseReads.caseId, caseId))
    .orderBy(desc(caseReads.readAt))
    .limit(MOST_LISTED)
}

/** When operators opened a person's cases, the newest first. */
export async function listOperatorReads(db: Database, userId: string): Promise<SeenRead[]> {
  return db
    .select(COLUMNS)
    .from(caseReads)
    .innerJoin(legalCases, eq(legalCases.id, caseReads.caseId))
    .where(and(eq(legalCases.userId, userId), eq(caseReads.reader, 'operator')))
    .orderBy(desc(caseReads.readAt))
    .limit(MOST_LISTED)
}

const COLUMNS = {
  caseId: caseReads.caseId,
  reader: caseReads.reader,
  reason: caseReads.reason,
  readAt: caseReads.readAt,
}
