import { sql } from 'drizzle-orm'
import { users } from '../../features/account/tables.ts'
import { legalAnalyses } from '../../features/analysis/tables.ts'
import { lawyerReports } from '../../features/directory/tables.ts'
import { legalCases } from '../../features/intake/tables.ts'
import { lawReports } from '../../features/law/tables.ts'
import { operatorActions } from '../../features/operator/tables.ts'
import { payments, receipts, withdrawals } from '../../features/payments/tables.ts'
import { lawyerReferrals } from '../../features/referral/tables.ts'
import type { Database } from '../../platform/database/database.server.ts'
import { mailOutbox } from '../../platform/mail/mail.tables.ts'

/** What happened since a moment and what waits now, as numbers alone. Money in cents. */
export async function countSince(db: Database, since: Date): Promise<Record<string, number>> {
  const after = (column: unknown) => sql`${column} >= ${since.toISOString()}::timestamptz`
  const count = (from: unknown, where: unknown) =>
    sql`(select count(*)::int from ${from} where ${where})`
  const { rows } = await db.execute<Record<string, number>>(sql`select
    ${count(users, after(users.createdAt))} as "newUsers",
    ${count(legalCases, after(legalCases.createdAt))} as "cases",
    ${count(legalAnalyses, sql`${after(legalAnalyses.createdAt)} and ${legalAnalyses.engine} <> 'built-in'`)} as "casesByModel",
    ${count(receipts, sql`${after(receipts.issuedAt)} and ${receipts.kind} = 'receipt'`)} as "payments",
    (select coalesce(sum(${receipts.amount}), 0)::int from ${receipts}
      where ${after(receipts.issuedAt)} and ${receipts.kind} = 'receipt') as "paidCents",
    ${count(receipts, sql`${after(receipts.issuedAt)} and ${receipts.kind} = 'refund'`)} as "refunds",
    (select coalesce(sum(${receipts.amount}), 0)::int from ${receipts}
      where ${after(receipts.issuedAt)} and ${receipts.kind} = 'refund') as "refundedCents",
    ${count(payments, sql`${after(payments.updatedAt)} and ${payments.status} = 'failed'`)} as "failedPayments",
    ${count(withdrawals, sql`${withdrawals.refundedAt} is null`)} as "withdrawalsWithoutRefund",
    ${count(mailOutbox, after(mailOutbox.sentAt))} as "mailsSent",
    ${count(mailOutbox, sql`${after(mailOutbox.failedAt)} or ${after(mailOutbox.bouncedAt)}`)} as "mailsFailed",
    ${count(mailOutbox, sql`${mailOutbox.nextAttemptAt} is not null`)} as "mailsWaiting",
    ${count(lawyerReferrals, after(lawyerReferrals.createdAt))} as "lawyersAsked",
    ${count(lawyerReferrals, after(lawyerReferrals.answeredAt))} as "lawyersAnswered",
    ${count(lawReports, sql`true`)} as "lawReportsKept",
    ${count(lawyerReports, sql`true`)} as "lawyerReportsKept",
    ${count(operatorActions, after(operatorActions.doneAt))} as "operatorActions"`)
  return { ...rows[0], ...(await countJobs(db)) }
}

/** The queue's tables come with the first start of the product. */
async function countJobs(db: Database): Promise<Record<string, number>> {
  const { rows: found } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as there`,
  )
  if (!found[0]?.there) return {}
  const { rows } = await db.execute<Record<string, number>>(sql`select
    count(*) filter (where state = 'failed')::int as "jobsFailed",
    count(*) filter (where name = 'erase-person' and state < 'completed')::int as "erasuresWaiting"
    from pgboss.job`)
  return rows[0] ?? {}
}
