import type { Database } from '../../../platform/database/database.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { sessionUser } from '../../account/server.ts'
import { checkoutIntents, findPayment } from '../../payments/server.ts'
import { ANALYSES_PER_DAY, isActive, startOfDay } from '../domain/grant-period.ts'
import {
  countUses,
  findGrantOfPayment,
  type Grant,
  insertUse,
  listGrants,
  lockGrant,
} from './grants.repo.ts'

/** `paidHere`: this browser made the payment, so that its cookie alone opens what the grant made. */
export type HeldGrant = Grant & { paidHere: boolean }

/**
 * The grants a request may use: those of payments its browser made, proved by the signed checkout cookie, and
 * those of the address its session has proved. Ended and revoked ones are included, since they still open the
 * results they paid for.
 */
export async function grantsOfBrowser(
  runtime: Runtime,
  cookieHeader: string | null | undefined,
): Promise<{ grants: HeldGrant[]; userId: string | undefined }> {
  const intents = checkoutIntents(runtime, cookieHeader)
  const payments = await Promise.all(intents.map((id) => findPayment(runtime.db, id)))
  const user = await sessionUser(runtime, cookieHeader)
  const paymentIds = payments.flatMap((payment) => (payment ? [payment.id] : []))
  const held = await listGrants(runtime.db, { paymentIds, userIds: user ? [user.id] : [] })
  const grants = held.map((grant) => ({
    ...grant,
    paidHere: paymentIds.includes(grant.paymentId),
  }))
  return { grants, userId: user?.id }
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

/** The active grant this browser holds for an address, if any. */
export async function activeGrantFor(
  runtime: Runtime,
  cookieHeader: string | null | undefined,
  email: string,
): Promise<HeldGrant | undefined> {
  const { grants } = await grantsOfBrowser(runtime, cookieHeader)
  return grants.find((grant) => grant.email === email && isActive(grant, runtime.now()))
}

/**
 * Books one analysis on a grant, in the transaction that stores its case.
 * @returns false when the grant ended or its daily limit is reached
 */
export async function bookAnalysis(
  tx: Database,
  grantId: string,
  caseId: string,
  now: Date,
): Promise<boolean> {
  const grant = await lockGrant(tx, grantId)
  if (!grant || !isActive(grant, now)) return false
  if ((await countUses(tx, grantId, startOfDay(now))) >= ANALYSES_PER_DAY) return false
  await insertUse(tx, grantId, caseId, now)
  return true
}
