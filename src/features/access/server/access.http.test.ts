import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../test/fresh-database.ts'
import {
  connectDatabase,
  type DatabaseConnection,
} from '../../../platform/database/database.server.ts'
import { type Api, createApi } from '../../../platform/http/api.server.ts'
import { startJobs } from '../../../platform/jobs/jobs.server.ts'
import { listMails } from '../../../platform/mail/list-mails.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { createKeyring } from '../../../platform/secrets/keyring.server.ts'
import { lockUserByEmail, sendSignInCode, signInWithCode } from '../../account/server.ts'
import { grants } from '../tables.ts'
import { registerAccessRoutes } from './access.http.ts'
import { startAccessJobs } from './access.jobs.ts'
import { mailAccessCode } from './mail-access-code.ts'

const HOUR_MS = 3_600_000
const NOT_HERE = { needsPayment: true, hasActivePremium: false }
const translate = (key: string, fillings?: { code?: string }) => `${key} ${fillings?.code ?? ''}`

let database: FreshDatabase
let connection: DatabaseConnection
let runtime: Runtime
let api: Api
let now = new Date()
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const log = { info() {}, warn() {}, error() {} }
  database = await freshDatabase()
  closers.push(database.drop)
  connection = connectDatabase(database.url, log)
  closers.push(connection.close)
  const jobs = await startJobs(database.url, log)
  closers.push(jobs.stop)
  const parts: Partial<Runtime> = {
    config: { production: false, port: 3000, demo: { mail: true } } as Runtime['config'],
    db: connection.db,
    keyring: createKeyring(['a secret of the tests, long enough for it']),
    log,
    jobs,
    now: () => now,
  }
  runtime = parts as Runtime
  await startAccessJobs(runtime, { translate: () => translate })
  api = createApi()
  api.use('*', async (c, next) => {
    c.set('runtime', runtime)
    c.set('clientAddress', '192.0.2.1')
    await next()
  })
  registerAccessRoutes(api, runtime, { languages: ['en', 'es', 'ar'] })
})
afterAll(async () => {
  for (const close of closers.reverse()) await close()
})

async function holder(): Promise<string> {
  const email = `holder-${randomUUID()}@example.org`
  const user = await lockUserByEmail(connection.db, email)
  await connection.db.insert(grants).values({
    userId: user.id,
    email,
    plan: 'unlimited',
    startsAt: new Date(now.getTime() - HOUR_MS),
    endsAt: new Date(now.getTime() + 240 * HOUR_MS),
  })
  return email
}

const check = async (email: string, headers: Record<string, string> = {}) =>
  await api.request('/api/check-access', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, planType: 'unlimited' }),
  })

const mailsTo = async (email: string) => (await listMails(runtime)).filter(({ to }) => to === email)

const mail = (email: string) => mailAccessCode(runtime, email, { translate, language: 'en' })

it('who types the address of a customer learns nothing, and the customer gets a code that works', async () => {
  const email = await holder()
  const answer = await check(email, { 'accept-language': 'es' })
  expect(await answer.json()).toEqual(NOT_HERE)
  await expect.poll(() => mailsTo(email), { timeout: 15_000 }).toHaveLength(1)
  const [sent] = await mailsTo(email)
  expect(sent?.subject).toContain('mail.accessCode.subject')
  expect(sent?.html).toContain('lang="es"')
  const code = /\d{6}/.exec(sent?.text ?? '')?.[0] ?? ''
  const signedIn = await signInWithCode(runtime, email, code)
  const cookie = signedIn?.cookies[0]?.split(';')[0] ?? ''
  expect(await (await check(email, { cookie })).json()).toEqual({
    needsPayment: false,
    hasActivePremium: true,
  })
})

it('the same job is queued for every address, once in ten minutes, and holds no address in clear', async () => {
  const [known, unknown] = [await holder(), `nobody-${randomUUID()}@example.org`]
  const before = await jobRows()
  for (const email of [known, unknown, known, unknown, unknown]) {
    expect(await (await check(email)).json()).toEqual(NOT_HERE)
  }
  const added = (await jobRows()).slice(before.length)
  expect(added).toHaveLength(2)
  expect(JSON.stringify(added)).not.toMatch(/holder|nobody|example/)
  await expect.poll(() => mailsTo(known), { timeout: 15_000 }).toHaveLength(1)
  expect(await mailsTo(unknown)).toEqual([])
})

it('an address gets such a mail at most once in an hour', async () => {
  const email = await holder()
  const start = now
  expect(await mail(email)).toBe('mailed')
  // Used up, so that nothing but the hour holds the next one back.
  const [first] = await mailsTo(email)
  await signInWithCode(runtime, email, /\d{6}/.exec(first?.text ?? '')?.[0] ?? '')
  for (const minutes of [1, 30, 59]) {
    now = new Date(start.getTime() + minutes * 60_000)
    expect(await mail(email)).toBe('too_soon')
  }
  now = new Date(start.getTime() + 66 * 60_000)
  expect(await mail(email)).toBe('mailed')
  now = start
  expect(await mailsTo(email)).toHaveLength(2)
})

it('nobody can end the code somebody has just asked for by typing their address', async () => {
  const email = await holder()
  await sendSignInCode(runtime, email, { translate, language: 'en' })
  const [sent] = await mailsTo(email)
  expect(await mail(email)).toBe('has_code')
  expect(await mailsTo(email)).toHaveLength(1)
  const code = /\d{6}/.exec(sent?.text ?? '')?.[0] ?? ''
  expect(await signInWithCode(runtime, email, code)).toBeDefined()
})

it('without access, or with access that ended or was taken back, there is no mail', async () => {
  const ended = await holder()
  const start = now
  now = new Date(start.getTime() + 300 * HOUR_MS)
  expect(await mail(ended)).toBe('no_access')
  now = start
  expect(await mail(`nobody-${randomUUID()}@example.org`)).toBe('no_access')
  const email = `free-${randomUUID()}@example.org`
  await lockUserByEmail(connection.db, email)
  expect(await mail(email)).toBe('no_access')
})

async function jobRows(): Promise<unknown[]> {
  const { rows } = await connection.pool.query(
    `select name, data, id from pgboss.job where name = 'mail-access-code' order by created_on`,
  )
  return rows
}
