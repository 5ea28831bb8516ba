import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'
import { lawyers } from '../directory/tables.ts'
import { legalCases } from '../intake/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What a person sends to several lawyers at once. Every word of theirs is encrypted. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => legalCases.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Name, summary, telephone, times, and the facts only where the person ticked them: one JSON text. */
    contentEncrypted: text('content_encrypted').notNull(),
    channel: text('channel', { enum: ['email', 'phone'] }).notNull(),
    language: text('language').notNull(),
    consentedAt: moment('consented_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('contact_requests_user_index').on(table.userId, table.createdAt)],
)

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
    requestId: uuid('request_id').references(() => contactRequests.id, { onDelete: 'cascade' }),
    /** The mail in the outbox that carries the request; its delivery is the state of this row. */
    mailId: uuid('mail_id'),
    sentAt: moment('sent_at'),
    bouncedAt: moment('bounced_at'),
    answer: text('answer', { enum: ['can_help', 'cannot', 'need_more'] }),
    answerMessageEncrypted: text('answer_message_encrypted'),
    answeredAt: moment('answered_at'),
    /** When the lawyer was reminded, and when the person was told that no answer came. */
    remindedAt: moment('reminded_at'),
    silenceToldAt: moment('silence_told_at'),
  },
  (table) => [
    unique('lawyer_referrals_once').on(table.caseId, table.lawyerId),
    index('lawyer_referrals_lawyer_index').on(table.lawyerId, table.createdAt),
    index('lawyer_referrals_request_index').on(table.requestId),
    index('lawyer_referrals_mail_index').on(table.mailId),
  ],
)

/** Addresses of lawyers who want no more requests, as keyed hashes: kept whatever becomes of the record. */
export const contactStops = pgTable('contact_stops', {
  addressHash: text('address_hash').primaryKey(),
  since: moment('since').notNull(),
})

/** When a person is asked by mail whether the result helped; gone with the case. */
export const helpQuestions = pgTable(
  'help_questions',
  {
    caseId: uuid('case_id')
      .primaryKey()
      .references(() => legalCases.id, { onDelete: 'cascade' }),
    askAt: moment('ask_at').notNull(),
    askedAt: moment('asked_at'),
    answeredAt: moment('answered_at'),
  },
  (table) => [index('help_questions_due_index').on(table.askAt)],
)

/** Answers as counts alone: no person, no case, no moment. */
export const answerCounts = pgTable(
  'answer_counts',
  {
    day: date('day').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    area: text('area').notNull(),
    language: text('language').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.question, table.answer, table.area, table.language] }),
  ],
)

/** Texts given for the quality tests, with consent and with nothing that says whose they were. */
export const givenTexts = pgTable('given_texts', {
  id: uuid('id').primaryKey().defaultRandom(),
  textEncrypted: text('text_encrypted').notNull(),
  language: text('language').notNull(),
  area: text('area').notNull(),
  day: date('day').notNull(),
})
