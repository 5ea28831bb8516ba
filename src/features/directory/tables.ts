import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { CHECK_RESULTS } from './contract.ts'

export const lawyers = pgTable(
  'lawyers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    nameLocal: text('name_local'),
    firm: text('firm').notNull(),
    location: text('location').notNull(),
    locationLocal: text('location_local'),
    country: text('country').notNull(),
    jurisdiction: text('jurisdiction').notNull(),
    /** Years when the record was taken; null where nobody said. */
    experience: integer('experience'),
    admittedYear: integer('admitted_year'),
    specializations: text('specializations').array().notNull(),
    bio: text('bio').notNull().default(''),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }),
    reviewCount: integer('review_count').notNull().default(0),
    freeConsultation: boolean('free_consultation').notNull().default(false),
    contingencyFee: boolean('contingency_fee').notNull().default(false),
    languages: jsonb('languages').$type<string[]>().notNull().default([]),
    responseTime: text('response_time'),
    /** How many requests were answered, and the median time it took; shown from five answers on. */
    answersCounted: integer('answers_counted').notNull().default(0),
    answerMedianMinutes: integer('answer_median_minutes'),
    phone: text('phone'),
    email: text('email'),
    website: text('website'),
    /** Cents. Stored as specified; it touches no ranking. */
    referralFee: integer('referral_fee').notNull().default(5000),
    isPartner: boolean('is_partner').notNull().default(false),
    isSample: boolean('is_sample').notNull().default(false),
    licenceNumber: text('licence_number'),
    register: text('register'),
    /** YYYY-MM-DD of the last check against the register that found the licence in force. */
    checkedOn: text('checked_on'),
    /** Marks to search by (`domain/facets.ts`). */
    facets: text('facets').array().notNull(),
    /** The frequent marks once more, a bit each (`domain/traits.ts`). */
    traits: bigint('traits', { mode: 'number' }).notNull(),
    /** The city, folded, and its name in the local script where that is another one. */
    city: text('city'),
    localCity: text('local_city'),
    /** Fixed place in the daily rotation, below 2^52. */
    rotation: bigint('rotation', { mode: 'number' }).notNull(),
    /** Folded name, to sort by. */
    sortName: text('sort_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('lawyers_licence_index')
      .on(table.register, table.licenceNumber)
      .where(sql`${table.register} is not null and ${table.licenceNumber} is not null`),
    index('lawyers_reviewed_index').on(table.reviewCount).where(sql`${table.reviewCount} > 0`),
    index('lawyers_facets_index').using('gin', table.facets),
    // A walk reads the traits from the index and fetches only who may fit.
    index('lawyers_rotation_index').on(table.rotation, table.traits),
    index('lawyers_country_rotation_index').on(table.country, table.rotation, table.traits),
    index('lawyers_jurisdiction_rotation_index').on(
      table.jurisdiction,
      table.rotation,
      table.traits,
    ),
    index('lawyers_city_rotation_index').on(
      table.country,
      table.city,
      table.rotation,
      table.traits,
    ),
    index('lawyers_local_city_rotation_index')
      .on(table.country, table.localCity, table.rotation, table.traits)
      .where(sql`${table.localCity} is not null`),
    index('lawyers_country_experience_index').on(
      table.country,
      sql`(-coalesce(${table.experience}, 0))`,
      table.rotation,
    ),
    index('lawyers_country_name_index').on(table.country, table.sortName, table.rotation),
  ],
)

/** How many lawyers bear a mark, alone and within a country; kept by triggers on `lawyers`. */
export const lawyerTotals = pgTable(
  'lawyer_totals',
  {
    /** ISO 3166-1, or `*` for everywhere. */
    country: text('country').notNull(),
    facet: text('facet').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.facet] })],
)

/** Every word of a name or city and how many lawyers bear it, for misspelt and half-typed words; kept by triggers. */
export const lawyerWords = pgTable(
  'lawyer_words',
  {
    /** ISO 3166-1, or `*` for everywhere. */
    country: text('country').notNull(),
    /** `n` for names and firms, `m` for cities. */
    kind: text('kind').notNull(),
    word: text('word').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.kind, table.word] }),
    index('lawyer_words_trigram_index').using(
      'gin',
      table.country,
      table.kind,
      table.word.op('gin_trgm_ops'),
    ),
    index('lawyer_words_prefix_index').on(
      table.country,
      table.kind,
      table.word.op('text_pattern_ops'),
    ),
  ],
)

/** One file taken in: how far it was read, so that a cut-off import goes on where it stopped. */
export const lawyerImports = pgTable('lawyer_imports', {
  id: uuid('id').primaryKey().defaultRandom(),
  fileName: text('file_name').notNull(),
  /** Of the file and of how its columns were read. */
  fileHash: text('file_hash').notNull().unique(),
  rowsDone: integer('rows_done').notNull().default(0),
  added: integer('added').notNull().default(0),
  changed: integer('changed').notNull().default(0),
  unchanged: integer('unchanged').notNull().default(0),
  /** Rows that could not be read. */
  refused: integer('refused').notNull().default(0),
  /** Rows of people who do not practise, and of records taken off the list. */
  leftOut: integer('left_out').notNull().default(0),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
})

/** Records taken off the list, so that the next import does not bring them back. */
export const lawyerRemovals = pgTable(
  'lawyer_removals',
  {
    register: text('register').notNull(),
    licenceNumber: text('licence_number').notNull(),
    reason: text('reason').notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.register, table.licenceNumber] })],
)

/** Every look into a register by the operator, whatever it found. */
export const lawyerChecks = pgTable(
  'lawyer_checks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    register: text('register').notNull(),
    licenceNumber: text('licence_number').notNull(),
    /** YYYY-MM-DD. */
    checkedOn: text('checked_on').notNull(),
    result: text('result', { enum: CHECK_RESULTS }).notNull(),
    note: text('note').notNull().default(''),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('lawyer_checks_licence_index').on(table.register, table.licenceNumber)],
)

/** What readers and the lawyers themselves say about a record, for the operator. */
export const lawyerReports = pgTable(
  'lawyer_reports',
  {
    id: uuid('id').primaryKey(),
    lawyerId: uuid('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onDelete: 'cascade' }),
    /** A mistake seen by anybody; or the lawyer asks for a correction or to be taken off the list. */
    kind: text('kind', { enum: ['mistake', 'correct', 'remove'] }).notNull(),
    messageEncrypted: text('message_encrypted'),
    /** Where the lawyer can be answered. */
    emailEncrypted: text('email_encrypted'),
    language: text('language').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('lawyer_reports_lawyer_index').on(table.lawyerId, table.createdAt)],
)
