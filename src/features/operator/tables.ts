import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Everything an operator looked at or changed, with the reason they gave. Never what they saw. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    operator: text('operator').notNull(),
    command: text('command').notNull(),
    /** Kind and id of what it was about, such as `case:…`. */
    subject: text('subject').notNull(),
    reason: text('reason').notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('operator_actions_subject_index').on(table.subject, table.doneAt)],
)
