import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'
import { payments } from '../payments/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The right to analyses for a time. One payment gives exactly one. */
export const grants = pgTable(
  'grants',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    email: text('email').notNull(),
    plan: text('plan').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('grants_user_index').on(table.userId, table.endsAt)],
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
