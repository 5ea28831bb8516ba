import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../test/fresh-database.ts'
import { createTranslate } from '../../../i18n/translate.ts'
import {
  connectDatabase,
  type DatabaseConnection,
} from '../../../platform/database/database.server.ts'
import { type Api, createApi } from '../../../platform/http/api.server.ts'
import { listMails } from '../../../platform/mail/list-mails.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { createKeyring } from '../../../platform/secrets/keyring.server.ts'
import { users, verifications } from '../tables.ts'
import { registerIdentityRoutes } from './identity.http.ts'
import { findUserByEmail, lockUserByEmail } from './users.repo.ts'

const START = new Date('2026-03-01T12:00:00Z')
const catalogue = {
  languages: ['en', 'es', 'ar'] as const,
  translate: (language: string) =>
    createTranslate(language, {
      mail: { code: { subject: `Code (${language})`, text: 'Code: {code}\n\n{minutes} minutes' } },
    }),
}

let database: FreshDatabase
let connection: DatabaseConnection
let runtime: Runtime
let api: Api
let clientAddress: string
const logged: string[] = []

function testRuntime(production = false): Runtime {
  const log = (...said: unknown[]) => void logged.push(JSON.stringify(said))
  const parts: Partial<Runtime> = {
    config: { production, port: 3000, demo: { mail: true } } as Runtime['config'],
    db: connection.db,
    keyring: createKeyring(['a secret of the tests, long enough for it']),
    log: { info: log, warn: log, error: log },
    now: () => new Date(),
  }
  return parts as Runtime
}

function testApi(ofRuntime: Runtime): Api {
  const made = createApi()
  made.use('*', async (c, next) => {
    c.set('runtime', ofRuntime)
    c.set('clientAddress', clientAddress)
    await next()
  })
  registerIdentityRoutes(made, ofRuntime, { ...catalogue, languages: [...catalogue.languages] })
  return made
}

beforeAll(async () => {
  database = await freshDatabase()
  connection = connectDatabase(database.url, { info() {}, warn() {}, error() {} })
  runtime = testRuntime()
  api = testApi(runtime)
})

afterAll(async () => {
  await connection.close()
  await database.drop()
})

let round = 0
beforeEach(() => {
  round += 1
  logged.length = 0
  clientAddress = `192.0.2.${round}`
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)
const newEmail = () => `person${round}@example.org`

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return await api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function askForCode(email: string): Promise<string> {
  expect((await post('/api/sign-in/code', { email })).status).toBe(200)
  pass(1 / 60)
  return lastCode(email)
}

async function lastCode(email: string): Promise<string> {
  const mail = (await listMails(runtime)).find(({ to }) => to === email)
  return mail?.text.match(/\d{6}/)?.[0] ?? 'no mail'
}

const signIn = (email: string, code: string) => post('/api/sign-in', { email, code })
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const cookieOf = (answer: Response) => (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
const whoIs = async (cookie: string) =>
  (await api.request('/api/session', { headers: { cookie } })).json()

describe('a code', () => {
  it('signs its address in, and only then makes a user', async () => {
    const email = newEmail()
    const code = await askForCode(email)
    expect(await findUserByEmail(runtime.db, email)).toBeUndefined()
    const answer = await signIn(email.toUpperCase(), `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(answer.status).toBe(200)
    const user = await findUserByEmail(runtime.db, email)
    expect(user?.emailVerified).toBe(true)
    const shown = { user: { id: user?.id, email, name: '' } }
    expect(await answer.json()).toEqual(shown)
    expect(await whoIs(cookieOf(answer))).toEqual(shown)
  })

  it('opens the account a payment made, and marks its address as proved', async () => {
    const email = newEmail()
    const paid = await lockUserByEmail(runtime.db, email)
    expect(paid.emailVerified).toBe(false)
    const answer = await signIn(email, await askForCode(email))
    expect(await answer.json()).toMatchObject({ user: { id: paid.id } })
    expect((await findUserByEmail(runtime.db, email))?.emailVerified).toBe(true)
  })

  it('is refused when it is wrong, and works afterwards while tries are left', async () => {
    const email = newEmail()
    const code = await askForCode(email)
    for (let tries = 0; tries < 4; tries += 1) {
      const refused = await signIn(email, another(code))
      expect(refused.status).toBe(400)
      expect(refused.headers.getSetCookie()).toEqual([])
      expect(await refused.json()).toMatchObject({ code: 'wrong_code' })
    }
    expect((await signIn(email, code)).status).toBe(200)
  })

  it('is dead after five wrong tries', async () => {
    const email = newEmail()
    const code = await askForCode(email)
    for (let tries = 0; tries < 5; tries += 1) await signIn(email, another(code))
    const answer = await signIn(email, code)
    expect(await answer.json()).toMatchObject({ code: 'wrong_code' })
  })

  it('works once, also when it is sent twice at the same moment', async () => {
    const email = newEmail()
    const code = await askForCode(email)
    const answers = await Promise.all([signIn(email, code), signIn(email, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await signIn(email, code)).status).toBe(400)
  })

  it('is good for just under ten minutes and not for more', async () => {
    const email = newEmail()
    const first = await askForCode(email)
    pass(9.9)
    expect((await signIn(email, first)).status).toBe(200)
    const second = await askForCode(email)
    pass(10)
    expect((await signIn(email, second)).status).toBe(400)
  })
})

describe('codes', () => {
  it('of one address replace each other', async () => {
    const email = newEmail()
    await connection.db.delete(verifications)
    const first = await askForCode(email)
    const second = await askForCode(email)
    expect(await connection.db.select().from(verifications)).toHaveLength(1)
    expect((await signIn(email, first)).status).toBe(first === second ? 200 : 400)
    expect((await signIn(email, second)).status).toBe(first === second ? 400 : 200)
  })

  it('asked for at the same moment leave one that works', async () => {
    const email = newEmail()
    await Promise.all([1, 2].map(() => post('/api/sign-in/code', { email })))
    const mails = (await listMails(runtime)).filter(({ to }) => to === email)
    const codes = mails.map(({ text }) => text.match(/\d{6}/)?.[0] ?? '')
    expect(codes).toHaveLength(2)
    const statuses = []
    for (const code of [...codes, ...codes]) statuses.push((await signIn(email, code)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  it('are good for their own address only', async () => {
    const email = newEmail()
    const code = await askForCode(email)
    await askForCode(`other-${email}`)
    expect((await signIn(`other-${email}`, code)).status).toBe(400)
  })

  it('stand in clear in no table and in no log line', async () => {
    const email = newEmail()
    await signIn(email, another(await askForCode(email)))
    const code = await askForCode(email)
    const dump = await dumpTexts()
    expect(dump).toContain(email)
    expect(dump).not.toContain(code)
    await signIn(email, code)
    const said = logged.join('\n')
    expect(said).not.toContain(code)
    expect(said).not.toContain(email)
  })

  it('come in the language asked for, else in that of the browser', async () => {
    const email = newEmail()
    await post('/api/sign-in/code', { email, language: 'ar' }, { 'accept-language': 'es' })
    await post('/api/sign-in/code', { email: `b${email}` }, { 'accept-language': 'xx, es;q=0.5' })
    const mails = await listMails(runtime)
    expect(mails.find(({ to }) => to === email)?.html).toContain('lang="ar" dir="rtl"')
    expect(mails.find(({ to }) => to === `b${email}`)?.subject).toBe('Code (es)')
  })
})

describe('an address', () => {
  it('gets the same bytes whether or not it is known', async () => {
    const known = `known-${newEmail()}`
    const unknown = `nobody-${newEmail()}`
    await connection.db.insert(users).values({ email: known, emailVerified: true })
    const whole = async (answer: Response) => ({
      status: answer.status,
      headers: [...answer.headers],
      body: await answer.text(),
    })
    const wrong = async (email: string) =>
      whole(await signIn(email, another(await lastCode(email))))
    const asked = async (email: string) => whole(await post('/api/sign-in/code', { email }))
    expect(await asked(known)).toEqual(await asked(unknown))
    expect(await wrong(known)).toEqual(await wrong(unknown))
  })

  it('that is none is refused before anything is sent', async () => {
    const before = (await listMails(runtime)).length
    for (const email of ['nobody', 'a@b', 'a@example.org\r\nBcc: b@example.org']) {
      const answer = await post('/api/sign-in/code', { email })
      expect(await answer.json()).toMatchObject({ code: 'invalid_email' })
    }
    expect(await listMails(runtime)).toHaveLength(before)
  })

  it('gets five codes an hour, whoever asks, and then a time to wait', async () => {
    const email = newEmail()
    for (let calls = 0; calls < 5; calls += 1) await askForCode(email)
    clientAddress = '198.51.100.7'
    const answer = await post('/api/sign-in/code', { email })
    expect(answer.status).toBe(429)
    const wait = Number(answer.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    pass(wait / 60)
    expect((await post('/api/sign-in/code', { email })).status).toBe(200)
  })

  it('of the network cannot ask for codes for everybody', async () => {
    const ask = async (call: number) =>
      (await post('/api/sign-in/code', { email: `p${call}-${newEmail()}` })).status
    for (let call = 0; call < 20; call += 1) expect(await ask(call)).toBe(200)
    expect(await ask(20)).toBe(429)
  })
})

describe('a session', () => {
  it('is in a cookie out of reach of scripts and other sites', async () => {
    const email = newEmail()
    const answer = await signIn(email, await askForCode(email))
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^legal\.session_token=[^;]+/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Path=\//)
  })

  it('is for HTTPS only in production', async () => {
    const email = newEmail()
    api = testApi(testRuntime(true))
    const answer = await signIn(email, await askForCode(email))
    api = testApi(runtime)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-legal\.session_token=.*; Secure/)
  })

  it('ends at sign-out, also for who kept the cookie', async () => {
    const email = newEmail()
    const cookie = cookieOf(await signIn(email, await askForCode(email)))
    expect(await whoIs(cookie)).toMatchObject({ user: { email } })
    const out = await post('/api/sign-out', {}, { cookie })
    expect(out.headers.getSetCookie()[0]).toMatch(/^legal\.session_token=;.*Max-Age=0/)
    expect(await whoIs(cookie)).toEqual({ user: null })
  })

  it('cannot be forged, borrowed from the database or planted before sign-in', async () => {
    const email = newEmail()
    const cookie = cookieOf(await signIn(email, await askForCode(email)))
    const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0]
    expect(await whoIs(`legal.session_token=${token}`)).toEqual({ user: null })
    expect(await whoIs(`${cookie.slice(0, -6)}AAAAAA`)).toEqual({ user: null })
    const code = await askForCode(`second-${email}`)
    const signedIn = await post('/api/sign-in', { email: `second-${email}`, code }, { cookie })
    expect(cookieOf(signedIn)).not.toBe(cookie)
    expect(await whoIs(cookie)).toMatchObject({ user: { email } })
  })

  it('ends after thirty days without use and goes on with use', async () => {
    const email = newEmail()
    const unused = cookieOf(await signIn(email, await askForCode(email)))
    const used = cookieOf(await signIn(email, await askForCode(email)))
    pass(20 * 24 * 60)
    expect(await whoIs(used)).toMatchObject({ user: { email } })
    pass(11 * 24 * 60)
    expect(await whoIs(used)).toMatchObject({ user: { email } })
    expect(await whoIs(unused)).toEqual({ user: null })
  })
})

it('identity contacts nobody', async () => {
  api = testApi(testRuntime())
  const fetched = vi.spyOn(globalThis, 'fetch')
  const email = newEmail()
  expect((await signIn(email, await askForCode(email))).status).toBe(200)
  expect(fetched).not.toHaveBeenCalled()
})

/** Every row of every table, without its moments: their digits are not ours. */
async function dumpTexts(): Promise<string> {
  const { pool } = connection
  const tables = await pool.query(`select tablename from pg_tables where schemaname = 'public'`)
  const dumps = tables.rows.map(async ({ tablename }) => {
    const found = await pool.query(`select jsonb_agg(t)::text as rows from "${tablename}" t`)
    return String(found.rows[0]?.rows).replace(/\d{4}-\d\d-\d\dT[\d:.+]+/g, '')
  })
  return (await Promise.all(dumps)).join('\n')
}
