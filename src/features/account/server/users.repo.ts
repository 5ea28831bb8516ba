import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { users } from '../tables.ts'

export type User = typeof users.$inferSelect

/** The user of an address, made when there is none. Locks the row, so that grants to one person are given in turn. */
export async function lockUserByEmail(db: Database, email: string): Promise<User> {
  const [user] = await db
    .insert(users)
    .values({ email })
    .onConflictDoUpdate({ target: users.email, set: { updatedAt: sql`now()` } })
    .returning()
  if (!user) throw new Error('An upsert of a user returned no row')
  return user
}

export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

export type DerivedPlan = {
  subscriptionPlan: 'free' | 'standard' | 'premium'
  subscriptionStatus: string
  analysisCredits: number
  premiumExpiresAt: Date | null
  lastPaymentDate?: Date
}

export async function writeDerivedPlan(
  db: Database,
  userId: string,
  plan: DerivedPlan,
): Promise<void> {
  await db
    .update(users)
    .set({ ...plan, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}

export type SubscriptionColumns = {
  stripeCustomerId?: string
  subscriptionId?: string
  subscriptionStatus?: 'active' | 'past_due' | 'canceled' | 'inactive'
}

/** What the provider says of a person's monthly plan. */
export async function writeSubscriptionState(
  db: Database,
  userId: string,
  columns: SubscriptionColumns,
): Promise<void> {
  await db
    .update(users)
    .set({ ...columns, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}
