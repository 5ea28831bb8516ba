import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'
import { payments } from '../payments/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The right to analyses for a time. One payment gives exactly one; the free one of a month has no payment. */
export const grants = pgTable(
  'grants',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .unique()
      .references(() => payments.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    email: text('email').notNull(),
    plan: text('plan').notNull(),
    /** Analyses in all and on one day (UTC); null where that is not limited. */
    analysesTotal: integer('analyses_total'),
    analysesPerDay: integer('analyses_per_day'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('grants_user_index').on(table.userId, table.endsAt),
    uniqueIndex('grants_free_month')
      .on(table.userId, table.startsAt)
      .where(sql`${table.plan} = 'free'`),
  ],
)

/** One row per analysis made under a grant; the daily limit counts them. */
export const grantUses = pgTable(
  'grant_uses',
  {
    grantId: uuid('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.grantId, table.subject] }),
    index('grant_uses_day_index').on(table.grantId, table.usedAt),
  ],
)
