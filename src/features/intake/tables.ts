import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { grants } from '../access/tables.ts'
import { users } from '../account/tables.ts'
import { payments } from '../payments/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const legalCases = pgTable(
  'legal_cases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id),
    /** The grant whose payer may read the case beside its owner; null when its owner asked with a session. */
    grantId: uuid('grant_id').references(() => grants.id),
    /** One case per payment intent, whoever comes first. */
    paymentIntentId: text('payment_intent_id')
      .unique()
      .references(() => payments.stripePaymentIntentId),
    email: text('email').notNull(),
    country: text('country').notNull(),
    jurisdiction: text('jurisdiction').notNull(),
    legalArea: text('legal_area'),
    /** AES-256-GCM, with the id of its key. */
    factsEncrypted: text('facts_encrypted').notNull(),
    urgency: text('urgency', { enum: ['low', 'medium', 'high'] }).notNull(),
    documentsEncrypted: text('documents_encrypted'),
    language: text('language').notNull().default('en'),
    /** What the person calls the case. */
    titleEncrypted: text('title_encrypted'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('legal_cases_user_index').on(table.userId, table.createdAt),
    index('legal_cases_grant_index').on(table.grantId, table.createdAt),
  ],
)

/** The form that travels with a payment, so that a closed tab loses nothing. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    paymentIntentId: text('payment_intent_id')
      .primaryKey()
      .references(() => payments.stripePaymentIntentId, { onDelete: 'cascade' }),
    formEncrypted: text('form_encrypted').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('form_drafts_age_index').on(table.createdAt)],
)

/** Who opened a case and when: its owner sees it, and gone with the case. */
export const caseReads = pgTable(
  'case_reads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => legalCases.id, { onDelete: 'cascade' }),
    reader: text('reader', { enum: ['owner', 'payer', 'operator'] }).notNull(),
    /** An operator's name and reason; empty for the person. */
    operator: text('operator').notNull().default(''),
    reason: text('reason').notNull().default(''),
    readAt: moment('read_at').notNull(),
  },
  (table) => [index('case_reads_case_index').on(table.caseId, table.readAt)],
)
