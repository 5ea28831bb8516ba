import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Plan, status, credits and expiry are derived from grants and written in the same transaction. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  name: text('name').notNull().default(''),
  /** True once the owner of the address gave back a code we sent there; a payment alone proves nothing. */
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** The language of mails and pages, as the person saved it. */
  preferredLanguage: text('preferred_language'),
  stripeCustomerId: text('stripe_customer_id').unique(),
  subscriptionPlan: text('subscription_plan', { enum: ['free', 'standard', 'premium'] })
    .notNull()
    .default('free'),
  subscriptionStatus: text('subscription_status').notNull().default('inactive'),
  subscriptionId: text('subscription_id'),
  /** -1 means unlimited. */
  analysisCredits: integer('analysis_credits').notNull().default(1),
  premiumExpiresAt: moment('premium_expires_at'),
  lastPaymentDate: moment('last_payment_date'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Property names of the three tables below are those Better Auth expects. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Useless alone: the cookie carries it with a signature. */
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user_index').on(table.userId)],
)

/** Other ways in than a code. Better Auth reads it at each first sign-in; nothing of ours writes it yet. */
export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('auth_accounts_user_index').on(table.userId)],
)

/** Live codes: address and code both only as keyed hashes. */
export const verifications = pgTable(
  'verifications',
  {
    // Not a uuid: Better Auth's locks are rows whose id is a hash.
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier_index').on(table.identifier)],
)

/** A change of address under way: a code to the old and one to the new, both only as keyed hashes. */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  newEmail: text('new_email').notNull(),
  oldCodeHash: text('old_code_hash').notNull(),
  newCodeHash: text('new_code_hash').notNull(),
  attempts: integer('attempts').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** That an address was erased and when, provable to who knows the address and to nobody else. */
export const erasures = pgTable('erasures', {
  id: uuid('id').primaryKey().defaultRandom(),
  addressHash: text('address_hash').notNull(),
  erasedAt: moment('erased_at').notNull(),
})
