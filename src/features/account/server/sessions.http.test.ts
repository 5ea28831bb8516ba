import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../test/fresh-database.ts'
import {
  connectDatabase,
  type DatabaseConnection,
} from '../../../platform/database/database.server.ts'
import { type Api, createApi } from '../../../platform/http/api.server.ts'
import { listMails } from '../../../platform/mail/list-mails.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { createKeyring } from '../../../platform/secrets/keyring.server.ts'
import type { SignedInDevice } from '../contract.ts'
import { sessions } from '../tables.ts'
import { registerSessionRoutes } from './sessions.http.ts'
import { sendSignInCode, sessionUser, signInWithCode } from './sign-in.ts'

const START = new Date('2026-03-01T12:00:00Z')
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const translate = (_key: string, fillings?: { code?: string }) => fillings?.code ?? 'Subject'

let database: FreshDatabase
let connection: DatabaseConnection
let runtime: Runtime
let api: Api
let people = 0

beforeAll(async () => {
  database = await freshDatabase()
  const log = { info() {}, warn() {}, error() {} }
  connection = connectDatabase(database.url, log)
  const parts: Partial<Runtime> = {
    config: { production: false, port: 3000, demo: { mail: true } } as Runtime['config'],
    db: connection.db,
    keyring: createKeyring(['a secret of the tests, long enough for it']),
    log,
    now: () => new Date(),
  }
  runtime = parts as Runtime
  api = createApi()
  registerSessionRoutes(api, runtime)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (days: number) => vi.setSystemTime(Date.now() + days * 86_400_000)
const newEmail = () => {
  people += 1
  return `person${people}@example.org`
}

async function signIn(email: string, userAgent = FIREFOX): Promise<string> {
  await sendSignInCode(runtime, email, { translate, language: 'en' })
  const mail = (await listMails(runtime)).find(({ to }) => to === email)
  const found = await signInWithCode(runtime, email, mail?.text ?? '', userAgent)
  if (!found) throw new Error('The code did not open')
  vi.setSystemTime(Date.now() + 1_000)
  return found.cookies[0]?.split(';')[0] ?? ''
}

const call = async (method: string, path: string, cookie: string) =>
  await api.request(path, { method, headers: { cookie } })

async function devices(cookie: string): Promise<SignedInDevice[]> {
  const answer = await call('GET', '/api/sessions', cookie)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { sessions: SignedInDevice[] }).sessions
}

const isSignedIn = async (cookie: string) => (await sessionUser(runtime, cookie)) !== undefined

it('a person sees where they are signed in, coarsely, and which one this is', async () => {
  const email = newEmail()
  const phone = await signIn(email, SAFARI)
  pass(3)
  const tablet = await signIn(email, FIREFOX)
  expect(await devices(tablet)).toEqual([
    {
      id: expect.any(String),
      browser: 'Firefox',
      system: 'Android',
      signedInOn: '2026-03-04',
      lastUsedOn: '2026-03-04',
      current: true,
    },
    expect.objectContaining({
      browser: 'Safari',
      system: 'iPhone',
      signedInOn: '2026-03-01',
      lastUsedOn: '2026-03-01',
      current: false,
    }),
  ])
  expect((await devices(phone)).find(({ current }) => current)?.system).toBe('iPhone')
})

it('the last day of use follows any use of the session', async () => {
  const cookie = await signIn(newEmail())
  pass(2)
  await sessionUser(runtime, cookie)
  const [device] = await devices(cookie)
  expect(device).toMatchObject({ signedInOn: '2026-03-01', lastUsedOn: '2026-03-03' })
})

it('neither token, network address nor user agent is kept or told', async () => {
  const cookie = await signIn(newEmail(), SAFARI)
  const answer = await call('GET', '/api/sessions', cookie)
  const token = decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? 'none'
  expect(await answer.text()).not.toContain(token)
  for (const { ipAddress, userAgent } of await connection.db.select().from(sessions)) {
    expect(ipAddress ?? '').toBe('')
    expect(userAgent).toMatch(/^[A-Za-z ]*\/[A-Za-z]*$/)
  }
})

it('one session can be ended from another, at once and for good', async () => {
  const email = newEmail()
  const [lost, mine] = [await signIn(email, SAFARI), await signIn(email)]
  const stolen = (await devices(mine)).find(({ current }) => !current)
  const answer = await call('DELETE', `/api/sessions/${stolen?.id}`, mine)
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(await isSignedIn(lost)).toBe(false)
  expect((await call('GET', '/api/sessions', lost)).status).toBe(401)
  expect(await devices(mine)).toHaveLength(1)
})

it("one's own session ends with its cookie", async () => {
  const cookie = await signIn(newEmail())
  const [device] = await devices(cookie)
  const answer = await call('DELETE', `/api/sessions/${device?.id}`, cookie)
  expect(answer.headers.getSetCookie()[0]).toMatch(/^legal\.session_token=;.*Max-Age=0/)
  expect(await isSignedIn(cookie)).toBe(false)
})

it("another person's session answers as one that does not exist, and stays", async () => {
  const [ana, ben] = [await signIn(newEmail()), await signIn(newEmail())]
  const [ofAna] = await devices(ana)
  const answers = await Promise.all(
    [ofAna?.id, '0d0b6c8e-0000-4000-8000-000000000000', 'x', "' or 1=1 --"].map((id) =>
      call('DELETE', `/api/sessions/${encodeURIComponent(id ?? '')}`, ben),
    ),
  )
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(new Set(texts).size).toBe(1)
  expect(await isSignedIn(ana)).toBe(true)
})

it('signing out everywhere ends every session of the person and of nobody else', async () => {
  const email = newEmail()
  const own = [await signIn(email), await signIn(email, SAFARI), await signIn(email)]
  const other = await signIn(newEmail())
  const answer = await call('POST', '/api/sign-out-everywhere', own[1] ?? '')
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=0/)
  for (const cookie of own) expect(await isSignedIn(cookie)).toBe(false)
  expect(await isSignedIn(other)).toBe(true)
})

it('without a session there is nothing to see or to end', async () => {
  for (const cookie of ['', 'legal.session_token=x', 'legal.session_token=a.b']) {
    expect((await call('GET', '/api/sessions', cookie)).status).toBe(401)
    expect((await call('DELETE', '/api/sessions/x', cookie)).status).toBe(401)
    expect((await call('POST', '/api/sign-out-everywhere', cookie)).status).toBe(401)
  }
})

it('sessions that ended by themselves are not shown', async () => {
  const email = newEmail()
  await signIn(email)
  pass(31)
  expect(await devices(await signIn(email))).toHaveLength(1)
})

it('looking at the list counts as use and prolongs the session', async () => {
  const cookie = await signIn(newEmail())
  pass(20)
  const answer = await call('GET', '/api/sessions', cookie)
  expect(answer.headers.getSetCookie()[0]).toMatch(/^legal\.session_token=[^;]+/)
  pass(20)
  expect(await isSignedIn(cookie)).toBe(true)
})
