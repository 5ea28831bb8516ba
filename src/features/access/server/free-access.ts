import type { Runtime } from '../../../platform/runtime.server.ts'
import { type User, wasErasedSince } from '../../account/server.ts'
import { FREE_ANALYSES, remaining } from '../domain/derive-plan.ts'
import { monthOf } from '../domain/grant-period.ts'
import { insertGrant, listGrantsOfUser } from './grants.repo.ts'

export type FreeOutcome = 'ready' | 'used' | 'not_verified'

/** Opens this calendar month's free analysis of a person who has proved their address; used up it stays so. */
export async function openFreeMonth(
  runtime: Pick<Runtime, 'db' | 'keyring' | 'now'>,
  user: Pick<User, 'id' | 'email' | 'emailVerified'>,
): Promise<FreeOutcome> {
  if (!user.emailVerified) return 'not_verified'
  const now = runtime.now()
  const month = monthOf(now)
  // Else erasing one's data would be a way to a free analysis each time.
  if (await wasErasedSince(runtime.db, runtime.keyring, user.email, month.startsAt)) return 'used'
  await insertGrant(runtime.db, {
    userId: user.id,
    email: user.email,
    plan: 'free',
    ...month,
    analysesTotal: FREE_ANALYSES,
  })
  const grants = await listGrantsOfUser(runtime.db, user.id, now)
  const free = grants.find(
    ({ plan, startsAt }) => plan === 'free' && startsAt.getTime() === month.startsAt.getTime(),
  )
  return free && remaining(free) > 0 ? 'ready' : 'used'
}
