import type { Runtime } from '../../../platform/runtime.server.ts'
import { listGrantsOfUser, planOf } from '../../access/server.ts'
import type { User } from '../../account/server.ts'
import { hasRenewingPlan, PLANS } from '../../payments/server.ts'
import type { AccountHeader } from '../contract.ts'

/** What stands above the tabs: derived now, since the columns still say what was true when they were written. */
export async function accountHeader(
  { db, now }: Pick<Runtime, 'db' | 'now'>,
  user: User,
): Promise<AccountHeader> {
  const [grants, renews] = await Promise.all([
    listGrantsOfUser(db, user.id, now()),
    hasRenewingPlan(db, user.id),
  ])
  const plan = planOf(grants, now())
  return {
    id: user.id,
    email: user.email,
    plan: plan.subscriptionPlan,
    planEndsAt: plan.premiumExpiresAt?.toISOString() ?? null,
    renews,
    analysisCredits: plan.analysisCredits,
    analysesPerDay: plan.analysisCredits === -1 ? PLANS.unlimited.analysesPerDay : null,
    memberSince: user.createdAt.toISOString(),
  }
}
