import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../http-browser.ts'
import { CARDS, caseForm, openIntent, payWith, query, tellSuccess } from '../purchase-steps.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from '../running-app.ts'
import {
  askForCode,
  becomeMember,
  callAs,
  documentedCalls,
  type Member,
  signIn,
} from './visitors.ts'

let app: AppWithDatabase
let victim: Member
beforeAll(async () => {
  app = await startAppWithDatabase()
  victim = await becomeMember(app.url)
}, START_PATIENCE_MS + 20_000)
afterAll(() => app.close())

/** Names of columns and of what frameworks put into a user: none of them is anybody's to send. */
const planted = () => ({
  id: randomUUID(),
  userId: victim.userId,
  user_id: victim.userId,
  subscriptionPlan: 'premium',
  subscriptionStatus: 'active',
  subscriptionId: 'sub_1',
  analysisCredits: -1,
  premiumExpiresAt: '2099-01-01T00:00:00.000Z',
  emailVerified: true,
  role: 'admin',
  isAdmin: true,
  name: 'Planted',
  image: 'https://evil.example/x.png',
  stripeCustomerId: 'cus_1',
  status: 'succeeded',
  type: 'premium',
  grantId: randomUUID(),
  paidHere: true,
  isPartner: true,
  referralFee: 1,
  createdAt: '2000-01-01T00:00:00.000Z',
})

const ofUser = (email: string) =>
  query<Record<string, unknown>>(
    app.databaseUrl,
    `select name, image, stripe_customer_id, subscription_plan, subscription_status, subscription_id,
      analysis_credits, premium_expires_at from users where email = $1`,
    [email],
  )

test('fields that are not of a call change nothing, whichever call they are sent to', async () => {
  const browser = openBrowser(app.url)
  const email = caseForm().email
  await signIn(browser, email)
  const before = await ofUser(email)
  const calls = (await documentedCalls(browser)).filter(
    // These two would end the session the rest is sent with.
    (call) => !/^GET|sign-out/.test(call),
  )
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ')
    const target = [method, path.replace(/\{\w+\}/g, randomUUID())] as const
    const body = { ...caseForm({ email }), planType: 'unlimited', ...planted() }
    const answer = await callAs(app.url, browser.cookie(), target, body)
    expect(answer.status, call).toBeLessThan(500)
  }
  expect(await ofUser(email)).toEqual(before)
  const access = await browser.post('/api/check-access', { email, ...planted() })
  expect(access.json).toEqual({ needsPayment: true, hasActivePremium: false })
  const paid = await query(
    app.databaseUrl,
    `select 1 from payments where email = $1 and (status <> 'created' or amount <> 999 or user_id is not null)`,
    [email],
  )
  expect(paid).toEqual([])
})

test('who signs in for the first time is made with nothing but the address', async () => {
  const browser = openBrowser(app.url)
  const email = caseForm().email
  const code = await askForCode(browser, email)
  const answer = await browser.post('/api/sign-in', { email, code, ...planted() })
  expect(answer.status).toBe(200)
  expect(await ofUser(email)).toEqual([
    {
      name: '',
      image: null,
      stripe_customer_id: null,
      subscription_plan: 'free',
      subscription_status: 'inactive',
      subscription_id: null,
      analysis_credits: 1,
      premium_expires_at: null,
    },
  ])
})

test('a case cannot be put among the cases of somebody else', async () => {
  const browser = openBrowser(app.url)
  const form = caseForm()
  const intent = await openIntent(browser, { ...form, ...planted() })
  await payWith(browser, intent, CARDS.good)
  await tellSuccess(browser, intent)
  const { paymentIntentId } = intent
  const first = await browser.post('/api/legal-cases', { ...form, paymentIntentId, ...planted() })
  const second = await browser.post('/api/analyze-case', { ...form, ...planted() })
  expect([first.status, second.status]).toEqual([200, 200])
  const [row] = await query<{ cases: number }>(
    app.databaseUrl,
    'select count(*)::int as cases from legal_cases where user_id = $1',
    [victim.userId],
  )
  expect(row?.cases).toBe(1)
})

test('neither our call nor the card form can change what a payment costs', async () => {
  const browser = openBrowser(app.url)
  const form = caseForm()
  const answer = await browser.post('/api/create-payment-intent', {
    planType: 'unlimited',
    email: form.email,
    currency: 'jpy',
    priceCents: 1,
    amountCents: 1,
    amount_received: 999,
  })
  expect(answer.status).toBe(200)
  const intent = answer.json as { clientSecret: string; paymentIntentId: string }
  const fields = new URLSearchParams({
    client_secret: intent.clientSecret,
    amount: '1',
    currency: 'jpy',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': CARDS.good,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
    return_url: 'http://localhost/payment-success',
  })
  const path = `/sandbox/v1/payment_intents/${intent.paymentIntentId}/confirm`
  await browser.post(path, fields.toString(), {
    authorization: 'Bearer pk_test_sandbox_on_loopback_only',
    'content-type': 'application/x-www-form-urlencoded',
  })
  await tellSuccess(browser, intent)
  const rows = await query(
    app.databaseUrl,
    `select amount, currency from payments where stripe_payment_intent_id = $1`,
    [intent.paymentIntentId],
  )
  expect(rows).toEqual([{ amount: 999, currency: 'usd' }])
})

test.each([
  'a@example.org\r\nBcc: all@example.org',
  'a@example.org\nBcc: all@example.org',
  'a@example.org\rBcc: all@example.org',
  'a\r\n@example.org',
  'a@example.org\u2028Bcc: all@example.org',
  'a@example.org\u0000',
  'a@example.org, all@example.org',
  'a@example.org;all@example.org',
  'Ana <a@example.org>',
  '"a b"@example.org',
  '<a@example.org>',
  'a@example.org%0d%0aBcc:all@example.org',
  `a@${'x'.repeat(250)}.org`,
])('the address %j is refused everywhere and gets no mail', async (email) => {
  const browser = openBrowser(app.url)
  const [before] = await query<{ mails: number }>(app.databaseUrl, MAILS)
  const attempts = {
    '/api/sign-in/code': { email, language: 'en' },
    '/api/sign-in': { email, code: '000000' },
    '/api/check-access': { email },
    '/api/create-payment-intent': { planType: 'unlimited', email },
  }
  for (const [path, body] of Object.entries(attempts)) {
    const answer = await browser.post(path, body)
    expect(answer.status, path).toBe(400)
    expect(answer.json, path).toMatchObject({ code: 'invalid_email' })
  }
  const analysed = await browser.post('/api/analyze-case', caseForm({ email }))
  expect(analysed.status).toBe(400)
  expect(await query(app.databaseUrl, MAILS)).toEqual([before])
})

const MAILS = 'select count(*)::int as mails from mail_outbox'
