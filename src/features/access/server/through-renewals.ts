import type { Database } from '../../../platform/database/database.server.ts'
import { listAwaitedRenewals } from '../../payments/server.ts'
import { mayAwaitRenewal, throughRenewal } from '../domain/renewal-grace.ts'

type Held = { paymentId: string | null; endsAt: Date; revokedAt: Date | null }

/**
 * Grants as they hold now: the month of a plan that renews goes on until it is known whether the next one was paid,
 * since the provider charges for it a while after the month began.
 */
export async function throughRenewals<Grant extends Held>(
  db: Database,
  grants: readonly Grant[],
  now: Date,
): Promise<Grant[]> {
  const ended = grants.flatMap((grant) =>
    grant.paymentId && mayAwaitRenewal(grant, now) ? [grant.paymentId] : [],
  )
  if (ended.length === 0) return [...grants]
  const awaited = await listAwaitedRenewals(db, ended)
  return grants.map((grant) => {
    const monthEnd = awaited.get(grant.paymentId ?? '')
    return monthEnd ? throughRenewal(grant, monthEnd) : grant
  })
}
