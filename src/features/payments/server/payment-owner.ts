import type { Database } from '../../../platform/database/database.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { findUser, sessionUser, type User } from '../../account/server.ts'
import type { Payment } from './payments.repo.ts'
import { findSubscriptionOwner } from './subscriptions.repo.ts'

type Owned = Pick<Payment, 'userId' | 'subscriptionId'>

/**
 * The user that a payment belongs to: of the money that came, or of the monthly plan that is being paid. Undefined
 * where only an address was typed so far. Never found by the address, which can become another person's.
 */
export async function ownerOfPayment(
  db: Database,
  { userId, subscriptionId }: Owned,
): Promise<string | undefined> {
  if (userId !== null) return userId
  return subscriptionId === null ? undefined : findSubscriptionOwner(db, subscriptionId)
}

/** Whose mails about a payment are, at the address they have now. */
export async function findPayer(db: Database, payment: Owned): Promise<User | undefined> {
  const owner = await ownerOfPayment(db, payment)
  return owner === undefined ? undefined : findUser(db, owner)
}

/**
 * The address that a visitor may know of a payment: the owner, signed in, the one they have now; the browser that
 * paid the one that was paid for, since its owner may have left that one behind.
 */
export async function addressForVisitor(
  runtime: Runtime,
  cookies: string | null | undefined,
  payment: Pick<Payment, 'userId' | 'email'>,
): Promise<string> {
  const user = await sessionUser(runtime, cookies)
  return user && user.id === payment.userId ? user.email : payment.email
}
