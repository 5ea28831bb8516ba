import type { Database } from '../../../platform/database/database.server.ts'
import { lockUser, lockUserByEmail, writeDerivedPlan } from '../../account/server.ts'
import { listPaymentsById, ownerOfPayment, type Payment, PLANS } from '../../payments/server.ts'
import { endOfPaidPeriod, endsOfBoughtTimes } from '../domain/grant-period.ts'
import {
  type Grant,
  insertGrant,
  listStandingGrants,
  restoreGrant,
  revokeGrant,
  writeGrantEnd,
} from './grants.repo.ts'
import { planOfUser } from './plan-of-user.ts'

/**
 * Gives a paid payment its one grant, as long as the money that was kept says; run again it changes nothing.
 * Runs in the payment's transaction, after the payment's own row was written.
 */
export async function giveAccess(
  tx: Database,
  payment: Payment,
  now: Date,
): Promise<{ userId: string }> {
  // The user's row is held, so that two payments of one person extend each other instead of overlapping.
  // By what is known of the owner first: the address may be another's by now.
  const owner = await ownerOfPayment(tx, payment)
  const user = (owner && (await lockUser(tx, owner))) || (await lockUserByEmail(tx, payment.email))
  const startsAt = payment.periodStart ?? now
  const made = await insertGrant(tx, {
    paymentId: payment.id,
    userId: user.id,
    email: payment.email,
    plan: payment.type,
    startsAt,
    endsAt: payment.periodEnd ?? startsAt,
    ...limitsOf(payment.type),
  })
  if (!made) await restoreGrant(tx, payment.id)
  await reckon(tx, user.id, now, made ? { lastPaymentDate: now } : {})
  return { userId: user.id }
}

/** Takes a payment's access back at once, when the money went back. */
export async function takeAccessBack(tx: Database, payment: Payment, now: Date): Promise<void> {
  const revoked = await revokeGrant(tx, payment.id, now)
  if (revoked) await reckon(tx, revoked.userId, now, {})
}

/** Writes what follows for a person from what the provider says of their monthly plan. */
export async function followPlan(tx: Database, userId: string, now: Date): Promise<void> {
  if (await lockUser(tx, userId)) await reckon(tx, userId, now, {})
}

/** Writes when each paid grant of a person ends, and the columns that follow from it. */
async function reckon(
  tx: Database,
  userId: string,
  now: Date,
  also: { lastPaymentDate?: Date },
): Promise<void> {
  const grants = await listStandingGrants(tx, userId)
  const payments = await listPaymentsById(
    tx,
    grants.flatMap(({ paymentId }) => paymentId ?? []),
  )
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  const paid = grants.flatMap((grant) => {
    const payment = byId.get(grant.paymentId ?? '')
    return payment ? [{ grant, payment }] : []
  })
  for (const [id, endsAt] of endsOf(paid)) await writeGrantEnd(tx, id, endsAt)
  await writeDerivedPlan(tx, userId, { ...(await planOfUser(tx, userId, now)), ...also })
}

type PaidGrant = { grant: Grant; payment: Payment }

function endsOf(paid: PaidGrant[]): Map<string, Date> {
  const ends = endsOfBoughtTimes(
    paid
      .filter(({ payment }) => payment.periodStart === null)
      .map(({ grant, payment }) => ({
        id: grant.id,
        boughtAt: grant.startsAt,
        days: PLANS.unlimited.accessDays ?? 0,
        keptShare: keptShare(payment),
      })),
  )
  for (const { grant, payment } of paid) {
    if (!payment.periodStart || !payment.periodEnd) continue
    const period = { startsAt: payment.periodStart, endsAt: payment.periodEnd }
    ends.set(grant.id, endOfPaidPeriod(period, keptShare(payment)))
  }
  return ends
}

function keptShare({ amount, amountRefunded }: Payment): number {
  return amount > 0 ? Math.max(0, 1 - amountRefunded / amount) : 1
}

function limitsOf(type: string): { analysesTotal: number | null; analysesPerDay: number | null } {
  const plan = type === 'standard' || type === 'premium' ? PLANS[type] : PLANS.unlimited
  return {
    analysesTotal: plan.analysisCredits === -1 ? null : plan.analysisCredits,
    analysesPerDay: plan.analysesPerDay,
  }
}
