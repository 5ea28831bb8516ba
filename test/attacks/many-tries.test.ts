import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerAccessRoutes } from '../../src/features/access/server/access.http.ts'
import { startAccessJobs } from '../../src/features/access/server/access.jobs.ts'
import { grants } from '../../src/features/access/tables.ts'
import { registerIdentityRoutes } from '../../src/features/account/server/identity.http.ts'
import { lockUserByEmail } from '../../src/features/account/server.ts'
import { createTranslate } from '../../src/i18n/translate.ts'
import {
  connectDatabase,
  type DatabaseConnection,
} from '../../src/platform/database/database.server.ts'
import { type Api, createApi } from '../../src/platform/http/api.server.ts'
import { addressRange } from '../../src/platform/http/client-address.server.ts'
import { startJobs } from '../../src/platform/jobs/jobs.server.ts'
import { listMails } from '../../src/platform/mail/list-mails.server.ts'
import type { Runtime } from '../../src/platform/runtime.server.ts'
import { createKeyring } from '../../src/platform/secrets/keyring.server.ts'
import { freshDatabase } from '../fresh-database.ts'
import { otherCode } from './visitors.ts'

const TRIES_OF_A_RANGE = 180
const TRIES_OF_AN_EMAIL = 30
const CODES_OF_AN_EMAIL = 5
// Hundreds of calls, each with several writes, on a machine that may do other things too.
const PATIENCE_MS = 180_000
const MAIL = { subject: 'Code', text: '{code}' }

let runtime: Runtime
let connection: DatabaseConnection
let api: Api
let clientAddress = ''
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const log = { info() {}, warn() {}, error() {} }
  const database = await freshDatabase()
  closers.push(database.drop)
  connection = connectDatabase(database.url, log)
  closers.push(connection.close)
  const jobs = await startJobs(database.url, log)
  closers.push(jobs.stop)
  // One moment for all, so that a slow machine does not slide a window along.
  const now = new Date()
  const parts: Partial<Runtime> = {
    config: { production: false, port: 3000, demo: { mail: true } } as Runtime['config'],
    db: connection.db,
    keyring: createKeyring(['a secret of the tests, long enough for it']),
    log,
    jobs,
    now: () => now,
  }
  runtime = parts as Runtime
  const translate = createTranslate('en', { mail: { code: MAIL, accessCode: MAIL } })
  const catalogue = { languages: ['en' as const], translate: () => translate }
  await startAccessJobs(runtime, catalogue)
  api = createApi()
  api.use('*', async (c, next) => {
    c.set('runtime', runtime)
    c.set('clientAddress', addressRange(clientAddress))
    await next()
  })
  registerAccessRoutes(api, runtime, catalogue)
  registerIdentityRoutes(api, runtime, catalogue)
}, PATIENCE_MS)
afterAll(async () => {
  for (const close of closers.reverse()) await close()
})

async function post(from: string, path: string, body: unknown): Promise<Response> {
  clientAddress = from
  return await api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
const guess = (from: string, email: string, code = '123456') =>
  post(from, '/api/sign-in', { email, code })
const newEmail = () => `person-${randomUUID()}@example.org`
const anywhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
const mailsTo = async (email: string) => (await listMails(runtime)).filter(({ to }) => to === email)

async function askForCode(email: string): Promise<string> {
  expect((await post(anywhere(), '/api/sign-in/code', { email })).status).toBe(200)
  return (await mailsTo(email))[0]?.text.trim() ?? 'no mail'
}

/** Guesses until a range is stopped; each address and each target stays within its own limit. */
async function triesUntilStopped(address: (host: number) => string): Promise<number> {
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = await guess(address(Math.floor(tries / 20) + 1), `target-${tries}@example.org`)
    if (answer.status === 400) continue
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    return tries
  }
  throw new Error('The range was never stopped')
}

test(
  'codes guessed from many addresses of one range are stopped, and other people sign in meanwhile',
  async () => {
    expect(await triesUntilStopped((host) => `203.0.113.${host}`)).toBe(TRIES_OF_A_RANGE)
    expect((await guess('203.0.113.250', newEmail())).status).toBe(429)
    const email = newEmail()
    const code = await askForCode(email)
    expect((await guess('203.0.114.1', email, code)).status).toBe(200)
  },
  PATIENCE_MS,
)

test(
  'the subscribers of one IPv6 network are one range too',
  async () => {
    expect(await triesUntilStopped((net) => `2001:db8:5:${net}::${net}`)).toBe(TRIES_OF_A_RANGE)
    expect((await guess('2001:db8:6:1::1', newEmail())).status).toBe(400)
  },
  PATIENCE_MS,
)

test(
  "one person's code cannot be guessed from anywhere: it dies after five tries, the address after thirty",
  async () => {
    const email = newEmail()
    const code = await askForCode(email)
    for (let tries = 0; tries < 5; tries += 1) await guess(anywhere(), email, otherCode(code))
    expect((await guess(anywhere(), email, code)).status).toBe(400)
    for (let tries = 6; tries < TRIES_OF_AN_EMAIL; tries += 1) {
      expect((await guess(anywhere(), email, code)).status).toBe(400)
    }
    expect((await guess(anywhere(), email, code)).status).toBe(429)
  },
  PATIENCE_MS,
)

test(
  'who types the address of a customer again and again fills no mailbox and signs nobody out',
  async () => {
    const email = newEmail()
    const code = await askForCode(email)
    const signedIn = await guess(anywhere(), email, code)
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const user = await lockUserByEmail(connection.db, email)
    await connection.db.insert(grants).values({
      userId: user.id,
      email,
      plan: 'unlimited',
      startsAt: new Date(Date.now() - 3_600_000),
      endsAt: new Date(Date.now() + 86_400_000),
    })
    const codeAnswers: number[] = []
    for (let network = 0; network < 8; network += 1) {
      for (let times = 0; times < 2; times += 1) {
        const from = `100.64.${network}.9`
        expect((await post(from, '/api/check-access', { email })).status).toBe(200)
        codeAnswers.push((await post(from, '/api/sign-in/code', { email })).status)
      }
    }
    expect(codeAnswers.filter((status) => status === 200)).toHaveLength(CODES_OF_AN_EMAIL - 1)
    await expect.poll(jobsLeft, { timeout: 15_000 }).toBe(0)
    // The codes of an hour, and at most one mail of the access check beside them.
    const mails = (await mailsTo(email)).length
    expect(mails).toBeGreaterThanOrEqual(CODES_OF_AN_EMAIL)
    expect(mails).toBeLessThanOrEqual(CODES_OF_AN_EMAIL + 1)
    const session = await api.request('/api/session', { headers: { cookie } })
    expect(await session.json()).toMatchObject({ user: { email } })
  },
  PATIENCE_MS,
)

async function jobsLeft(): Promise<number> {
  const { rows } = await connection.pool.query(
    `select count(*)::int as jobs from pgboss.job
      where name = 'mail-access-code' and state in ('created', 'active', 'retry')`,
  )
  return Number(rows[0]?.jobs)
}
