import pg from 'pg'
import type { World } from './world.ts'

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60

/** Counts over a whole run; all but the first five must be 0. */
export type Verdict = {
  checkouts: number
  succeeded: number
  payments: number
  grants: number
  analyses: number
  /** Succeeded at the provider, and payment row, grant or analysis is missing. */
  lost: number
  /** More than one grant or analysis of a payment, or a person charged twice. */
  doubled: number
  /** Not succeeded, and yet something was given. */
  unearned: number
  /** Grants of another length than thirty days. */
  wrongLength: number
}

type ProductRow = {
  intent: string
  status: string
  grants: number
  analyses: number
  length: number | null
}

/** Compares what the provider says with what the product's database holds. */
export async function judge(world: World, checkouts: number): Promise<Verdict> {
  const intents = await query<{ id: string; email: string; status: string }>(
    world.providerDatabaseUrl,
    `select id, body->>'receipt_email' as email, body->>'status' as status
     from payment_sandbox.objects where kind = 'payment_intent'`,
  )
  const rows = await query<ProductRow>(
    world.productUrl(),
    `select p.stripe_payment_intent_id as intent, p.status,
       (select count(*)::int from grants g where g.payment_id = p.id) as grants,
       (select count(*)::int from legal_cases c join legal_analysis a on a.case_id = c.id
         where c.payment_intent_id = p.stripe_payment_intent_id) as analyses,
       (select extract(epoch from max(g.ends_at) - max(g.starts_at))::float from grants g
         where g.payment_id = p.id) as length
     from payments p`,
  )
  const byIntent = new Map(rows.map((row) => [row.intent, row]))
  const succeeded = intents.filter(({ status }) => status === 'succeeded')
  const paid = succeeded.map(({ id }) => byIntent.get(id))
  const unpaid = intents
    .filter(({ status }) => status !== 'succeeded')
    .map(({ id }) => byIntent.get(id))
  const payers = new Set(succeeded.map(({ email }) => email))
  const has = (count: (row: ProductRow) => boolean) =>
    paid.filter((row) => row !== undefined && count(row)).length
  return {
    checkouts,
    succeeded: succeeded.length,
    payments: has((row) => row.status === 'succeeded'),
    grants: has((row) => row.grants === 1),
    analyses: has((row) => row.analyses === 1),
    lost: paid.filter((row) => row?.status !== 'succeeded' || row.grants < 1 || row.analyses < 1)
      .length,
    doubled: has((row) => row.grants > 1 || row.analyses > 1) + (succeeded.length - payers.size),
    unearned: unpaid.filter((row) => row && (row.grants > 0 || row.analyses > 0)).length,
    wrongLength: has((row) => row.length !== null && row.length !== THIRTY_DAYS_SECONDS),
  }
}

export function isClean(verdict: Verdict): boolean {
  const { lost, doubled, unearned, wrongLength } = verdict
  return lost + doubled + unearned + wrongLength === 0
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
