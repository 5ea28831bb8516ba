import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A monthly plan, as the provider keeps it; `endedAt` is set once nothing more will be charged or given. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    stripeSubscriptionId: text('stripe_subscription_id').notNull().unique(),
    plan: text('plan', { enum: ['standard', 'premium'] }).notNull(),
    status: text('status', {
      enum: ['incomplete', 'active', 'past_due', 'unpaid', 'canceled'],
    }).notNull(),
    currentPeriodStart: moment('current_period_start'),
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // Nobody pays two monthly plans at once.
    uniqueIndex('subscriptions_one_at_a_time')
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
  ],
)

/** One row per payment intent, from its creation on; a month of a subscription is one too. */
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
    /** The monthly plan this payment is for, and the time it pays. */
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id),
    periodStart: moment('period_start'),
    periodEnd: moment('period_end'),
    /** Which terms the payer accepted, and when. */
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    /** Language of the mails about this payment. */
    language: text('language').notNull().default('en'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('payments_user_index').on(table.userId, table.createdAt),
    index('payments_open_index').on(table.status, table.createdAt),
    index('payments_subscription_index').on(table.subscriptionId),
  ],
)

/** A receipt for money that came, a credit note for money that went back. Never changed once written. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind', { enum: ['receipt', 'refund'] }).notNull(),
    /** Such as 2026-000123: without gaps within a year. */
    number: text('number').notNull().unique(),
    /** Cents of this document alone. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** Cents that had gone back in all when it was written; 0 on a receipt. */
    refundedTotal: integer('refunded_total').notNull().default(0),
    /** Who sold, as configured on that day. */
    seller: jsonb('seller').$type<Record<string, string>>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    unique('receipts_once').on(table.paymentId, table.kind, table.refundedTotal),
    index('receipts_payment_index').on(table.paymentId),
  ],
)

/** The last number given in each year. */
export const receiptNumbers = pgTable('receipt_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/** A statement of withdrawal from a purchase, kept with the moment it reached us. */
export const withdrawals = pgTable('withdrawals', {
  id: uuid('id').primaryKey().defaultRandom(),
  paymentId: uuid('payment_id')
    .notNull()
    .unique()
    .references(() => payments.id),
  statedAt: moment('stated_at').notNull(),
  /** The provider's refund, once it was made. */
  refundId: text('refund_id'),
  refundedAt: moment('refunded_at'),
})
