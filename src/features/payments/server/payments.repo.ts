import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { payments } from '../tables.ts'

export type Payment = typeof payments.$inferSelect

export async function insertPayment(
  db: Database,
  payment: typeof payments.$inferInsert,
): Promise<Payment> {
  const [row] = await db.insert(payments).values(payment).returning()
  if (!row) throw new Error('An insert of a payment returned no row')
  return row
}

export async function lockPayment(db: Database, intentId: string): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.stripePaymentIntentId, intentId))
    .for('update')
  return row
}

export async function findPayment(db: Database, intentId: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.stripePaymentIntentId, intentId))
  return row
}

export async function findPaymentById(db: Database, id: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

export async function listPaymentsById(db: Database, ids: string[]): Promise<Payment[]> {
  return ids.length === 0 ? [] : db.select().from(payments).where(inArray(payments.id, ids))
}

/** The newest of these intents that this address may go on paying. */
export async function findOpenPayment(
  db: Database,
  intentIds: string[],
  email: string,
  type: string,
  createdAfter: Date,
): Promise<Payment | undefined> {
  if (intentIds.length === 0) return undefined
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.stripePaymentIntentId, intentIds),
        eq(payments.email, email),
        eq(payments.type, type),
        inArray(payments.status, ['created', 'failed', 'requires_action']),
        sql`${payments.createdAt} > ${createdAfter.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return row
}

export async function writePaymentState(
  db: Database,
  id: string,
  state: Partial<
    Pick<
      Payment,
      'status' | 'amountRefunded' | 'userId' | 'language' | 'termsVersion' | 'termsAcceptedAt'
    >
  >,
): Promise<void> {
  await db
    .update(payments)
    .set({ ...state, updatedAt: sql`now()` })
    .where(eq(payments.id, id))
}

export async function listPaymentsOfUser(db: Database, userId: string): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt))
    .limit(200)
}

export async function listOpenIntentIds(db: Database, createdAfter: Date): Promise<string[]> {
  const rows = await db
    .select({ intentId: payments.stripePaymentIntentId })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['created', 'processing', 'requires_action']),
        sql`${payments.createdAt} > ${createdAfter.toISOString()}::timestamptz`,
      ),
    )
    .limit(500)
  return rows.map((row) => row.intentId)
}

/** Payments at the checkout that could still be made: of these addresses, or begun before a moment. */
export async function listUnpaidIntents(
  db: Database,
  of: { addresses: string[] } | { begunBefore: Date },
): Promise<string[]> {
  const which =
    'addresses' in of
      ? inArray(payments.email, of.addresses)
      : lt(payments.createdAt, of.begunBefore)
  const rows = await db
    .select({ intentId: payments.stripePaymentIntentId })
    .from(payments)
    .where(
      and(
        which,
        isNull(payments.userId),
        isNull(payments.subscriptionId),
        inArray(payments.status, ['created', 'processing', 'requires_action', 'failed']),
      ),
    )
    .orderBy(payments.createdAt)
    .limit(1_000)
  return rows.map((row) => row.intentId)
}

/** The provider has never heard of it, so that nobody can pay it. */
export async function markNeverPaid(db: Database, intentId: string): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'canceled', updatedAt: sql`now()` })
    .where(and(eq(payments.stripePaymentIntentId, intentId), isNull(payments.userId)))
}
