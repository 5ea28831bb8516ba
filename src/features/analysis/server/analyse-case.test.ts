import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../test/fresh-database.ts'
import {
  connectDatabase,
  type DatabaseConnection,
} from '../../../platform/database/database.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { createKeyring } from '../../../platform/secrets/keyring.server.ts'
import { type Grant, grantOfIntent } from '../../access/server.ts'
import { type CaseForm, caseFormSchema } from '../../intake/contract.ts'
import { loadPlaces } from '../../places/server.ts'
import { analysisSchema } from '../contract.ts'
import type { Adviser } from './adviser.ts'
import { analyseCase } from './analyse-case.ts'
import { analysePaidCase } from './analyse-paid-case.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const DAILY_LIMIT = 30
const places = loadPlaces('knowledge/places.yaml')

const form: CaseForm = caseFormSchema.parse({
  email: 'ana@example.org',
  country: 'US',
  jurisdiction: 'US-CA',
  facts: 'My landlord keeps my deposit without any reason.',
})

const composed = analysisSchema.omit({ id: true, caseId: true, createdAt: true }).parse({
  identifiedAreas: ['real-estate'],
  areas: [],
  issues: [],
  because: [],
  applicableLaws: [],
  keyConsiderations: [],
  gather: [],
  questions: [],
  textLanguage: 'en',
  deadlines: [],
  notKnown: [],
  safety: null,
  confidence: 0.5,
  engine: 'model',
  language: 'en',
})

let database: FreshDatabase
let connection: DatabaseConnection
let runtime: Runtime
let grant: Grant
let asked: number
let whileAdvising: () => Promise<unknown>

const adviser: Adviser = {
  async advise() {
    asked += 1
    await whileAdvising()
    return composed
  },
}

beforeAll(async () => {
  database = await freshDatabase()
  connection = connectDatabase(database.url, { info() {}, warn() {}, error() {} })
  const parts: Pick<Runtime, 'db' | 'keyring' | 'now'> = {
    db: connection.db,
    keyring: createKeyring(['a secret of the tests, long enough for it']),
    now: () => NOW,
  }
  // Storing and booking use no other part.
  runtime = parts as Runtime
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})
beforeEach(async () => {
  asked = 0
  whileAdvising = () => Promise.resolve()
  const { db } = connection
  await db.execute(sql`truncate users, payments, grants, grant_uses, legal_cases cascade`)
  await db.execute(sql`
    with person as (insert into users (id, email, name) values (gen_random_uuid(), ${form.email}, 'Ana') returning id),
    paid as (
      insert into payments (email, user_id, stripe_payment_intent_id, amount, status, type)
      select ${form.email}, id, 'pi_1', 999, 'succeeded', 'unlimited' from person returning id, user_id
    )
    insert into grants (payment_id, user_id, email, plan, starts_at, ends_at, analyses_per_day)
    select id, user_id, ${form.email}, 'unlimited', '2026-11-20', '2026-12-20', ${DAILY_LIMIT}::int from paid`)
  const given = await grantOfIntent(runtime, 'pi_1')
  if (!given) throw new Error('no grant')
  grant = given
})

const analyse = (paymentIntentId: string | null = null) =>
  analyseCase(runtime, adviser, { form, grant, openToPayer: true, paymentIntentId })

const analysePaid = () => analysePaidCase(runtime, adviser, places, 'pi_1', form)

async function count(table: 'legal_cases' | 'legal_analysis' | 'grant_uses'): Promise<number> {
  const { rows } = await connection.db.execute(sql.raw(`select count(*)::int as n from ${table}`))
  return Number(rows[0]?.['n'])
}

const useUp = (uses: number) =>
  connection.db.execute(
    sql`insert into grant_uses (grant_id, subject, used_at)
      select ${grant.id}, 'earlier ' || n, ${NOW.toISOString()}::timestamptz from generate_series(1, ${uses}::int) n`,
  )

async function numbers() {
  return {
    cases: await count('legal_cases'),
    analyses: await count('legal_analysis'),
    uses: await count('grant_uses'),
  }
}

it('no transaction and no lock waits while advice is made', async () => {
  let held: unknown
  whileAdvising = async () => {
    const { rows } = await connection.db.execute(sql`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`)
    held = rows[0]?.['n']
    await connection.db.execute(sql`select 1 from grants where id = ${grant.id} for update nowait`)
  }
  expect((await analyse()).kind).toBe('analysed')
  expect(held).toBe(0)
  expect(await numbers()).toEqual({ cases: 1, analyses: 1, uses: 1 })
})

it('browser and job at once get the one analysis of a payment, and the engine is asked once', async () => {
  const outcomes = await Promise.all([analysePaid(), analysePaid(), analysePaid()])
  const ids = outcomes.map((one) => (one.kind === 'analysed' ? one.analysis.id : one.kind))
  expect(new Set(ids).size).toBe(1)
  expect(asked).toBe(1)
  expect(await numbers()).toEqual({ cases: 1, analyses: 1, uses: 1 })
})

it('two processes at once make one analysis of a payment, too', async () => {
  const [one, other] = await Promise.all([analyse('pi_1'), analyse('pi_1')])
  expect(asked).toBe(2)
  expect(one).toEqual(other)
  expect(one?.kind).toBe('analysed')
  expect(await numbers()).toEqual({ cases: 1, analyses: 1, uses: 1 })
})

it('two processes at once on the last place of the day share the one analysis', async () => {
  await useUp(DAILY_LIMIT - 1)
  const [one, other] = await Promise.all([analyse('pi_1'), analyse('pi_1')])
  expect([one?.kind, other?.kind]).toEqual(['analysed', 'analysed'])
  expect(await numbers()).toEqual({ cases: 1, analyses: 1, uses: DAILY_LIMIT })
})

it('the last place of a day is given once', async () => {
  await useUp(DAILY_LIMIT - 1)
  const kinds = (await Promise.all([analyse(), analyse(), analyse()])).map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['analysed', 'limit_reached', 'limit_reached'])
  expect(await numbers()).toEqual({ cases: 1, analyses: 1, uses: DAILY_LIMIT })
})

it('no advice is made where none could be booked, and trying leaves no trace', async () => {
  await useUp(DAILY_LIMIT)
  expect((await analyse()).kind).toBe('limit_reached')
  expect(asked).toBe(0)
  expect(await numbers()).toEqual({ cases: 0, analyses: 0, uses: DAILY_LIMIT })
})

it('a grant taken back while advice is made gives nothing', async () => {
  whileAdvising = () =>
    connection.db.execute(sql`update grants set revoked_at = ${NOW.toISOString()}::timestamptz`)
  expect((await analyse()).kind).toBe('limit_reached')
  expect(await numbers()).toEqual({ cases: 0, analyses: 0, uses: 0 })
})

it('advice that fails stores nothing, and the next try succeeds', async () => {
  whileAdvising = () => Promise.reject(new Error('broken'))
  await expect(analysePaid()).rejects.toThrow('broken')
  expect(await numbers()).toEqual({ cases: 0, analyses: 0, uses: 0 })
  whileAdvising = () => Promise.resolve()
  expect((await analysePaid()).kind).toBe('analysed')
})
