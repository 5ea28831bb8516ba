import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { payments, withdrawals } from '../tables.ts'
import type { Payment } from './payments.repo.ts'

export type Withdrawal = typeof withdrawals.$inferSelect

export async function insertWithdrawal(
  tx: Database,
  withdrawal: { paymentId: string; statedAt: Date },
): Promise<Withdrawal> {
  const [row] = await tx.insert(withdrawals).values(withdrawal).returning()
  if (!row) throw new Error('An insert of a withdrawal returned no row')
  return row
}

export async function listWithdrawals(db: Database, paymentIds: string[]): Promise<Withdrawal[]> {
  if (paymentIds.length === 0) return []
  return db.select().from(withdrawals).where(inArray(withdrawals.paymentId, paymentIds))
}

/** Withdrawals whose money has not gone back yet, the oldest first. */
export async function listOpenWithdrawals(
  db: Database,
): Promise<{ withdrawal: Withdrawal; payment: Payment }[]> {
  return db
    .select({ withdrawal: withdrawals, payment: payments })
    .from(withdrawals)
    .innerJoin(payments, eq(payments.id, withdrawals.paymentId))
    .where(isNull(withdrawals.refundedAt))
    .orderBy(asc(withdrawals.statedAt))
    .limit(500)
}

export async function markRefunded(
  db: Database,
  id: string,
  refund: { refundId: string | null; refundedAt: Date },
): Promise<void> {
  await db.update(withdrawals).set(refund).where(eq(withdrawals.id, id))
}

/** Whether this payment renews a monthly plan: an earlier one of the same plan went through. */
export async function isRenewal(db: Database, payment: Payment): Promise<boolean> {
  if (payment.subscriptionId === null) return false
  const [earlier] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.subscriptionId, payment.subscriptionId),
        eq(payments.status, 'succeeded'),
        lt(payments.createdAt, payment.createdAt),
      ),
    )
    .limit(1)
  return earlier !== undefined
}
