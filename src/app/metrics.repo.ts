import { sql } from 'drizzle-orm'
import { legalAnalyses } from '../features/analysis/tables.ts'
import { payments } from '../features/payments/tables.ts'
import type { Database } from '../platform/database/database.server.ts'
import { mailOutbox } from '../platform/mail/mail.tables.ts'
import type { Reading } from '../platform/metrics/metrics.server.ts'

/** Jobs by queue and state: those that wait or run, and those that were given up and are still remembered. */
export async function countJobs(db: Database): Promise<Reading[]> {
  const { rows } = await db.execute<{ queue: string; state: string; count: number }>(sql`
    select name as queue, state::text as state, count(*)::int as count from pgboss.job
    where state::text in ('created', 'retry', 'active', 'failed') group by name, state`)
  return rows.map(({ count, ...labels }) => ({ labels, value: count }))
}

/** Mails that wait, were given up, or came back, as far as the outbox remembers them. */
export async function countMails(db: Database): Promise<Reading[]> {
  const { rows } = await db.execute<Record<'waiting' | 'failed' | 'bounced', number>>(sql`
    select count(*) filter (where ${mailOutbox.nextAttemptAt} is not null)::int as waiting,
      count(*) filter (where ${mailOutbox.failedAt} is not null)::int as failed,
      count(*) filter (where ${mailOutbox.bouncedAt} is not null)::int as bounced
    from ${mailOutbox}`)
  return Object.entries(rows[0] ?? {}).map(([state, value]) => ({ labels: { state }, value }))
}

export async function countAnalyses(db: Database): Promise<Reading[]> {
  const { rows } = await db.execute<{ engine: string; count: number }>(sql`
    select ${legalAnalyses.engine} as engine, count(*)::int as count from ${legalAnalyses} group by 1`)
  return rows.map(({ engine, count }) => ({ labels: { engine }, value: count }))
}

export async function countPayments(db: Database): Promise<Reading[]> {
  const { rows } = await db.execute<{ status: string; count: number }>(sql`
    select case when ${payments.amountRefunded} > 0 then 'refunded' else ${payments.status} end as status,
      count(*)::int as count from ${payments} group by 1`)
  return rows.map(({ status, count }) => ({ labels: { status }, value: count }))
}
