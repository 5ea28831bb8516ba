import { desc, eq, sql } from 'drizzle-orm'
import { users } from '../../features/account/tables.ts'
import { legalCases } from '../../features/intake/tables.ts'
import { payments } from '../../features/payments/tables.ts'
import type { Database } from '../../platform/database/database.server.ts'
import { normaliseEmail } from '../../shared/email.ts'
import { isUuid } from './operator-order.ts'

export type UserLine = {
  id: string
  email: string
  emailVerified: boolean
  plan: string
  createdAt: Date
  cases: number
  payments: number
}

const COLUMNS = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  plan: users.subscriptionPlan,
  createdAt: users.createdAt,
  cases: sql<number>`(select count(*)::int from ${legalCases} where ${legalCases.userId} = ${users.id})`,
  payments: sql<number>`(select count(*)::int from ${payments} where ${payments.userId} = ${users.id})`,
}

/** The newest first. */
export async function listUserLines(db: Database, limit: number): Promise<UserLine[]> {
  return db.select(COLUMNS).from(users).orderBy(desc(users.createdAt)).limit(limit)
}

/** By id or address. */
export async function findUserLine(db: Database, about: string): Promise<UserLine | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(users)
    .where(isUuid(about) ? eq(users.id, about) : eq(users.email, normaliseEmail(about)))
  return row
}
