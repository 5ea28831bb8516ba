import pg from 'pg'
import { findEmbeddedPostgres } from '../src/platform/database/embedded-postgres.server.ts'

/** Somebody else's app keeps its database to itself: tests that move its moments have nothing to do there. */
export const canMoveTime = () => process.env['E2E_DATA_DIR'] !== undefined

/** Lets a month pass for what an address has bought. The app has no way to move its clock, so the moments move. */
export async function letMonthPass(email: string): Promise<void> {
  await inDatabase(async (client) => {
    await client.query(
      `update payments set created_at = created_at - interval '31 days' where email = $1`,
      [email],
    )
    await client.query(
      `update grants set starts_at = starts_at - interval '31 days',
         ends_at = ends_at - interval '31 days', created_at = created_at - interval '31 days'
       where email = $1`,
      [email],
    )
  })
}

/** The provider could not charge a person's card for the month of their plan. */
export async function letRenewalFail(email: string): Promise<void> {
  await inDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update subscriptions set status = 'past_due'
       where user_id = (select id from users where email = $1)
       returning stripe_subscription_id as id`,
      [email],
    )
    await client.query(
      `update payment_sandbox.objects set body = body || '{"status": "past_due"}' where id = $1`,
      [rows[0]?.id],
    )
  })
}

async function inDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const url = await findEmbeddedPostgres(process.env['E2E_DATA_DIR'] ?? '')
  if (!url) throw new Error('The database of the app was not found')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
