import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { grantOfIntent } from '../src/features/access/server.ts'
import { sendSignInCode, signInWithCode } from '../src/features/account/server.ts'
import { analyseCase } from '../src/features/analysis/server/analyse-case.ts'
import type { Adviser } from '../src/features/analysis/server.ts'
import { lawyerRecord } from '../src/features/directory/server/lawyer-record.ts'
import { insertLawyers, type NewLawyer } from '../src/features/directory/server/lawyers.repo.ts'
import { caseFormSchema } from '../src/features/intake/contract.ts'
import { loadPlaces } from '../src/features/places/server.ts'
import { registerContactRoutes } from '../src/features/referral/server/contact.http.ts'
import { registerHelpRoutes } from '../src/features/referral/server/help.http.ts'
import { loadCatalogue } from '../src/i18n/catalogue.server.ts'
import { connectDatabase } from '../src/platform/database/database.server.ts'
import { type Api, createApi } from '../src/platform/http/api.server.ts'
import { limitBody } from '../src/platform/http/request-guards.server.ts'
import { listMails, type QueuedMail } from '../src/platform/mail/list-mails.server.ts'
import type { Runtime } from '../src/platform/runtime.server.ts'
import { createKeyring } from '../src/platform/secrets/keyring.server.ts'
import { exampleAnalysis } from './analysis-example.ts'
import { freshDatabase } from './fresh-database.ts'

/** Stands in the facts and nowhere else. */
export const MARKER = 'Holunderblütenprozess'

export const TEST_SECRET = 'a secret of the tests, long enough for it'

export type Person = { email: string; caseId: string; cookie: string; payer: string }

export type ContactBench = Awaited<ReturnType<typeof openContactBench>>

/** A database with people who have a case, lawyers to ask, and the calls between them. */
export async function openContactBench(start: string) {
  const database = await freshDatabase()
  const logged: string[] = []
  const say = (...said: unknown[]) => void logged.push(JSON.stringify(said))
  const log = { info: say, warn: say, error: say }
  const connection = connectDatabase(database.url, log)
  let now = new Date(start)
  const parts: Partial<Runtime> = {
    config: {
      production: false,
      port: 3000,
      publicUrl: 'https://legal.example',
      demo: { mail: true, directory: true, payments: true },
    } as Runtime['config'],
    db: connection.db,
    keyring: createKeyring([TEST_SECRET]),
    log,
    now: () => now,
  }
  const runtime = parts as Runtime
  const stationery = {
    catalogue: loadCatalogue('public/translations'),
    places: loadPlaces('knowledge/places.yaml'),
  }
  const api: Api = createApi()
  let calls = 0
  api.use('*', async (c, next) => {
    calls += 1
    c.set('clientAddress', c.req.header('x-test-address') ?? `10.${calls % 250}.0.1`)
    c.set('runtime', runtime)
    await next()
  })
  api.use('*', limitBody)
  registerContactRoutes(api, runtime, stationery)
  registerHelpRoutes(api, runtime)

  const mails = async (kind?: string): Promise<QueuedMail[]> =>
    (await listMails(runtime, stationery.catalogue.translate)).filter(
      (mail) => kind === undefined || mail.kind === kind,
    )

  return {
    runtime,
    stationery,
    logged,
    mails,
    setNow(moment: string) {
      now = new Date(moment)
    },
    call: callOf(api),
    becomePerson: (email: string, changes: Record<string, unknown> = {}) =>
      becomePerson(runtime, email, changes),
    async addLawyers(...given: (Partial<NewLawyer> & { slug: string })[]) {
      await insertLawyers(connection.db, given.map(lawyerOf))
    },
    /** Every row of a table as text. */
    async dump(table: string): Promise<string> {
      const { rows } = await connection.pool.query(`select t::text as row from ${table} t`)
      return JSON.stringify(rows)
    },
    async query<Row extends Record<string, unknown>>(text: string): Promise<Row[]> {
      return (await connection.pool.query<Row>(text)).rows
    },
    async close() {
      await connection.close()
      await database.drop()
    },
  }
}

function callOf(api: Api) {
  return async (
    method: 'GET' | 'POST',
    path: string,
    {
      cookie = '',
      body,
      ...headers
    }:
      | (Record<string, string> & { body?: never })
      | {
          cookie?: string
          body?: unknown
        } = {},
  ) => {
    const answer = await api.request(path, {
      method,
      headers: {
        cookie,
        ...(headers as Record<string, string>),
        'content-type': 'application/json',
      },
      ...(method === 'POST'
        ? { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }
        : {}),
    })
    const text = await answer.text()
    return { status: answer.status, text, body: readJson(text), headers: answer.headers }
  }
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

function lawyerOf(given: Partial<NewLawyer> & { slug: string }): NewLawyer {
  return lawyerRecord({
    name: given.slug,
    firm: 'Firm',
    location: 'Los Angeles',
    country: 'US',
    jurisdiction: 'US-CA',
    experience: null,
    specializations: ['real-estate'],
    languages: ['en'],
    email: `${given.slug}@lawyers.example`,
    isSample: true,
    ...given,
  })
}

async function becomePerson(
  runtime: Runtime,
  email: string,
  changes: Record<string, unknown>,
): Promise<Person> {
  const intent = `pi_${randomUUID().replaceAll('-', '')}`
  const from = runtime.now()
  await runtime.db.execute(sql`
    with person as (
      insert into users (email) values (${email}) on conflict (email) do update set email = excluded.email returning id),
    paid as (
      insert into payments (email, user_id, stripe_payment_intent_id, amount, status, type)
      select ${email}, id, ${intent}, 999, 'succeeded', 'unlimited' from person returning id, user_id)
    insert into grants (payment_id, user_id, email, plan, starts_at, ends_at, analyses_per_day)
    select id, user_id, ${email}, 'unlimited', ${from.toISOString()}::timestamptz,
      ${from.toISOString()}::timestamptz + interval '30 days', 30 from paid`)
  const grant = await grantOfIntent(runtime, intent)
  if (!grant) throw new Error('no grant')
  const { id: _, caseId: __, createdAt: ___, ...composed } = exampleAnalysis
  const adviser = { advise: async () => composed } as unknown as Adviser
  const form = caseFormSchema.parse({
    email,
    country: 'US',
    jurisdiction: 'US-CA',
    facts: `My landlord keeps my deposit because of the ${MARKER}. Call me at +1 213 555 0100.`,
    ...changes,
  })
  const order = { form, grant, openToPayer: true, paymentIntentId: null }
  const analysed = await analyseCase(runtime, adviser, order)
  if (analysed.kind !== 'analysed') throw new Error(analysed.kind)
  const caseId = analysed.legalCase.id
  await runtime.db.execute(
    sql`update legal_cases set created_at = ${from.toISOString()}::timestamptz where id = ${caseId}`,
  )
  const translate = (_key: string, fillings?: Record<string, string | number>) =>
    String(fillings?.['code'] ?? 'Subject')
  await sendSignInCode(runtime, email, { translate, language: 'en' })
  const mail = (await listMails(runtime)).find(
    ({ to, kind }) => to === email && kind === 'sign_in_code',
  )
  const signedIn = await signInWithCode(runtime, email, mail?.text ?? '')
  return {
    email,
    caseId,
    cookie: signedIn?.cookies[0]?.split(';')[0] ?? '',
    payer: `checkout=${encodeURIComponent(runtime.keyring.sign(intent, 'cookie:checkout'))}`,
  }
}
