import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One row per payment intent, from its creation on. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Set once the payment succeeded: a typed address alone makes no user. */
    userId: uuid('user_id').references(() => users.id),
    email: text('email').notNull(),
    stripePaymentIntentId: text('stripe_payment_intent_id').notNull().unique(),
    amount: integer('amount').notNull(),
    amountRefunded: integer('amount_refunded').notNull().default(0),
    currency: text('currency').notNull().default('usd'),
    status: text('status', {
      enum: ['created', 'processing', 'requires_action', 'succeeded', 'failed', 'canceled'],
    }).notNull(),
    type: text('type').notNull(),
    description: text('description').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('payments_user_index').on(table.userId, table.createdAt),
    index('payments_open_index').on(table.status, table.createdAt),
  ],
)
