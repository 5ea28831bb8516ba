import type { Database } from '../../../platform/database/database.server.ts'
import { findNewestSubscription } from './subscriptions.repo.ts'

/** What is true of a person's monthly plan while it gives them nothing. */
type MonthlyStanding = 'inactive' | 'past_due' | 'canceled'

/** `past_due` while a month waits for its money, `canceled` once the newest plan has ended. */
export async function monthlyStanding(db: Database, userId: string): Promise<MonthlyStanding> {
  const newest = await findNewestSubscription(db, userId)
  if (newest?.status === 'past_due' || newest?.status === 'unpaid') return 'past_due'
  return newest?.status === 'canceled' ? 'canceled' : 'inactive'
}
