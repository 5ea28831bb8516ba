import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { grants, grantUses } from '../features/access/tables.ts'
import {
  emailChanges,
  erasures,
  sessions,
  users,
  verifications,
} from '../features/account/tables.ts'
import { lawyerReports } from '../features/directory/tables.ts'
import { legalCases } from '../features/intake/tables.ts'
import { lawReports } from '../features/law/tables.ts'
import { operatorActions } from '../features/operator/tables.ts'
import { payments, receipts, subscriptions, withdrawals } from '../features/payments/tables.ts'
import { contactRequests, givenTexts } from '../features/referral/tables.ts'
import type { RetentionSettings } from '../platform/config.server.ts'
import type { Database } from '../platform/database/database.server.ts'
import { mailOutbox } from '../platform/mail/mail.tables.ts'
import { daysBefore, monthsBefore } from '../shared/calendar-months.ts'
import { ERASURES_MONTHS, GIVEN_TEXTS_MONTHS } from '../shared/kept-months.ts'
import { ERASED_MAIL } from './erase-person.ts'

/** What of a table is to go. */
export type RetentionRule = { table: PgTable; where: SQL | undefined }

const BATCH = 1_000

/** What is old enough to go beside forms and counts of calls, what refers to others first. */
export function retentionRules(kept: RetentionSettings, now: Date): RetentionRule[] {
  const unpaid = daysBefore(now, kept.unpaidFormsDays)
  const analyses = monthsBefore(now, kept.analysesMonths)
  const logs = daysBefore(now, kept.logsDays)
  const yesterday = daysBefore(now, 1)
  const givenDay = monthsBefore(now, GIVEN_TEXTS_MONTHS).toISOString().slice(0, 10)
  return [
    // With its analysis, who read it, and what was sent to lawyers.
    { table: legalCases, where: lt(legalCases.createdAt, analyses) },
    { table: payments, where: and(lt(payments.createdAt, unpaid), NEVER_PAID) },
    {
      table: subscriptions,
      where: and(
        lt(subscriptions.endedAt, unpaid),
        nothingIn(payments, payments.subscriptionId, subscriptions.id),
      ),
    },
    { table: grantUses, where: lt(grantUses.usedAt, analyses) },
    {
      table: grants,
      where: and(
        isNull(grants.paymentId),
        lt(grants.endsAt, analyses),
        nothingIn(legalCases, legalCases.grantId, grants.id),
      ),
    },
    { table: operatorActions, where: lt(operatorActions.doneAt, analyses) },
    { table: lawReports, where: lt(lawReports.createdAt, analyses) },
    { table: lawyerReports, where: lt(lawyerReports.createdAt, analyses) },
    { table: givenTexts, where: lt(givenTexts.day, givenDay) },
    { table: mailOutbox, where: lt(mailOutbox.createdAt, logs) },
    // Of who was erased not even this stays; without a mail server nothing else takes it away.
    {
      table: mailOutbox,
      where: and(eq(mailOutbox.kind, ERASED_MAIL), lt(mailOutbox.createdAt, yesterday)),
    },
    { table: sessions, where: lt(sessions.expiresAt, now) },
    { table: verifications, where: lt(verifications.expiresAt, now) },
    { table: emailChanges, where: lt(emailChanges.expiresAt, now) },
    { table: erasures, where: lt(erasures.erasedAt, monthsBefore(now, ERASURES_MONTHS)) },
    { table: users, where: and(lt(users.updatedAt, analyses), HAS_NOTHING) },
  ]
}

/**
 * Removes what a rule says, a batch at a time, so that no statement takes long. Rows are held before they go, so that
 * one which somebody changes at the same moment is judged as it is then.
 * @returns how many rows went
 */
export async function removeByRule(db: Database, { table, where }: RetentionRule): Promise<number> {
  const key = sql.join(keyOf(table), sql`, `)
  let removed = 0
  for (;;) {
    const { rowCount } = await db.execute(sql`delete from ${table} where (${key}) in
      (select ${key} from ${table} where ${where} limit ${BATCH} for update)`)
    removed += rowCount ?? 0
    if ((rowCount ?? 0) < BATCH) return removed
  }
}

function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
}

function nothingIn(table: PgTable, column: PgColumn, id: PgColumn): SQL {
  return sql`not exists (select 1 from ${table} where ${column} = ${id})`
}

/** Given up at the provider, and without a trace of money. */
const NEVER_PAID = and(
  eq(payments.status, 'canceled'),
  nothingIn(receipts, receipts.paymentId, payments.id),
  nothingIn(withdrawals, withdrawals.paymentId, payments.id),
  nothingIn(grants, grants.paymentId, payments.id),
  nothingIn(legalCases, legalCases.paymentIntentId, payments.stripePaymentIntentId),
)

/** Somebody who only ever signed in. */
const HAS_NOTHING = and(
  nothingIn(sessions, sessions.userId, users.id),
  nothingIn(legalCases, legalCases.userId, users.id),
  nothingIn(payments, payments.userId, users.id),
  nothingIn(subscriptions, subscriptions.userId, users.id),
  nothingIn(grants, grants.userId, users.id),
  nothingIn(contactRequests, contactRequests.userId, users.id),
)
