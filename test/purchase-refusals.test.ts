import { afterAll, beforeAll, expect, test } from 'vitest'
import { signWebhook } from '../src/platform/payments/sandbox/webhook-signature.ts'
import { type HttpBrowser, openBrowser } from './http-browser.ts'
import {
  CARDS,
  type CaseForm,
  caseForm,
  countGrants,
  createIntent,
  type Intent,
  openIntent,
  paidBrowser,
  payWith,
  query,
  tellSuccess,
  WEBHOOK_SECRET,
} from './purchase-steps.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from './running-app.ts'

let app: AppWithDatabase
beforeAll(async () => {
  app = await startAppWithDatabase()
}, START_PATIENCE_MS + 10_000)
afterAll(() => app.close())

test.each(['0', '1', '-1', '998', '1000', '999.5', '1e309', '"999"', 'null', '[999]', '{}'])(
  'another amount is refused: %s',
  async (amount) => {
    const browser = openBrowser(app.url)
    const body = `{"planType":"unlimited","email":"payer@example.org","amount":${amount}}`
    const answer = await browser.post('/api/create-payment-intent', body)
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({
      code: expect.stringMatching(/amount_mismatch|invalid_input/),
    })
    expect(browser.cookie()).toBe('')
  },
)

test.each(['free', 'standard', 'premium', 'UNLIMITED', '__proto__', ''])(
  'the plan %s is not sold at the checkout',
  async (planType) => {
    const browser = openBrowser(app.url)
    const body = { planType, email: 'payer@example.org' }
    const answer = await browser.post('/api/create-payment-intent', body)
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ code: 'invalid_plan' })
  },
)

test("another browser's payment cannot be finished", async () => {
  const { intent, form } = await paidBrowser(app.url)
  const thief = openBrowser(app.url)
  await openIntent(thief, caseForm())
  const told = await tellSuccess(thief, intent)
  const unknown = await thief.post('/api/payment-success', { paymentIntentId: 'pi_unknown123' })
  expect([told.status, unknown.status]).toEqual([404, 404])
  expect(told.text).toBe(unknown.text)
  const body = { ...form, paymentIntentId: intent.paymentIntentId }
  expect((await thief.post('/api/legal-cases', body)).status).toBe(402)
})

test('who paid without describing a case gets no analysis, and gets it with the description', async () => {
  const browser = openBrowser(app.url)
  const { email, ...described } = caseForm()
  const body = { planType: 'unlimited', amount: 999, email }
  const intent = (await browser.post('/api/create-payment-intent', body)).json as Intent
  await payWith(browser, intent, CARDS.good)
  await tellSuccess(browser, intent)
  const asked = { paymentIntentId: intent.paymentIntentId }
  const refused = await browser.post('/api/legal-cases', asked)
  expect(refused.status).toBe(400)
  expect(refused.json).toEqual({ code: 'no_form_data', message: 'No legal form data found' })
  const made = await browser.post('/api/legal-cases', { ...described, email, ...asked })
  expect(made.status).toBe(200)
})

test('a forged checkout cookie opens nothing', async () => {
  const { intent, browser } = await paidBrowser(app.url)
  const other = openBrowser(app.url)
  await openIntent(other, caseForm())
  const value = Buffer.from(intent.paymentIntentId).toString('base64url')
  const [, signature = ''] = other.cookie().replace('checkout=', '').split('.')
  for (const cookie of [
    `checkout=${value}`,
    `checkout=${value}.${signature}`,
    `checkout=${intent.paymentIntentId}`,
    `other=${browser.cookie().replace('checkout=', '')}`,
    'checkout=%',
  ]) {
    const answer = await openBrowser(app.url).post('/api/legal-cases', {}, { cookie })
    expect(answer.status, cookie).toBe(402)
  }
})

test('a webhook with another signature, an old one or none is refused', async () => {
  const intent = await openIntent(openBrowser(app.url), caseForm())
  const payload = eventFor(intent)
  const now = new Date()
  const signatures = [
    '',
    't=1,v1=00',
    signWebhook(payload, 'whsec_another', now),
    signWebhook(`${payload} `, WEBHOOK_SECRET, now),
    signWebhook(payload, WEBHOOK_SECRET, new Date(now.getTime() - 3_600_000)),
  ]
  for (const signature of signatures) {
    const answer = await sendWebhook(payload, signature)
    expect(answer.status, signature).toBe(400)
    expect(answer.json).toMatchObject({ code: 'bad_signature' })
  }
})

test('ten webhooks and the success page at once give one grant and one payment', async () => {
  const browser = openBrowser(app.url)
  const form = caseForm()
  const intent = await openIntent(browser, form)
  await payWith(browser, intent, CARDS.good)
  const payload = eventFor(intent)
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => sendWebhook(payload, signed(payload))),
    tellSuccess(browser, intent),
    tellSuccess(browser, intent),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await countGrants(app.databaseUrl, intent)).toBe(1)
  const [payment] = await query<{ rows: number; status: string }>(
    app.databaseUrl,
    'select count(*)::int as rows, min(status) as status from payments where email = $1',
    [form.email],
  )
  expect(payment).toEqual({ rows: 1, status: 'succeeded' })
})

test('a double click on pay sets up one payment', async () => {
  const browser = openBrowser(app.url)
  const form = caseForm()
  const first = await openIntent(browser, form)
  expect(await openIntent(browser, form)).toEqual(first)
})

test('the thirty-first set-up within ten minutes waits, and is told how long', async () => {
  const browser = openBrowser(app.url)
  const form = caseForm()
  const answers = await Promise.all(Array.from({ length: 31 }, () => createIntent(browser, form)))
  const waiting = answers.filter(({ status }) => status === 429)
  expect(waiting.length).toBeLessThanOrEqual(1)
  // A window may have ended in between; then the next one is filled.
  const refused = waiting[0] ?? (await fillWindow(browser, form))
  expect(refused.json).toMatchObject({ code: 'too_many_requests' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

function eventFor({ paymentIntentId }: Intent): string {
  return JSON.stringify({
    id: `evt_${crypto.randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: paymentIntentId, object: 'payment_intent' } },
  })
}

const signed = (payload: string) => signWebhook(payload, WEBHOOK_SECRET, new Date())

function sendWebhook(payload: string, signature: string) {
  return openBrowser(app.url).post('/api/webhooks/stripe', payload, {
    'stripe-signature': signature,
  })
}

async function fillWindow(browser: HttpBrowser, form: CaseForm) {
  let answer = await createIntent(browser, form)
  for (let calls = 0; calls < 31 && answer.status === 200; calls += 1) {
    answer = await createIntent(browser, form)
  }
  return answer
}
