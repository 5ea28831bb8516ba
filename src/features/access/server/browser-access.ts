import type { Database } from '../../../platform/database/database.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { sessionUser } from '../../account/server.ts'
import { checkoutIntents, findPayment } from '../../payments/server.ts'
import { chooseGrant, hasRoomToday, remaining } from '../domain/derive-plan.ts'
import { isActive } from '../domain/grant-period.ts'
import {
  countUses,
  findGrantOfPayment,
  type Grant,
  insertUse,
  listGrants,
  lockGrant,
  type UsedGrant,
} from './grants.repo.ts'
import { throughRenewals } from './through-renewals.ts'

/** `paidHere`: this browser made the payment, so that its cookie alone opens what the grant made. */
export type HeldGrant = UsedGrant & { paidHere: boolean }

/**
 * The grants a request may use: those of payments its browser made, proved by the signed checkout cookie, and
 * those of the address its session has proved. Ended and revoked ones are included, since they still open the
 * results they paid for.
 */
export async function grantsOfBrowser(
  runtime: Runtime,
  cookieHeader: string | null | undefined,
): Promise<{ grants: HeldGrant[]; userId: string | undefined; userEmail: string | undefined }> {
  const intents = checkoutIntents(runtime, cookieHeader)
  const payments = await Promise.all(intents.map((id) => findPayment(runtime.db, id)))
  const user = await sessionUser(runtime, cookieHeader)
  const paymentIds = payments.flatMap((payment) => (payment ? [payment.id] : []))
  const wanted = { paymentIds, userIds: user ? [user.id] : [] }
  const held = await listGrants(runtime.db, wanted, runtime.now())
  const grants = held.map((grant) => ({
    ...grant,
    paidHere: grant.paymentId !== null && paymentIds.includes(grant.paymentId),
  }))
  return { grants, userId: user?.id, userEmail: user?.email }
}

/** When the last of the paid access that a request may use was over; undefined while some runs, or there was none. */
export async function accessEndedAt(
  runtime: Runtime,
  cookieHeader: string | null | undefined,
): Promise<Date | undefined> {
  const { grants } = await grantsOfBrowser(runtime, cookieHeader)
  const now = runtime.now()
  const paid = grants.filter(({ plan, revokedAt }) => plan !== 'free' && revokedAt === null)
  if (paid.some(({ endsAt }) => endsAt > now)) return undefined
  const [newest] = paid.sort((a, b) => b.endsAt.getTime() - a.endsAt.getTime())
  return newest?.endsAt
}

/** The payments this browser made that gave access, newest first. */
export async function purchasesOfBrowser(
  runtime: Runtime,
  cookieHeader: string | null | undefined,
): Promise<{ intentId: string; grant: Grant }[]> {
  const purchases = await Promise.all(
    checkoutIntents(runtime, cookieHeader).map(async (intentId) => {
      const grant = await grantOfIntent(runtime, intentId)
      return grant ? [{ intentId, grant }] : []
    }),
  )
  return purchases.flat()
}

/** The grant a payment intent gave, if it was paid and the money has not gone back. */
export async function grantOfIntent(
  runtime: Runtime,
  intentId: string,
): Promise<Grant | undefined> {
  const payment = await findPayment(runtime.db, intentId)
  const grant = payment ? await findGrantOfPayment(runtime.db, payment.id) : undefined
  return grant?.revokedAt ? undefined : grant
}

/**
 * The grant this browser's next analysis for an address is booked on, if it holds one with analyses left. A grant
 * keeps the address it was bought for, which the browser that paid goes on using; its owner's session uses it under
 * the address that the account has now.
 */
export async function activeGrantFor(
  runtime: Runtime,
  cookieHeader: string | null | undefined,
  email: string,
): Promise<HeldGrant | undefined> {
  const { grants, userId, userEmail } = await grantsOfBrowser(runtime, cookieHeader)
  const isOwn = (grant: HeldGrant) => userEmail === email && grant.userId === userId
  return chooseGrant(
    grants.filter((grant) => grant.email === email || isOwn(grant)),
    runtime.now(),
  )
}

/**
 * Books one analysis on a grant, in the transaction that stores its case.
 * @returns false when the grant ended, or its analyses of the day or in all are used up
 */
export async function bookAnalysis(
  tx: Database,
  grantId: string,
  caseId: string,
  now: Date,
): Promise<boolean> {
  const held = await lockGrant(tx, grantId)
  const [grant] = held ? await throughRenewals(tx, [held], now) : []
  if (!grant || !isActive(grant, now)) return false
  const used = { ...grant, ...(await countUses(tx, grantId, now)) }
  if (remaining(used) === 0 || !hasRoomToday(used)) return false
  await insertUse(tx, grantId, caseId, now)
  return true
}
