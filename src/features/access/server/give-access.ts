import type { Database } from '../../../platform/database/database.server.ts'
import { type DerivedPlan, lockUserByEmail, writeDerivedPlan } from '../../account/server.ts'
import { type Payment, PLANS } from '../../payments/server.ts'
import { grantPeriod, isActive } from '../domain/grant-period.ts'
import { type Grant, insertGrant, listGrantsOfUser, revokeGrant } from './grants.repo.ts'

const ACCESS_DAYS = PLANS.unlimited.accessDays ?? 30

/** Gives a succeeded payment its one grant; run again it changes nothing. Runs in the payment's transaction. */
export async function giveAccess(
  tx: Database,
  payment: Payment,
  now: Date,
): Promise<{ userId: string }> {
  // The user's row is held, so that two payments of one person extend each other instead of overlapping.
  const user = await lockUserByEmail(tx, payment.email)
  const held = (await listGrantsOfUser(tx, user.id)).filter((grant) => isActive(grant, now))
  const currentEnd = held.find((grant) => grant.paymentId !== payment.id)?.endsAt
  const made = await insertGrant(tx, {
    paymentId: payment.id,
    userId: user.id,
    email: payment.email,
    plan: payment.type,
    ...grantPeriod(now, ACCESS_DAYS, currentEnd),
  })
  if (made)
    await writeDerivedPlan(tx, user.id, { ...planOf([made, ...held], now), lastPaymentDate: now })
  return { userId: user.id }
}

/** Takes a payment's access back at once, when the money went back. */
export async function takeAccessBack(tx: Database, payment: Payment, now: Date): Promise<void> {
  const revoked = await revokeGrant(tx, payment.id, now)
  if (!revoked) return
  await writeDerivedPlan(
    tx,
    revoked.userId,
    planOf(await listGrantsOfUser(tx, revoked.userId), now),
  )
}

/** What the user columns of the specification say, derived from the grants. */
export function planOf(grants: Grant[], now: Date): DerivedPlan {
  const ends = grants.filter((grant) => isActive(grant, now)).map((grant) => grant.endsAt.getTime())
  if (ends.length === 0) {
    return {
      subscriptionPlan: 'free',
      subscriptionStatus: 'inactive',
      analysisCredits: 1,
      premiumExpiresAt: null,
    }
  }
  return {
    subscriptionPlan: 'premium',
    subscriptionStatus: 'active',
    analysisCredits: -1,
    premiumExpiresAt: new Date(Math.max(...ends)),
  }
}
