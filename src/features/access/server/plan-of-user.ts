import type { Database } from '../../../platform/database/database.server.ts'
import { monthlyStanding } from '../../payments/server.ts'
import { planOf } from '../domain/derive-plan.ts'
import { listGrantsOfUser } from './grants.repo.ts'

/** A person's plan at this moment; the columns of their row only say what was true when they were last written. */
export async function planOfUser(
  db: Database,
  userId: string,
  now: Date,
): Promise<ReturnType<typeof planOf>> {
  const grants = await listGrantsOfUser(db, userId, now)
  return planOf(grants, now, await monthlyStanding(db, userId))
}
