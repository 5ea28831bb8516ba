import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { lawyers } from '../tables.ts'

/** Writes how many requests a lawyer answered and how long it usually took, as measured. */
export async function writeAnswerTimes(
  tx: Database,
  lawyerId: string,
  { count, medianMinutes }: { count: number; medianMinutes: number | null },
): Promise<void> {
  await tx
    .update(lawyers)
    .set({ answersCounted: count, answerMedianMinutes: medianMinutes })
    .where(eq(lawyers.id, lawyerId))
}
