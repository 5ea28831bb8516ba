import type { Database } from '../../../platform/database/database.server.ts'
import { findLiveSubscription } from './subscriptions.repo.ts'

/** Whether a person has a monthly plan that goes on by itself, as far as our row knows. */
export async function hasRenewingPlan(db: Database, userId: string): Promise<boolean> {
  const live = await findLiveSubscription(db, userId)
  return live !== undefined && live.status !== 'incomplete' && !live.cancelAtPeriodEnd
}
