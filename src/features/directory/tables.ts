import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

export const lawyers = pgTable(
  'lawyers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    nameLocal: text('name_local'),
    firm: text('firm').notNull(),
    location: text('location').notNull(),
    country: text('country').notNull(),
    jurisdiction: text('jurisdiction').notNull(),
    /** Years. */
    experience: integer('experience').notNull(),
    specializations: text('specializations').array().notNull(),
    bio: text('bio').notNull().default(''),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }),
    reviewCount: integer('review_count').notNull().default(0),
    freeConsultation: boolean('free_consultation').notNull().default(false),
    contingencyFee: boolean('contingency_fee').notNull().default(false),
    languages: jsonb('languages').$type<string[]>().notNull().default([]),
    responseTime: text('response_time'),
    phone: text('phone'),
    email: text('email'),
    website: text('website'),
    /** Cents. Stored as specified; it touches no ranking. */
    referralFee: integer('referral_fee').notNull().default(5000),
    isPartner: boolean('is_partner').notNull().default(false),
    isSample: boolean('is_sample').notNull().default(false),
    licenceNumber: text('licence_number'),
    register: text('register'),
    checkedOn: text('checked_on'),
    /** Name, firm and city, folded to lower case without accents. */
    searchText: text('search_text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('lawyers_place_index').on(table.country, table.jurisdiction),
    index('lawyers_specializations_index').using('gin', table.specializations),
    index('lawyers_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
)
