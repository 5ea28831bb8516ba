import { afterAll, beforeAll, expect, test } from 'vitest'
import { signWebhook } from '../../src/platform/payments/sandbox/webhook-signature.ts'
import { openBrowser, requestAsIs } from '../http-browser.ts'
import {
  CARDS,
  caseForm,
  countGrants,
  openIntent,
  payWith,
  query,
  WEBHOOK_SECRET,
} from '../purchase-steps.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from '../running-app.ts'
import { askForCode, becomeMember, callAs, me, otherCode, signIn } from './visitors.ts'

let app: AppWithDatabase
beforeAll(async () => {
  app = await startAppWithDatabase()
}, START_PATIENCE_MS + 10_000)
afterAll(() => app.close())

const visitor = () => openBrowser(app.url)
const whoIs = async (cookie: string) =>
  (await callAs(app.url, cookie, ['GET', '/api/session'])).json

const sessionPair = (cookie: string) =>
  cookie.split('; ').find((pair) => pair.startsWith('legal.session_token=')) ?? ''

test('a session cookie that was changed, cut, signed otherwise or given by hand opens nothing', async () => {
  const browser = visitor()
  await signIn(browser, caseForm().email)
  const pair = sessionPair(browser.cookie())
  const [name = '', value = ''] = pair.split('=')
  const [token = '', signature = ''] = decodeURIComponent(value).split('.')
  const other = visitor()
  await signIn(other, caseForm().email)
  const [, otherSignature = ''] = decodeURIComponent(
    sessionPair(other.cookie()).split('=')[1] ?? '',
  ).split('.')
  const rows = await query<{ token: string }>(app.databaseUrl, 'select token from sessions')
  const forged = [
    token,
    `${token}.`,
    `${token}.${otherSignature}`,
    `${token}x.${signature}`,
    `${token.slice(0, -1)}.${signature}`,
    `.${signature}`,
    `${token}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    '%',
    'null',
    ...rows.map((row) => row.token),
  ]
  for (const text of forged) {
    expect(await whoIs(`${name}=${encodeURIComponent(text)}`), text).toEqual({ user: null })
  }
  expect(await whoIs(pair)).not.toEqual({ user: null })
})

test('a session cookie kept by a thief is dead once its owner has signed out everywhere', async () => {
  const email = caseForm().email
  const [owner, elsewhere] = [visitor(), visitor()]
  await signIn(owner, email)
  await signIn(elsewhere, email)
  const stolen = elsewhere.cookie()
  expect(await whoIs(stolen)).toMatchObject({ user: { email } })
  expect((await owner.post('/api/sign-out-everywhere', {})).status).toBe(200)
  expect(await whoIs(stolen)).toEqual({ user: null })
  expect((await callAs(app.url, stolen, ['GET', '/api/sessions'])).status).toBe(401)
})

test('a session planted in a browser does not become the one that signs in', async () => {
  const attacker = visitor()
  await signIn(attacker, caseForm().email)
  const planted = sessionPair(attacker.cookie())
  const before = await whoIs(planted)
  const victim = visitor()
  const email = caseForm().email
  const code = await askForCode(victim, email)
  const answer = await victim.post('/api/sign-in', { email, code }, { cookie: planted })
  expect(answer.status).toBe(200)
  expect(sessionPair(victim.cookie())).not.toBe(planted)
  expect(await whoIs(planted)).toEqual(before)
  expect((await me(victim)).email).toBe(email)
})

test('a code works once, for its own address, and not after a newer one', async () => {
  const email = caseForm().email
  const first = await askForCode(visitor(), email)
  const second = await askForCode(visitor(), email)
  const attempts = [
    { email: caseForm().email, code: second },
    { email: `${email}.evil.example`, code: second },
    ...(first === second ? [] : [{ email, code: first }]),
    { email, code: otherCode(second) },
  ]
  for (const attempt of attempts) {
    const refused = await visitor().post('/api/sign-in', attempt)
    expect(refused.json).toMatchObject({ code: 'wrong_code' })
  }
  expect((await visitor().post('/api/sign-in', { email, code: second })).status).toBe(200)
  expect((await visitor().post('/api/sign-in', { email, code: second })).status).toBe(400)
})

test("a checkout cookie of one purchase gives no access to another address, even the attacker's own", async () => {
  const payer = await becomeMember(app.url)
  const bought = payer.browser
    .cookie()
    .split('; ')
    .find((pair) => pair.startsWith('checkout='))
  const forms = [caseForm(), caseForm({ email: (await becomeMember(app.url)).email })]
  for (const form of forms) {
    const stranger = visitor()
    const cookie = { cookie: bought ?? '' }
    const access = await stranger.post('/api/check-access', { email: form.email }, cookie)
    expect(access.json).toEqual({ needsPayment: true, hasActivePremium: false })
    expect((await stranger.post('/api/analyze-case', form, cookie)).status).toBe(402)
  }
})

test('a checkout cookie whose list was made longer opens nothing', async () => {
  const victim = visitor()
  const { paymentIntentId } = await openIntent(victim, caseForm())
  const attacker = visitor()
  await openIntent(attacker, caseForm())
  const [encoded = '', signature = ''] = decodeURIComponent(
    attacker.cookie().replace('checkout=', ''),
  ).split('.')
  const longer = `${Buffer.from(encoded, 'base64url')},${paymentIntentId}`
  const forged = `${Buffer.from(longer).toString('base64url')}.${signature}`
  for (const cookie of [`checkout=${forged}`, `checkout=${forged}; ${attacker.cookie()}`]) {
    const path = ['POST', '/api/payment-success'] as const
    expect((await callAs(app.url, cookie, path, { paymentIntentId })).status).toBe(404)
  }
})

test('a webhook sent again gives nothing twice, and one about an unpaid payment gives nothing', async () => {
  const browser = visitor()
  const intent = await openIntent(browser, caseForm())
  const payload = JSON.stringify({
    id: 'evt_replayed1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: intent.paymentIntentId, object: 'payment_intent', status: 'succeeded' } },
  })
  const send = async () => {
    const signature = signWebhook(payload, WEBHOOK_SECRET, new Date())
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await requestAsIs(app.url, 'POST', '/api/webhooks/stripe', headers, payload)).status
  }
  // Rightly signed, but the provider says that nobody has paid.
  expect(await send()).toBe(200)
  expect(await countGrants(app.databaseUrl, intent)).toBe(0)
  await payWith(browser, intent, CARDS.good)
  for (let times = 0; times < 4; times += 1) expect(await send()).toBe(200)
  expect(await countGrants(app.databaseUrl, intent)).toBe(1)
})

test.each([
  ['without a signature', () => ''],
  ['signed with another secret', (body: string) => signWebhook(body, 'whsec_x', new Date())],
  [
    'signed an hour ago',
    (body: string) => signWebhook(body, WEBHOOK_SECRET, new Date(Date.now() - 3_600_000)),
  ],
  [
    'signed for an hour from now',
    (body: string) => signWebhook(body, WEBHOOK_SECRET, new Date(Date.now() + 3_600_000)),
  ],
  ['signed for another body', () => signWebhook('{}', WEBHOOK_SECRET, new Date())],
  ['with a scheme of its own', (body: string) => `t=1,v0=${body.length}`],
])('a webhook %s is refused', async (_name, sign) => {
  const body = JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded', data: {} })
  const headers = { 'content-type': 'application/json', 'stripe-signature': sign(body) }
  const answer = await requestAsIs(app.url, 'POST', '/api/webhooks/stripe', headers, body)
  expect(answer.json).toMatchObject({ code: 'bad_signature' })
})
