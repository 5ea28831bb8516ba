import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Calls counted per subject and window; subjects are hashed before they come here. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    subject: text('subject').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.windowStart] })],
)
