import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { grantOfIntent } from '../src/features/access/server.ts'
import { registerReceiptPdf } from '../src/features/payments/server.ts'
import { createApi } from '../src/platform/http/api.server.ts'
import {
  createTypesetter,
  type TypesetOutcome,
  type Typesetter,
} from '../src/platform/typesetting/typesetter.server.ts'
import { type AccountUnderTest, type Person, startAccountUnderTest } from './account-under-test.ts'

let app: AccountUnderTest
let ana: Person
let intent: string
let outcome: TypesetOutcome
let asked: { language: string; facts: { value: { text: string } }[] }[] = []
let real: Typesetter
const api = createApi()

/** Answers what the test says, and keeps what it was asked to set. */
const standIn: Typesetter = {
  async typeset({ data }) {
    asked.push(data as (typeof asked)[number])
    return outcome
  },
  async close() {},
}

beforeAll(async () => {
  app = await startAccountUnderTest()
  real = createTypesetter()
  app.runtime.typesetter = standIn
  api.use('*', async (c, next) => {
    c.set('runtime', app.runtime)
    c.set('clientAddress', c.req.header('x-test-address') ?? '203.0.113.1')
    await next()
  })
  registerReceiptPdf(api, app.runtime, {
    catalogue: app.catalogue,
    accessOf: (intentId) => grantOfIntent(app.runtime, intentId),
  })
  ana = await app.signedIn()
  intent = (await app.pay(ana)).stripePaymentIntentId
})
afterAll(async () => {
  await real.close()
  await app.close()
})
beforeEach(() => {
  asked = []
  outcome = { kind: 'made', pdf: new TextEncoder().encode('%PDF-stand-in') }
  app.runtime.typesetter = standIn
})

const get = (id: string, headers: Record<string, string> = {}) =>
  api.request(`/receipt/${id}.pdf`, { headers })
const paidHere = () => ({ cookie: app.paidBy({ stripePaymentIntentId: intent }) })

test('the owner and the browser that paid get the paper as a PDF to keep', async () => {
  app.runtime.typesetter = real
  for (const headers of [{ cookie: ana.cookie }, paidHere()]) {
    const answer = await get(intent, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="receipt-2026-\d{6}\.pdf"$/,
    )
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
  }
})

test("another's paper answers like one that does not exist, and nothing is set", async () => {
  const ben = await app.signedIn()
  const missing = await get(randomUUID(), { cookie: ben.cookie })
  expect(missing.status).toBe(404)
  const text = await missing.text()
  for (const headers of [{}, { cookie: ben.cookie }, { cookie: `checkout=${intent}.forged` }]) {
    for (const id of [intent, 'pi_doesnotexist1', '..%2Fetc', 'x']) {
      const answer = await get(id, headers)
      expect([answer.status, await answer.text()]).toEqual([404, text])
    }
  }
  expect(asked).toEqual([])
})

test('it is in the language of the purchase, or in the one that is asked for', async () => {
  await get(intent, { ...paidHere(), 'accept-language': 'es' })
  expect(asked[0]?.language).toBe('en')
  await api.request(`/receipt/${intent}.pdf?lang=ar`, { headers: paidHere() })
  expect(asked[1]?.language).toBe('ar')
  await api.request(`/receipt/${intent}.pdf?lang=tlh`, { headers: paidHere() })
  expect(asked[2]?.language).toBe('en')
})

test('it says for how long the payment gives access, as the page does', async () => {
  await get(intent, paidHere())
  const texts = asked[0]?.facts.map(({ value }) => value.text) ?? []
  expect(texts).toContain('November 10, 2026 to December 10, 2026')
  expect(texts).toContain('9.99 USD')
})

test('who comes while many wait is asked to come back, and a fault says nothing', async () => {
  outcome = { kind: 'busy' }
  const busy = await get(intent, paidHere())
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '60'])
  outcome = { kind: 'failed', reasons: [`cannot show ${ana.user.email}`] }
  const failed = await get(intent, paidHere())
  expect(failed.status).toBe(500)
  expect(await failed.text()).not.toContain(ana.user.email)
})

test('an address that asks without end is told to wait', async () => {
  const headers = { ...paidHere(), 'x-test-address': '203.0.113.77' }
  let status = 200
  for (let call = 0; call < 31 && status === 200; call += 1)
    status = (await get(intent, headers)).status
  expect(status).toBe(429)
})
