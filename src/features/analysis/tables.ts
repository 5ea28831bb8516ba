import { jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { legalCases } from '../intake/tables.ts'

export const legalAnalyses = pgTable('legal_analysis', {
  id: uuid('id').primaryKey().defaultRandom(),
  caseId: uuid('case_id')
    .notNull()
    .unique()
    .references(() => legalCases.id, { onDelete: 'cascade' }),
  identifiedAreas: jsonb('identified_areas').$type<string[]>().notNull(),
  /** A JSON list; law only, never the person's words. */
  applicableLaws: text('applicable_laws').notNull(),
  keyConsiderations: jsonb('key_considerations').$type<string[]>().notNull(),
  confidence: numeric('confidence', { precision: 4, scale: 3, mode: 'number' }).notNull(),
  engine: text('engine').notNull(),
  language: text('language').notNull(),
  /** The whole result as shown, encrypted: it quotes what the person wrote. */
  resultEncrypted: text('result_encrypted').notNull(),
  /** Mark of the changes of law that the person was told of. */
  lawChangeTold: text('law_change_told'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
