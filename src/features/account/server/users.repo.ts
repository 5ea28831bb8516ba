import { and, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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

/** The user of an id, held as by `lockUserByEmail`. */
export async function lockUser(tx: Database, id: string): Promise<User | undefined> {
  const [user] = await tx
    .update(users)
    .set({ updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning()
  return user
}

/** What a person may change of themselves without proof. */
export async function writeProfile(
  db: Database,
  id: string,
  profile: Partial<Pick<User, 'name' | 'preferredLanguage'>>,
): Promise<User | undefined> {
  const [user] = await db
    .update(users)
    .set({ ...profile, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning()
  return user
}

/**
 * Gives a user another address, which its codes have proved.
 * @returns the address before; undefined where the new one is somebody's
 * @throws what `isTakenEmail` knows, where somebody else is writing the same address
 */
export async function writeEmail(
  tx: Database,
  id: string,
  email: string,
): Promise<string | undefined> {
  const before = await lockUser(tx, id)
  const holder = alias(users, 'holder')
  const [changed] = await tx
    .update(users)
    .set({ email, emailVerified: true, updatedAt: sql`now()` })
    .where(
      and(eq(users.id, id), notExists(tx.select().from(holder).where(eq(holder.email, email)))),
    )
    .returning({ id: users.id })
  return changed && before?.email
}

const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because the address belongs to another user by now. */
export function isTakenEmail(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  if (code === UNIQUE_VIOLATION && constraint === 'users_email_unique') return true
  return isTakenEmail(error.cause)
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
