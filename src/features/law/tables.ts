import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Errors that readers reported in entries of the corpus, for the operator. */
export const lawReports = pgTable(
  'law_reports',
  {
    id: uuid('id').primaryKey(),
    provisionId: text('provision_id').notNull(),
    /** What the entry said when it was reported, so that a mended one is not mended again. */
    substance: text('substance').notNull(),
    /** A reader may tell of their own case here. */
    messageEncrypted: text('message_encrypted'),
    language: text('language').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('law_reports_provision_index').on(table.provisionId, table.createdAt)],
)

/** One official file taken in by `legal law import`, and how far it has been read. */
export const lawImports = pgTable(
  'law_imports',
  {
    id: uuid('id').primaryKey(),
    country: text('country').notNull(),
    jurisdiction: text('jurisdiction').notNull(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the file: an import is resumed only on the same bytes. */
    fileHash: text('file_hash').notNull(),
    format: text('format', { enum: ['uslm', 'akoma-ntoso', 'csv'] }).notNull(),
    /** Rows of the file already dealt with: an import that was cut off goes on behind them. */
    rowsDone: integer('rows_done').notNull().default(0),
    /** Sections of the file already stored. */
    sectionsDone: integer('sections_done').notNull().default(0),
    rowsSkipped: integer('rows_skipped').notNull().default(0),
    bytesTotal: bigint('bytes_total', { mode: 'number' }).notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [unique('law_imports_file').on(table.jurisdiction, table.fileHash)],
)

/** Sections of official texts, to compare our entries with. */
export const officialSections = pgTable(
  'official_sections',
  {
    jurisdiction: text('jurisdiction').notNull(),
    act: text('act').notNull(),
    section: text('section').notNull(),
    heading: text('heading').notNull().default(''),
    text: text('text').notNull().default(''),
    importId: uuid('import_id')
      .notNull()
      .references(() => lawImports.id, { onDelete: 'cascade' }),
  },
  (table) => [
    // A file read anew stands beside the one before until it is whole.
    primaryKey({ columns: [table.importId, table.act, table.section] }),
    index('official_sections_citation_index').on(table.jurisdiction, table.act, table.section),
  ],
)
