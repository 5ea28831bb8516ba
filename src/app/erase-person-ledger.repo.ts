import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import { grants } from '../features/access/tables.ts'
import { users } from '../features/account/tables.ts'
import { payments, receipts, subscriptions, withdrawals } from '../features/payments/tables.ts'
import type { Database } from '../platform/database/database.server.ts'
import { erasedAddress } from '../shared/erased-address.ts'
import { PERSONAL_TABLES, type Person } from './person-tables.repo.ts'

/**
 * What the books need of a person stays, without the person: payments that moved money with their receipts and
 * withdrawals, the monthly plan and the access they were for. No access stands any more, and a row without address
 * or name holds them together.
 */
export async function stripLedger(tx: Database, person: Person, now: Date): Promise<void> {
  const { userId } = person
  const email = erasedAddress(userId)
  await tx.delete(grants).where(and(eq(grants.userId, userId), isNull(grants.paymentId)))
  await tx
    .update(grants)
    .set({
      email,
      revokedAt: sql`coalesce(${grants.revokedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(grants.userId, userId))
  await tx.delete(payments).where(and(ownPayments(person), not(MOVED_MONEY)))
  await tx.update(payments).set({ email, userId }).where(ownPayments(person))
  await tx
    .delete(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        sql`not exists (select 1 from ${payments} where ${payments.subscriptionId} = ${subscriptions.id})`,
      ),
    )
  await leaveStub(tx, userId, email)
}

const MOVED_MONEY = sql`(${payments.status} in ('succeeded', 'processing')
  or exists (select 1 from ${receipts} where ${receipts.paymentId} = ${payments.id})
  or exists (select 1 from ${withdrawals} where ${withdrawals.paymentId} = ${payments.id})
  or exists (select 1 from ${grants} where ${grants.paymentId} = ${payments.id}))`

function ownPayments(person: Person): SQL {
  const entry = PERSONAL_TABLES.find(({ table }) => table === payments)
  if (typeof entry?.rows !== 'function') throw new Error('Payments are found by their own columns')
  return entry.rows(person)
}

/** A row without a person where the books refer to one, else none. */
async function leaveStub(tx: Database, userId: string, email: string): Promise<void> {
  const referredTo = sql`(exists (select 1 from ${payments} where ${payments.userId} = ${userId})
    or exists (select 1 from ${subscriptions} where ${subscriptions.userId} = ${userId})
    or exists (select 1 from ${grants} where ${grants.userId} = ${userId}))`
  await tx.delete(users).where(and(eq(users.id, userId), not(referredTo)))
  await tx
    .update(users)
    .set({
      email,
      name: '',
      emailVerified: false,
      image: null,
      preferredLanguage: null,
      stripeCustomerId: null,
      subscriptionPlan: 'free',
      subscriptionStatus: 'inactive',
      subscriptionId: null,
      analysisCredits: 0,
      premiumExpiresAt: null,
      lastPaymentDate: null,
    })
    .where(eq(users.id, userId))
}
