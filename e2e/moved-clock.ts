import pg from 'pg'
import { findEmbeddedPostgres } from '../src/platform/database/embedded-postgres.server.ts'

/**
 * Lets days pass for the requests of one case, then does what the hourly job does. The app has no way to move its
 * clock, so that nobody can: the moments of these rows move back instead, in the test's own database.
 */
export async function letDaysPass(caseId: string, days: number): Promise<void> {
  const url = await findEmbeddedPostgres(process.env['E2E_DATA_DIR'] ?? '')
  if (!url) throw new Error('The database of the app was not found')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `update lawyer_referrals set created_at = created_at - $2 * interval '1 day',
         sent_at = sent_at - $2 * interval '1 day', reminded_at = reminded_at - $2 * interval '1 day'
       where case_id = $1`,
      [caseId, days],
    )
    const { rows } = await client.query<{ id: string }>(
      `insert into pgboss.job (name) values ('contact-times') returning id`,
    )
    await whenDone(client, rows[0]?.id ?? '')
  } finally {
    await client.end()
  }
}

async function whenDone(client: pg.Client, id: string): Promise<void> {
  const until = Date.now() + 30_000
  while (Date.now() < until) {
    const { rows } = await client.query<{ state: string }>(
      'select state::text as state from pgboss.job where id = $1',
      [id],
    )
    if (rows[0]?.state === 'completed') return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The job of the requests did not run')
}
