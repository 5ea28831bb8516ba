import { and, asc, desc, eq, gte, inArray, isNull, notExists, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/database/database.server.ts'
import { payments, subscriptions } from '../tables.ts'
import type { Payment } from './payments.repo.ts'

export type Subscription = typeof subscriptions.$inferSelect

/** Lets the first payments of one person's plans be set up one after the other, in whatever process. */
export async function holdSubscribing(tx: Database, userId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`subscribing ${userId}`}, 0))`,
  )
}

export async function insertSubscription(
  db: Database,
  subscription: typeof subscriptions.$inferInsert,
): Promise<Subscription> {
  const [row] = await db.insert(subscriptions).values(subscription).returning()
  if (!row) throw new Error('An insert of a subscription returned no row')
  return row
}

/**
 * Holds the row. Not `for update`: whoever writes one of its payments meanwhile shares the row's key, and the two
 * would wait for each other.
 */
export async function lockSubscription(
  db: Database,
  stripeSubscriptionId: string,
): Promise<Subscription | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.stripeSubscriptionId, stripeSubscriptionId))
    .for('no key update')
  return row
}

/** The one that has not ended; at most one a person. */
export async function findLiveSubscription(
  db: Database,
  userId: string,
): Promise<Subscription | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt)))
  return row
}

export async function findNewestSubscription(
  db: Database,
  userId: string,
): Promise<Subscription | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1)
  return row
}

/** @param id ours */
export async function findSubscriptionOwner(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
  return row?.userId
}

export async function findSubscriptionOfIntent(
  db: Database,
  intentId: string,
): Promise<Subscription | undefined> {
  const [row] = await db
    .select({ subscription: subscriptions })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(eq(payments.stripePaymentIntentId, intentId))
  return row?.subscription
}

export async function writeSubscription(
  db: Database,
  id: string,
  state: Partial<
    Pick<
      Subscription,
      | 'plan'
      | 'status'
      | 'currentPeriodStart'
      | 'currentPeriodEnd'
      | 'cancelAtPeriodEnd'
      | 'endedAt'
    >
  >,
): Promise<void> {
  await db
    .update(subscriptions)
    .set({ ...state, updatedAt: sql`now()` })
    .where(eq(subscriptions.id, id))
}

/** Held in one order, before anything of their owner is: two syncs never wait for each other. */
export async function lockPaymentsOfSubscription(
  db: Database,
  subscriptionId: string,
): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.subscriptionId, subscriptionId))
    .orderBy(asc(payments.id))
    .for('update')
}

export async function listPaymentsOfSubscription(
  db: Database,
  subscriptionId: string,
): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.subscriptionId, subscriptionId))
    .orderBy(desc(payments.createdAt))
}

/** A month's payment is kept once, however many tell of it. */
export async function keepMonthlyPayment(
  db: Database,
  payment: typeof payments.$inferInsert,
): Promise<void> {
  await db
    .insert(payments)
    .values(payment)
    .onConflictDoNothing({ target: payments.stripePaymentIntentId })
}

/**
 * The ends of those paid months whose plan goes on by itself while nobody knows yet whether the next one is paid.
 * @returns by payment
 */
export async function listAwaitedRenewals(
  db: Database,
  paymentIds: readonly string[],
): Promise<Map<string, Date>> {
  const later = alias(payments, 'later')
  const decided = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.subscriptionId, subscriptions.id),
        gte(later.periodStart, payments.periodEnd),
        notInArray(later.status, ['created', 'processing', 'requires_action']),
      ),
    )
  const rows = await db
    .select({ paymentId: payments.id, monthEnd: payments.periodEnd })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(
      and(
        inArray(payments.id, [...paymentIds]),
        isNull(subscriptions.endedAt),
        eq(subscriptions.status, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        notExists(decided),
      ),
    )
  return new Map(
    rows.flatMap(({ paymentId, monthEnd }) => (monthEnd ? [[paymentId, monthEnd]] : [])),
  )
}

/**
 * Live ones of which more is to be learned: waiting for a payment, past the end of their month, with a month that no
 * payment is known for yet, or with the month's money gone back. The longest unseen first.
 */
export async function listDoubtfulSubscriptions(
  db: Database,
  now: Date,
  limit: number,
): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const rows = await db
    .select({ id: subscriptions.stripeSubscriptionId })
    .from(subscriptions)
    .where(
      and(
        isNull(subscriptions.endedAt),
        sql`(${subscriptions.status} <> 'active' or ${subscriptions.currentPeriodEnd} <= ${at}
          or not exists (select 1 from ${payments}
            where ${payments.subscriptionId} = ${subscriptions.id} and ${payments.status} = 'succeeded'
              and ${payments.periodEnd} >= ${subscriptions.currentPeriodEnd})
          or exists (select 1 from ${payments}
            where ${payments.subscriptionId} = ${subscriptions.id} and ${payments.periodEnd} > ${at}
              and ${payments.amountRefunded} >= ${payments.amount} and ${payments.amount} > 0))`,
      ),
    )
    .orderBy(asc(subscriptions.updatedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}
