import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { receiptNumbers, receipts } from '../tables.ts'

export type Receipt = typeof receipts.$inferSelect

/**
 * The next number of a year. Its row stays locked until the transaction ends: a paper that is not written leaves no
 * gap, and nobody else's comes before it.
 */
export async function takeReceiptCount(tx: Database, year: number): Promise<number> {
  const [row] = await tx
    .insert(receiptNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: receiptNumbers.year,
      set: { last: sql`${receiptNumbers.last} + 1` },
    })
    .returning({ last: receiptNumbers.last })
  if (!row) throw new Error('An upsert of a receipt number returned no row')
  return row.last
}

export async function insertReceipt(
  tx: Database,
  receipt: typeof receipts.$inferInsert,
): Promise<Receipt> {
  const [row] = await tx.insert(receipts).values(receipt).returning()
  if (!row) throw new Error('An insert of a receipt returned no row')
  return row
}

export async function findReceipt(db: Database, id: string): Promise<Receipt | undefined> {
  const [row] = await db.select().from(receipts).where(eq(receipts.id, id))
  return row
}

/** Receipt and credit notes of payments, in the order of their writing. */
export async function listReceipts(db: Database, paymentIds: string[]): Promise<Receipt[]> {
  if (paymentIds.length === 0) return []
  return db
    .select()
    .from(receipts)
    .where(inArray(receipts.paymentId, paymentIds))
    .orderBy(asc(receipts.issuedAt), asc(receipts.number))
}
