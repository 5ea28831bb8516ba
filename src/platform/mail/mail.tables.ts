import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Mails to be delivered. What they say is encrypted, since they can hold codes and links that open things. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    kind: text('kind').notNull(),
    language: text('language').notNull(),
    subjectEncrypted: text('subject_encrypted').notNull(),
    textEncrypted: text('text_encrypted').notNull(),
    htmlEncrypted: text('html_encrypted').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('mail_outbox_created_index').on(table.createdAt)],
)
