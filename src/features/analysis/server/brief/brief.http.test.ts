import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { exampleAnalysis } from '../../../../../test/analysis-example.ts'
import { type FreshDatabase, freshDatabase } from '../../../../../test/fresh-database.ts'
import { loadCatalogue } from '../../../../i18n/catalogue.server.ts'
import {
  connectDatabase,
  type DatabaseConnection,
} from '../../../../platform/database/database.server.ts'
import { type Api, createApi } from '../../../../platform/http/api.server.ts'
import type { Runtime } from '../../../../platform/runtime.server.ts'
import { createKeyring } from '../../../../platform/secrets/keyring.server.ts'
import {
  createTypesetter,
  type TypesetOutcome,
  type Typesetter,
} from '../../../../platform/typesetting/typesetter.server.ts'
import { grantOfIntent } from '../../../access/server.ts'
import { caseFormSchema } from '../../../intake/contract.ts'
import type { Corpus } from '../../../law/contract.ts'
import { loadPlaces } from '../../../places/server.ts'
import type { Adviser } from '../adviser.ts'
import { analyseCase } from '../analyse-case.ts'
import { registerBriefRoute } from './brief.http.ts'
import type { BriefDocument } from './brief-document.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const MARKER = 'Zwetschgenknödelprozess'
const UNKNOWN = '0d0b6c8e-0000-4000-8000-000000000000'
const form = caseFormSchema.parse({
  email: 'ana@example.org',
  country: 'US',
  jurisdiction: 'US-CA',
  facts: `My landlord keeps my deposit because of the ${MARKER}.`,
})

let database: FreshDatabase
let connection: DatabaseConnection
let runtime: Runtime
let api: Api
let realTypesetter: Typesetter
let caseId: string
let logged: string
let asked: BriefDocument[]
let outcome: TypesetOutcome

/** Answers what the test says, and keeps what it was asked to set. */
const standIn: Typesetter = {
  async typeset({ data }) {
    asked.push(data as BriefDocument)
    return outcome
  },
  async close() {},
}

beforeAll(async () => {
  database = await freshDatabase()
  const log = {
    info() {},
    warn() {},
    error: (...said: unknown[]) => {
      logged += JSON.stringify(said)
    },
  }
  connection = connectDatabase(database.url, log)
  realTypesetter = createTypesetter()
  const parts: Partial<Runtime> = {
    config: {
      production: false,
      port: 3000,
      demo: { mail: true, directory: true, payments: false },
    } as Runtime['config'],
    db: connection.db,
    keyring: createKeyring(['a secret of the tests, long enough for it']),
    log,
    now: () => NOW,
    typesetter: standIn,
  }
  runtime = parts as Runtime
  api = createApi()
  api.use('*', async (c, next) => {
    c.set('clientAddress', c.req.header('x-test-address') ?? '203.0.113.1')
    c.set('runtime', runtime)
    await next()
  })
  registerBriefRoute(api, runtime, {
    // No law of the result is in it: all of them were taken back.
    corpus: { byId: new Map() } as unknown as Corpus,
    places: loadPlaces('knowledge/places.yaml'),
    catalogue: loadCatalogue('public/translations'),
  })
  caseId = await paidCase()
})
afterAll(async () => {
  await realTypesetter.close()
  await connection.close()
  await database.drop()
})
beforeEach(() => {
  logged = ''
  asked = []
  outcome = { kind: 'made', pdf: new TextEncoder().encode('%PDF-stand-in') }
  runtime.typesetter = standIn
})

async function paidCase(): Promise<string> {
  for (const [email, intent] of [
    [form.email, 'pi_ana'],
    ['ben@example.org', 'pi_ben'],
  ]) {
    await connection.db.execute(sql`
      with person as (insert into users (id, email, name) values (gen_random_uuid(), ${email}, 'A') returning id),
      paid as (
        insert into payments (email, user_id, stripe_payment_intent_id, amount, status, type)
        select ${email}, id, ${intent}, 999, 'succeeded', 'unlimited' from person returning id, user_id
      )
      insert into grants (payment_id, user_id, email, plan, starts_at, ends_at, analyses_per_day)
      select id, user_id, ${email}, 'unlimited', '2026-11-20', '2026-12-20', 30 from paid`)
  }
  const grant = await grantOfIntent(runtime, 'pi_ana')
  if (!grant) throw new Error('no grant')
  const { id: _, caseId: __, createdAt: ___, ...composed } = exampleAnalysis
  const adviser: Adviser = { advise: async () => composed }
  const order = { form, grant, openToPayer: true, paymentIntentId: null }
  const analysed = await analyseCase(runtime, adviser, order)
  if (analysed.kind !== 'analysed') throw new Error(analysed.kind)
  return analysed.legalCase.id
}

/** The cookie of a browser that set up these payments. */
const paidBy = (intent: string) =>
  `checkout=${encodeURIComponent(runtime.keyring.sign(intent, 'cookie:checkout'))}`

const get = (
  id: string,
  { cookie = paidBy('pi_ana'), query = '', ...headers }: Record<string, string> = {},
) => api.request(`/api/cases/${id}/brief.pdf${query}`, { headers: { cookie, ...headers } })

it('the paying browser gets its case as a PDF to keep', async () => {
  runtime.typesetter = realTypesetter
  const answer = await get(caseId)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="case-brief-2026-11-22.pdf"; filename*=UTF-8''case-brief-2026-11-22.pdf`,
  )
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('utf8')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf).toContain('/StructTreeRoot')
  expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

it("another's case answers like one that does not exist, and nothing is set", async () => {
  const missing = await get(UNKNOWN)
  expect(missing.status).toBe(404)
  const text = await missing.text()
  for (const cookie of ['', paidBy('pi_ben'), 'checkout=pi_ana.forged']) {
    const answer = await get(caseId, { cookie })
    expect([answer.status, await answer.text()]).toEqual([404, text])
  }
  expect(await (await get('not-an-id')).text()).toBe(text)
  expect(asked).toEqual([])
})

it('it holds the facts, the demo mark and what became of the laws since', async () => {
  expect((await get(caseId)).status).toBe(200)
  const said = JSON.stringify(asked)
  expect(said).toContain(MARKER)
  expect(said).not.toContain(form.email)
  expect(asked[0]?.demo).toMatch(/^Demo/)
  expect(said).toContain('We have taken this entry back')
})

it.each<[string, Record<string, string>, string]>([
  ['the address', { query: '?lang=ar' }, 'ar'],
  ['the saved choice', { 'accept-language': 'es', saved: 'ar' }, 'ar'],
  ['the browser', { 'accept-language': 'es-MX,en;q=0.5' }, 'es'],
  ['nothing we have', { query: '?lang=xx', 'accept-language': 'tlh' }, 'en'],
])('its language is that of the page, by %s', async (_, { saved, ...wishes }, language) => {
  const cookie = `${paidBy('pi_ana')}${saved ? `; preferred-language=${saved}` : ''}`
  await get(caseId, { ...wishes, cookie })
  expect(asked[0]?.language).toBe(language)
})

it('a name in another script is written so that every browser reads it', async () => {
  const answer = await get(caseId, { query: '?lang=ar' })
  const name = /filename\*=UTF-8''(.+)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  expect(decodeURIComponent(name ?? '')).toBe('ملخص-القضية-2026-11-22.pdf')
})

it('who comes while many wait is asked to come back', async () => {
  outcome = { kind: 'busy' }
  const answer = await get(caseId)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('60')
  expect(await answer.json()).toMatchObject({ code: 'document_busy' })
})

it('a fault of ours says nothing of the case, neither in the answer nor in the log', async () => {
  outcome = { kind: 'failed', reasons: [`cannot show ${MARKER}`] }
  const answer = await get(caseId)
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain(MARKER)
  expect(logged).toContain('could not be made')
  expect(logged).not.toContain(MARKER)
})

it('an address that asks without end is told to wait', async () => {
  let answer = await get(caseId, { 'x-test-address': '203.0.113.77' })
  for (let call = 0; call < 31 && answer.status === 200; call += 1)
    answer = await get(caseId, { 'x-test-address': '203.0.113.77' })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})
