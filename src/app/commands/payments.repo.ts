import { desc, eq, or, sql } from 'drizzle-orm'
import { payments, receipts, withdrawals } from '../../features/payments/tables.ts'
import type { Database } from '../../platform/database/database.server.ts'
import { isUuid } from './operator-order.ts'

export type PaymentLine = {
  id: string
  intentId: string
  createdAt: Date
  email: string
  type: string
  amount: number
  amountRefunded: number
  currency: string
  status: string
  /** Numbers of its receipt and credit notes. */
  papers: string[]
  withdrawnAt: Date | null
}

const COLUMNS = {
  id: payments.id,
  intentId: payments.stripePaymentIntentId,
  createdAt: payments.createdAt,
  email: payments.email,
  type: payments.type,
  amount: payments.amount,
  amountRefunded: payments.amountRefunded,
  currency: payments.currency,
  status: payments.status,
  papers: sql<string[]>`array(select ${receipts.number} from ${receipts}
    where ${receipts.paymentId} = ${payments.id} order by ${receipts.issuedAt})`,
  withdrawnAt: withdrawals.statedAt,
}

/** The newest first; of one person, of one state, or all. */
export async function listPaymentLines(
  db: Database,
  { userId, status, limit }: { userId?: string; status?: string | undefined; limit: number },
): Promise<PaymentLine[]> {
  return db
    .select(COLUMNS)
    .from(payments)
    .leftJoin(withdrawals, eq(withdrawals.paymentId, payments.id))
    .where(
      sql`${userId === undefined ? sql`true` : eq(payments.userId, userId)}
        and ${status === undefined ? sql`true` : sql`${payments.status} = ${status}`}`,
    )
    .orderBy(desc(payments.createdAt))
    .limit(limit)
}

/** By its own id, the provider's, or the number of one of its papers. */
export async function findPaymentLine(
  db: Database,
  about: string,
): Promise<PaymentLine | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(payments)
    .leftJoin(withdrawals, eq(withdrawals.paymentId, payments.id))
    .where(
      or(
        isUuid(about) ? eq(payments.id, about) : undefined,
        eq(payments.stripePaymentIntentId, about),
        sql`exists (select 1 from ${receipts} where ${receipts.paymentId} = ${payments.id}
          and ${receipts.number} = ${about})`,
      ),
    )
  return row
}
