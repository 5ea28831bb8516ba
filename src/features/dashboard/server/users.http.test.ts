import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../test/fresh-database.ts'
import { loadCatalogue } from '../../../i18n/catalogue.server.ts'
import {
  connectDatabase,
  type DatabaseConnection,
} from '../../../platform/database/database.server.ts'
import { type Api, createApi } from '../../../platform/http/api.server.ts'
import { listMails } from '../../../platform/mail/list-mails.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { createKeyring } from '../../../platform/secrets/keyring.server.ts'
import { giveAccess } from '../../access/server.ts'
import { sendSignInCode, signInWithCode, type User } from '../../account/server.ts'
import { findPayment } from '../../payments/server.ts'
import { payments } from '../../payments/tables.ts'
import { registerUserRoutes } from './users.http.ts'

const PAID = new Date('2026-03-01T12:00:00Z')
const catalogue = loadCatalogue('public/translations')
const translate = (_key: string, fillings?: { code?: string }) => fillings?.code ?? 'Subject'

let database: FreshDatabase
let connection: DatabaseConnection
let runtime: Runtime
let api: Api
let now = PAID
let ana: Person
let ben: Person

type Person = { user: User; cookie: string }

beforeAll(async () => {
  database = await freshDatabase()
  const log = { info() {}, warn() {}, error() {} }
  connection = connectDatabase(database.url, log)
  const parts: Partial<Runtime> = {
    config: { production: false, port: 3000, demo: { mail: true } } as Runtime['config'],
    db: connection.db,
    keyring: createKeyring(['a secret of the tests, long enough for it']),
    log,
    now: () => now,
  }
  runtime = parts as Runtime
  api = createApi()
  let calls = 0
  api.use('*', async (c, next) => {
    calls += 1
    c.set('clientAddress', `10.0.${calls % 256}.1`)
    await next()
  })
  registerUserRoutes(api, runtime, catalogue)
  ana = await signedIn('ana@example.org')
  ben = await signedIn('ben@example.org')
  await pay(ana.user, 'pi_ana000001')
})

afterAll(async () => {
  await connection.close()
  await database.drop()
})

async function signedIn(email: string): Promise<Person> {
  await sendSignInCode(runtime, email, { translate, language: 'en' })
  const mail = (await listMails(runtime)).find(({ to }) => to === email)
  const found = await signInWithCode(runtime, email, mail?.text ?? '')
  if (!found) throw new Error('The code did not open')
  return { user: found.user, cookie: found.cookies[0]?.split(';')[0] ?? '' }
}

async function pay(user: User, intent: string): Promise<void> {
  await connection.db.insert(payments).values({
    userId: user.id,
    email: user.email,
    stripePaymentIntentId: intent,
    amount: 999,
    status: 'succeeded',
    type: 'unlimited',
    description: '30-Day Unlimited Access',
    createdAt: PAID,
  })
  const payment = await findPayment(connection.db, intent)
  if (payment) await connection.db.transaction((tx) => giveAccess(tx, payment, PAID))
}

async function get(path: string, cookie = '') {
  const answer = await api.request(path, { headers: { cookie } })
  return { status: answer.status, body: await answer.json() }
}

const userPath = (email: string) => `/api/users?email=${encodeURIComponent(email)}`
const paymentsPath = (id: string) => `/api/users/${id}/payments`

it('without a session nothing is shown, whoever is asked about', async () => {
  const required = { status: 401, body: { code: 'sign_in_required', message: 'Sign in first' } }
  expect(await get(userPath('ana@example.org'))).toEqual(required)
  expect(await get(userPath('nobody@example.org'))).toEqual(required)
  expect(await get(paymentsPath(ana.user.id))).toEqual(required)
  expect(await get(paymentsPath(ana.user.id), 'legal.session_token=forged.AAAA')).toEqual(required)
})

it('another person answers as one who does not exist', async () => {
  const byEmail = await get(userPath('ana@example.org'), ben.cookie)
  expect(byEmail.status).toBe(404)
  expect(byEmail).toEqual(await get(userPath('nobody@example.org'), ben.cookie))
  const byId = await get(paymentsPath(ana.user.id), ben.cookie)
  expect(byId.status).toBe(404)
  expect(byId).toEqual(await get(paymentsPath('11111111-1111-4111-8111-111111111111'), ben.cookie))
  expect(byId).toEqual(await get(paymentsPath('not-an-id'), ben.cookie))
})

it('a person sees the plan their grants give, and it ends with them', async () => {
  now = PAID
  const path = userPath(' ANA@example.org')
  const during = await get(path, ana.cookie)
  expect(during).toMatchObject({
    status: 200,
    body: {
      id: ana.user.id,
      email: 'ana@example.org',
      subscriptionPlan: 'premium',
      subscriptionStatus: 'active',
      analysisCredits: -1,
      premiumExpiresAt: '2026-03-31T12:00:00.000Z',
      lastPaymentDate: PAID.toISOString(),
    },
  })
  now = new Date('2026-03-31T12:00:01Z')
  expect((await get(path, ana.cookie)).body).toMatchObject({
    subscriptionPlan: 'free',
    subscriptionStatus: 'inactive',
    analysisCredits: 1,
    premiumExpiresAt: null,
  })
})

it('the answer has the fields of the specification and no other', async () => {
  const { body } = await get(userPath('ben@example.org'), ben.cookie)
  expect(Object.keys(body).sort()).toEqual([
    'analysisCredits',
    'createdAt',
    'email',
    'id',
    'lastPaymentDate',
    'name',
    'premiumExpiresAt',
    'stripeCustomerId',
    'subscriptionId',
    'subscriptionPlan',
    'subscriptionStatus',
    'updatedAt',
  ])
})

it('a person sees their own payments and no provider ids', async () => {
  const { body } = await get(paymentsPath(ana.user.id), ana.cookie)
  expect(body).toEqual([
    {
      id: expect.any(String),
      amount: 999,
      currency: 'usd',
      status: 'succeeded',
      type: 'unlimited',
      description: '30-Day Unlimited Access',
      createdAt: PAID.toISOString(),
    },
  ])
  expect((await get(paymentsPath(ben.user.id), ben.cookie)).body).toEqual([])
})

async function patch(id: string, cookie: string, change: unknown) {
  const answer = await api.request(`/api/users/${id}`, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  return { status: answer.status, body: await answer.json() }
}

it('name and language are saved, and what is not given stays', async () => {
  const saved = await patch(ana.user.id, ana.cookie, {
    name: '  Ana\n<b>López</b> ',
    preferredLanguage: 'es',
  })
  expect(saved).toEqual({
    status: 200,
    body: { name: 'Ana <b>López</b>', preferredLanguage: 'es' },
  })
  expect((await patch(ana.user.id, ana.cookie, { name: '' })).body).toEqual({
    name: '',
    preferredLanguage: 'es',
  })
  expect((await patch(ana.user.id, ana.cookie, {})).body).toMatchObject({ preferredLanguage: 'es' })
})

it('nothing but name and language can be written, whatever is sent along', async () => {
  const before = await get(userPath('ben@example.org'), ben.cookie)
  for (const key of [
    'email',
    'id',
    'emailVerified',
    'analysisCredits',
    'subscriptionPlan',
    'stripeCustomerId',
    'premiumExpiresAt',
    '__proto__x',
  ]) {
    const answer = await patch(ben.user.id, ben.cookie, { name: 'Ben', [key]: 'premium' })
    expect(answer, key).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  }
  expect(await get(userPath('ben@example.org'), ben.cookie)).toEqual(before)
})

it.each([
  [{ name: 'x'.repeat(101) }, 'invalid_name'],
  [{ preferredLanguage: 'tlh' }, 'invalid_input'],
  [{ preferredLanguage: null }, 'invalid_input'],
  [{ name: 1 }, 'invalid_input'],
])('%j is refused', async (change, code) => {
  expect(await patch(ben.user.id, ben.cookie, change)).toMatchObject({
    status: 400,
    body: { code },
  })
})

it("another person's profile answers like one that does not exist, and stays", async () => {
  const theirs = await patch(ana.user.id, ben.cookie, { name: 'Eve' })
  const nobodys = await patch('11111111-1111-4111-8111-111111111111', ben.cookie, { name: 'Eve' })
  expect(theirs).toEqual(nobodys)
  expect(theirs.status).toBe(404)
  expect((await patch(ana.user.id, '', { name: 'Eve' })).status).toBe(401)
  expect((await patch(ana.user.id, ana.cookie, {})).body).not.toMatchObject({ name: 'Eve' })
})
