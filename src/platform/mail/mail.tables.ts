import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Mails to be delivered. What they say is encrypted, since they can hold codes and links that open things,
 * and is removed (null) as soon as it was sent or given up.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    kind: text('kind').notNull(),
    language: text('language').notNull(),
    subjectEncrypted: text('subject_encrypted'),
    textEncrypted: text('text_encrypted'),
    htmlEncrypted: text('html_encrypted'),
    /** Further head lines as JSON: reply-to and the address that stops such mails. */
    headEncrypted: text('head_encrypted'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When to try (again); null once there is nothing left to do. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    /** The recipient's server sent it back, at once or later. */
    bouncedAt: timestamp('bounced_at', { withTimezone: true }),
  },
  (table) => [
    index('mail_outbox_created_index').on(table.createdAt),
    index('mail_outbox_due_index')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
  ],
)

/** Addresses that stopped a kind of mail, as keyed hashes. */
export const mailStops = pgTable(
  'mail_stops',
  {
    addressHash: text('address_hash').notNull(),
    kind: text('kind').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.kind] })],
)
