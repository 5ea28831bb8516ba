import { inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { grants, grantUses } from '../features/access/tables.ts'
import { authAccounts, emailChanges, sessions, users } from '../features/account/tables.ts'
import { legalAnalyses } from '../features/analysis/tables.ts'
import { lawyerReports, lawyers } from '../features/directory/tables.ts'
import { caseReads, formDrafts, legalCases } from '../features/intake/tables.ts'
import { operatorActions } from '../features/operator/tables.ts'
import { payments, receipts, subscriptions, withdrawals } from '../features/payments/tables.ts'
import { contactRequests, helpQuestions, lawyerReferrals } from '../features/referral/tables.ts'
import type { Database } from '../platform/database/database.server.ts'
import { mailOutbox } from '../platform/mail/mail.tables.ts'

/** `addresses` are the present one and those that only this person's own rows still name. */
export type Person = { userId: string; address: string; addresses: string[] }

export type PersonalTable = {
  table: PgTable
  /** What its rows are called in the export. */
  section: string
  /** Which rows are the person's; where the address stands there encrypted, its column. */
  rows: ((person: Person) => SQL) | { sealedAddress: string }
  /** Columns that are not exported: what opens something, or another's data. */
  leftOut?: readonly string[]
  /** Nothing but these columns is exported. */
  only?: readonly string[]
  /** `ledger`: see `strip-ledger.repo.ts`. `stays`: it is not the person's alone. */
  onErasure: 'deleted' | 'ledger' | 'stays'
}

const ownCases = ({ userId, addresses }: Person) =>
  sql`select ${legalCases.id} from ${legalCases} where ${legalCases.userId} = ${userId}
    or (${legalCases.userId} is null and ${inArray(legalCases.email, addresses)})`

/** Also those that nobody paid yet: their monthly plan says whose they are, else the address alone. */
const ownPayments = ({ userId, addresses }: Person, column: PgColumn) =>
  sql`select ${column} from ${payments} where ${payments.userId} = ${userId}
    or ${payments.subscriptionId} in (select ${subscriptions.id} from ${subscriptions}
      where ${subscriptions.userId} = ${userId})
    or (${payments.userId} is null and ${payments.subscriptionId} is null
      and ${inArray(payments.email, addresses)})`

const ofCase = (column: PgColumn) => (person: Person) => sql`${column} in (${ownCases(person)})`
const ofPayment = (column: PgColumn, named: PgColumn) => (person: Person) =>
  sql`${column} in (${ownPayments(person, named)})`
const ofUser = (column: PgColumn) => (person: Person) => sql`${column} = ${person.userId}`

/** Which cases are a person's. */
export const casesOf = (person: Person): SQL => sql`${legalCases.id} in (${ownCases(person)})`

/** Every table that says something of a person, those that refer to others before these. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: mailOutbox,
    section: 'mails',
    rows: ({ addresses }) => inArray(sql`lower(${mailOutbox.recipient})`, addresses),
    onErasure: 'deleted',
  },
  {
    table: lawyerReferrals,
    section: 'lawyersAsked',
    rows: (person) =>
      sql`${or(ofUser(lawyerReferrals.userId)(person), ofCase(lawyerReferrals.caseId)(person))}`,
    onErasure: 'deleted',
  },
  {
    table: lawyers,
    section: 'lawyers',
    rows: ({ userId }) =>
      sql`${lawyers.id} in (select ${lawyerReferrals.lawyerId} from ${lawyerReferrals}
        where ${lawyerReferrals.userId} = ${userId})`,
    only: ['id', 'slug', 'name', 'firm'],
    onErasure: 'stays',
  },
  {
    table: contactRequests,
    section: 'contactRequests',
    rows: (person) =>
      sql`${or(ofUser(contactRequests.userId)(person), ofCase(contactRequests.caseId)(person))}`,
    onErasure: 'deleted',
  },
  {
    table: lawyerReports,
    section: 'reportsOfEntries',
    rows: { sealedAddress: 'emailEncrypted' },
    onErasure: 'deleted',
  },
  {
    table: helpQuestions,
    section: 'helpQuestions',
    rows: ofCase(helpQuestions.caseId),
    onErasure: 'deleted',
  },
  {
    table: caseReads,
    section: 'caseReads',
    rows: ofCase(caseReads.caseId),
    onErasure: 'deleted',
  },
  {
    table: legalAnalyses,
    section: 'analyses',
    rows: ofCase(legalAnalyses.caseId),
    onErasure: 'deleted',
  },
  {
    table: operatorActions,
    section: 'operatorActions',
    rows: (person) => sql`(${operatorActions.subject} = ${`user:${person.userId}`}
      or ${operatorActions.subject} in (select 'case:' || id from (${ownCases(person)}) own)
      or ${operatorActions.subject} in
        (select 'payment:' || id from (${ownPayments(person, payments.id)}) own))`,
    onErasure: 'stays',
  },
  {
    table: legalCases,
    section: 'cases',
    rows: casesOf,
    onErasure: 'deleted',
  },
  {
    table: formDrafts,
    section: 'formsOnTheirWay',
    rows: ofPayment(formDrafts.paymentIntentId, payments.stripePaymentIntentId),
    // Nobody has proved that the address typed there is theirs: the facts may be a stranger's.
    leftOut: ['formEncrypted'],
    onErasure: 'deleted',
  },
  {
    table: grantUses,
    section: 'analysesBooked',
    rows: ({ userId }) =>
      sql`${grantUses.grantId} in (select ${grants.id} from ${grants} where ${grants.userId} = ${userId})`,
    onErasure: 'deleted',
  },
  { table: grants, section: 'access', rows: ofUser(grants.userId), onErasure: 'ledger' },
  {
    table: withdrawals,
    section: 'withdrawals',
    rows: ofPayment(withdrawals.paymentId, payments.id),
    onErasure: 'ledger',
  },
  {
    table: receipts,
    section: 'receipts',
    rows: ofPayment(receipts.paymentId, payments.id),
    onErasure: 'ledger',
  },
  {
    table: payments,
    section: 'payments',
    rows: (person) => sql`${payments.id} in (${ownPayments(person, payments.id)})`,
    onErasure: 'ledger',
  },
  {
    table: subscriptions,
    section: 'monthlyPlans',
    rows: ofUser(subscriptions.userId),
    onErasure: 'ledger',
  },
  {
    table: emailChanges,
    section: 'addressChanges',
    rows: ({ userId, addresses }) =>
      sql`(${emailChanges.userId} = ${userId} or ${inArray(emailChanges.newEmail, addresses)})`,
    only: ['userId', 'newEmail', 'attempts', 'expiresAt', 'createdAt'],
    onErasure: 'deleted',
  },
  {
    table: sessions,
    section: 'sessions',
    rows: ofUser(sessions.userId),
    leftOut: ['token'],
    onErasure: 'deleted',
  },
  {
    table: authAccounts,
    section: 'otherSignIns',
    rows: ofUser(authAccounts.userId),
    leftOut: ['accessToken', 'refreshToken', 'idToken', 'password'],
    onErasure: 'deleted',
  },
  { table: users, section: 'user', rows: ofUser(users.id), onErasure: 'ledger' },
]

/** Tables without a person's data, each with the reason. A table must stand here or above. */
export const NOBODYS_TABLES: Readonly<Record<string, string>> = {
  verifications: 'codes and addresses as keyed hashes, for minutes',
  erasures: 'an address as a keyed hash: it proves the erasure and outlives it',
  mail_stops: 'an address as a keyed hash: a wish to get no mail outlives everything else',
  contact_stops: 'the same for lawyers',
  rate_windows: 'subjects as hashes, for a day',
  receipt_numbers: 'the last number of a year',
  answer_counts: 'counts',
  given_texts: 'given with consent, without anything that says by whom',
  law_reports: 'written by readers who are not known',
  lawyer_totals: 'counts',
  lawyer_words: 'counts of words',
  lawyer_imports: 'files the operator read',
  lawyer_removals: 'lawyers by their licence; they ask the operator',
  lawyer_checks: 'lawyers by their licence; they ask the operator',
  law_imports: 'files the operator read',
  official_sections: 'law',
}

/** The person of a user: with earlier addresses that nobody else has by now. */
export async function personOf(db: Database, user: { id: string; email: string }): Promise<Person> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select email from (
      select ${payments.email} as email from ${payments} where ${payments.userId} = ${user.id}
      union select ${grants.email} from ${grants} where ${grants.userId} = ${user.id}
      union select ${legalCases.email} from ${legalCases} where ${legalCases.userId} = ${user.id}
    ) named where not exists (select 1 from ${users} where ${users.email} = named.email
      and ${users.id} <> ${user.id})`)
  const addresses = new Set([user.email, ...rows.map(({ email }) => email)])
  return { userId: user.id, address: user.email, addresses: [...addresses] }
}
