import { boolean, index, integer, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'
import { lawyers } from '../directory/tables.ts'
import { legalCases } from '../intake/tables.ts'

export const lawyerReferrals = pgTable(
  'lawyer_referrals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => legalCases.id, { onDelete: 'cascade' }),
    /** Null once the lawyer was taken off the list: that somebody was asked stays known. */
    lawyerId: uuid('lawyer_id').references(() => lawyers.id, { onDelete: 'set null' }),
    userId: uuid('user_id').references(() => users.id),
    contacted: boolean('contacted').notNull().default(false),
    /** Cents. */
    referralFee: integer('referral_fee').notNull().default(0),
    commissionPaid: boolean('commission_paid').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('lawyer_referrals_once').on(table.caseId, table.lawyerId),
    index('lawyer_referrals_lawyer_index').on(table.lawyerId, table.createdAt),
  ],
)
