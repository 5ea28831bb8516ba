import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Keyring } from '../../../platform/secrets/keyring.server.ts'
import type { LawyerAnswer } from '../../../shared/contact-choices.ts'
import { lawyerReferrals } from '../tables.ts'

export type Referral = typeof lawyerReferrals.$inferSelect

const place = (id: string) => `lawyer_referrals.answer_message:${id}`

/** Held until the transaction ends, so that limits are counted one after the other. */
export async function lockContacts(tx: Database, of: `person:${string}` | `lawyer:${string}`) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('contacts'), hashtext(${of}))`)
}

/** @returns its id; undefined when this lawyer was asked about this case before */
export async function insertReferral(
  tx: Database,
  given: { caseId: string; lawyerId: string; userId: string; requestId: string; createdAt: Date },
): Promise<string | undefined> {
  const [row] = await tx
    .insert(lawyerReferrals)
    .values({ ...given, id: randomUUID(), contacted: true })
    .onConflictDoNothing({ target: [lawyerReferrals.caseId, lawyerReferrals.lawyerId] })
    .returning({ id: lawyerReferrals.id })
  return row?.id
}

export async function setReferralMail(tx: Database, id: string, mailId: string): Promise<void> {
  await tx.update(lawyerReferrals).set({ mailId }).where(eq(lawyerReferrals.id, id))
}

/** How many lawyers a person asked since a moment. */
export async function countAskedBy(db: Database, userId: string, since: Date): Promise<number> {
  return countReferrals(db, and(eq(lawyerReferrals.userId, userId), isSince(since)))
}

/** How many requests a lawyer got since a moment, from everybody. */
export async function countAsksOf(db: Database, lawyerId: string, since: Date): Promise<number> {
  return countReferrals(db, and(eq(lawyerReferrals.lawyerId, lawyerId), isSince(since)))
}

const isSince = (since: Date) => gt(lawyerReferrals.createdAt, since)

async function countReferrals(db: Database, where: ReturnType<typeof and>): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(lawyerReferrals)
    .where(where)
  return row?.count ?? 0
}

/** Which lawyers were asked about a case. */
export async function lawyersAsked(db: Database, caseId: string): Promise<Set<string>> {
  const rows = await db
    .select({ lawyerId: lawyerReferrals.lawyerId })
    .from(lawyerReferrals)
    .where(eq(lawyerReferrals.caseId, caseId))
  return new Set(rows.flatMap(({ lawyerId }) => lawyerId ?? []))
}

/** What a person sent, the newest first; of one case, or of all. */
export async function listReferrals(
  db: Database,
  keyring: Keyring,
  { userId, caseId }: { userId: string; caseId?: string | undefined },
): Promise<(Referral & { message: string | null })[]> {
  const rows = await db
    .select()
    .from(lawyerReferrals)
    .where(
      and(
        eq(lawyerReferrals.userId, userId),
        caseId === undefined ? undefined : eq(lawyerReferrals.caseId, caseId),
      ),
    )
    .orderBy(desc(lawyerReferrals.createdAt), lawyerReferrals.id)
    .limit(500)
  return rows.map((row) => ({
    ...row,
    message:
      row.answerMessageEncrypted === null
        ? null
        : keyring.decrypt(row.answerMessageEncrypted, place(row.id)),
  }))
}

export async function findReferral(db: Database, id: string): Promise<Referral | undefined> {
  const [row] = await db.select().from(lawyerReferrals).where(eq(lawyerReferrals.id, id))
  return row
}

export async function lockReferral(tx: Database, id: string): Promise<Referral | undefined> {
  const [row] = await tx
    .select()
    .from(lawyerReferrals)
    .where(eq(lawyerReferrals.id, id))
    .for('update')
  return row
}

/** @returns the ids of what was sent about a case, held until the transaction ends */
export async function lockReferralsOfCase(tx: Database, caseId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: lawyerReferrals.id })
    .from(lawyerReferrals)
    .where(eq(lawyerReferrals.caseId, caseId))
    .orderBy(lawyerReferrals.id)
    .for('update')
  return rows.map(({ id }) => id)
}

/** @param answeredAt of the first answer: a later one does not make the lawyer slower */
export async function writeAnswer(
  tx: Database,
  keyring: Keyring,
  { id, answer, message, answeredAt }: WrittenAnswer,
): Promise<void> {
  const answerMessageEncrypted = message === '' ? null : keyring.encrypt(message, place(id))
  await tx
    .update(lawyerReferrals)
    .set({ answer, answerMessageEncrypted, answeredAt })
    .where(eq(lawyerReferrals.id, id))
}

type WrittenAnswer = { id: string; answer: LawyerAnswer; message: string; answeredAt: Date }

export function readMessage(keyring: Keyring, row: Referral): string {
  return row.answerMessageEncrypted === null
    ? ''
    : keyring.decrypt(row.answerMessageEncrypted, place(row.id))
}

/** How many requests a lawyer answered, and the median of the minutes it took from the mail's delivery. */
export async function measureAnswers(
  tx: Database,
  lawyerId: string,
): Promise<{ count: number; medianMinutes: number | null }> {
  const { rows } = await tx.execute<{ count: number; minutes: number | null }>(sql`
    select count(*)::int as count, round(percentile_cont(0.5) within group (order by
      greatest(0, extract(epoch from answered_at - coalesce(sent_at, created_at)) / 60)))::int as minutes
    from ${lawyerReferrals} where lawyer_id = ${lawyerId} and answered_at is not null`)
  return { count: rows[0]?.count ?? 0, medianMinutes: rows[0]?.minutes ?? null }
}

/** What became of the mail with a request. The first delivery counts; a later bounce of it counts too. */
export async function markDelivery(
  tx: Database,
  mailId: string,
  mark: { sentAt: Date } | { bouncedAt: Date },
): Promise<void> {
  const set =
    'sentAt' in mark
      ? { sentAt: sql`coalesce(${lawyerReferrals.sentAt}, ${mark.sentAt})`, bouncedAt: null }
      : mark
  await tx.update(lawyerReferrals).set(set).where(eq(lawyerReferrals.mailId, mailId))
}

const OPEN = and(isNull(lawyerReferrals.answeredAt), isNull(lawyerReferrals.bouncedAt))

/** Requests that nobody answered, written at a moment or before and not reminded of yet, in the order of their ids. */
export async function listUnreminded(
  db: Database,
  { before, after, limit }: Page,
): Promise<Referral[]> {
  return db
    .select()
    .from(lawyerReferrals)
    .where(
      and(
        OPEN,
        isNull(lawyerReferrals.remindedAt),
        isNotNull(lawyerReferrals.requestId),
        lte(lawyerReferrals.createdAt, before),
        gt(lawyerReferrals.id, after),
      ),
    )
    .orderBy(lawyerReferrals.id)
    .limit(limit)
}

/** The same after the reminder, as long as the person was not told. */
export async function listSilent(
  db: Database,
  { before, after, limit }: Page,
): Promise<Referral[]> {
  return db
    .select()
    .from(lawyerReferrals)
    .where(
      and(
        OPEN,
        isNull(lawyerReferrals.silenceToldAt),
        lte(lawyerReferrals.remindedAt, before),
        gt(lawyerReferrals.id, after),
      ),
    )
    .orderBy(lawyerReferrals.id)
    .limit(limit)
}

type Page = { before: Date; after: string; limit: number }

export async function markReminded(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(lawyerReferrals).set({ remindedAt: now }).where(eq(lawyerReferrals.id, id))
}

/** Marks those of a request whose silence is told, as far as they are still silent. @returns how many */
export async function markSilenceTold(tx: Database, ids: string[], now: Date): Promise<number> {
  const marked = await tx
    .update(lawyerReferrals)
    .set({ silenceToldAt: now })
    .where(and(inArray(lawyerReferrals.id, ids), OPEN, isNull(lawyerReferrals.silenceToldAt)))
    .returning({ id: lawyerReferrals.id })
  return marked.length
}
