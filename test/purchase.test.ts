import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HttpBrowser, openBrowser } from './http-browser.ts'
import {
  answerBank,
  CARDS,
  type CaseForm,
  caseForm,
  countCases,
  countGrants,
  type Intent,
  openIntent,
  paidBrowser,
  payWith,
  query,
  tellSuccess,
} from './purchase-steps.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from './running-app.ts'

// A word that is in the facts of every purchase here and nowhere else in the product.
const MARKER = 'Zwetschgenknödelprozess'
const FACTS = `My landlord keeps my security deposit and ends my lease because of the ${MARKER}.`

let app: AppWithDatabase
let closedTab: { browser: HttpBrowser; intent: Intent; form: CaseForm }

beforeAll(async () => {
  app = await startAppWithDatabase({ LOG_LEVEL: 'debug' })
  // Its analysis is due after a delay: paid now, looked at by the last test.
  closedTab = await payAndLeave()
}, START_PATIENCE_MS + 10_000)
afterAll(() => app.close())

test('a purchase goes from preview to a case that only the paying browser reads', async () => {
  const browser = openBrowser(app.url)
  const form = caseForm({ facts: FACTS })
  const preview = await browser.post('/api/preview', form)
  expect(preview.status).toBe(200)
  expect(preview.json).toMatchObject({ laws: expect.any(Number), lawyers: expect.any(Number) })

  const intent = await openIntent(browser, form)
  expect((await payWith(browser, intent, CARDS.good)).json).toMatchObject({ status: 'succeeded' })
  const told = await tellSuccess(browser, intent)
  expect(told.json).toEqual({ success: true, status: 'succeeded' })

  const made = await browser.post('/api/legal-cases', form)
  expect(made.status).toBe(200)
  const { id, laws, lawyers } = resultOf(made.json)
  expect(laws).toBeGreaterThanOrEqual(3)
  expect(lawyers).toBeGreaterThanOrEqual(1)
  expect(made.headers.get('cache-control')).toBe('no-store')

  const again = await browser.get(`/api/cases/${id}`)
  expect(again.status).toBe(200)
  expect(again.text).toContain(MARKER)
  const { browser: stranger } = await paidBrowser(app.url)
  for (const other of [openBrowser(app.url), stranger]) {
    const refused = await other.get(`/api/cases/${id}`)
    expect(refused.status).toBe(404)
    expect(refused.text).toBe((await other.get(`/api/cases/${crypto.randomUUID()}`)).text)
  }
})

test('two requests for the analysis at once make one case', async () => {
  const { browser, form, intent } = await paidBrowser(app.url)
  const [first, second] = await Promise.all([
    browser.post('/api/legal-cases', form),
    browser.post('/api/legal-cases', form),
  ])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(resultOf(first.json).id).toBe(resultOf(second.json).id)
  expect(await countCases(app.databaseUrl, intent)).toBe(1)
})

test('a declined card gives no access and no case', async () => {
  const browser = openBrowser(app.url)
  const form = caseForm()
  const intent = await openIntent(browser, form)
  const declined = await payWith(browser, intent, CARDS.declined)
  expect(declined.status).toBe(402)
  expect((await tellSuccess(browser, intent)).json).toEqual({ success: false, status: 'failed' })
  const refused = await browser.post('/api/legal-cases', form)
  expect(refused.status).toBe(402)
  expect(refused.json).toMatchObject({ code: 'payment_required' })
  expect((await browser.post('/api/analyze-case', form)).status).toBe(402)
  expect(await countGrants(app.databaseUrl, intent)).toBe(0)
  expect(await countCases(app.databaseUrl, intent)).toBe(0)

  // The same intent takes another card.
  await payWith(browser, intent, CARDS.good)
  expect((await tellSuccess(browser, intent)).json).toMatchObject({ success: true })
  expect((await browser.post('/api/legal-cases', form)).status).toBe(200)
})

test.each([
  { outcome: 'succeed', status: 'succeeded', grants: 1, analysis: 200 },
  { outcome: 'fail', status: 'failed', grants: 0, analysis: 402 },
] as const)('3-D Secure decides: $outcome', async ({ outcome, status, grants, analysis }) => {
  const browser = openBrowser(app.url)
  const form = caseForm()
  const intent = await openIntent(browser, form)
  await payWith(browser, intent, CARDS.threeDSecure)
  expect((await tellSuccess(browser, intent)).json).toMatchObject({ status: 'requires_action' })
  expect((await browser.post('/api/legal-cases', form)).status).toBe(402)
  expect((await answerBank(browser, intent, outcome)).status).toBe(200)
  expect((await tellSuccess(browser, intent)).json).toMatchObject({ status })
  expect((await browser.post('/api/legal-cases', form)).status).toBe(analysis)
  expect(await countGrants(app.databaseUrl, intent)).toBe(grants)
})

test('active access analyses further cases and says so to its own browser only', async () => {
  const { browser, form } = await paidBrowser(app.url)
  const asked = { email: form.email, planType: 'unlimited' }
  expect((await browser.post('/api/check-access', asked)).json).toEqual({
    needsPayment: false,
    hasActivePremium: true,
  })
  expect((await browser.post('/api/analyze-case', form)).status).toBe(200)

  const stranger = openBrowser(app.url)
  const ofPayer = await stranger.post('/api/check-access', asked)
  const ofNobody = await stranger.post('/api/check-access', { email: 'nobody@example.org' })
  expect(ofPayer.json).toEqual({ needsPayment: true, hasActivePremium: false })
  expect(ofPayer.text).toBe(ofNobody.text)
  expect([...ofPayer.headers.keys()]).toEqual([...ofNobody.headers.keys()])
  expect((await stranger.post('/api/analyze-case', form)).status).toBe(402)
})

test('when nobody comes back, a job makes the analysis and the reopened tab reads it', async () => {
  const { browser, intent } = closedTab
  await expect
    .poll(() => countCases(app.databaseUrl, intent), { timeout: 40_000, interval: 250 })
    .toBe(1)
  const page = await browser.get('/')
  const [row] = await query<{ id: string }>(
    app.databaseUrl,
    'select id from legal_cases where payment_intent_id = $1',
    [intent.paymentIntentId],
  )
  expect(page.status).toBe(200)
  const found = await browser.get(`/api/cases/${row?.id}`)
  expect(found.text).toContain(MARKER)
  const asked = await browser.post('/api/legal-cases', closedTab.form)
  expect(resultOf(asked.json).id).toBe(row?.id)
  expect(await countGrants(app.databaseUrl, intent)).toBe(1)
  const mails = await query(
    app.databaseUrl,
    "select 1 from mail_outbox where kind = 'analysis_ready' and recipient = $1",
    [closedTab.form.email],
  )
  expect(mails).toHaveLength(1)
}, 60_000)

test('what people wrote stands nowhere in clear, neither in the database nor in the log', async () => {
  const { browser, form, intent } = closedTab
  expect(await countCases(app.databaseUrl, intent)).toBe(1)
  const dump = await dumpDatabase()
  expect(dump).toContain(intent.paymentIntentId)
  expect(dump).not.toContain(MARKER)
  expect(dump).not.toContain(CARDS.good)
  const log = app.output()
  expect(log).toContain('/api/legal-cases')
  for (const secret of [MARKER, form.email, intent.clientSecret, CARDS.good, browser.cookie()]) {
    expect(log).not.toContain(secret)
  }
})

async function payAndLeave() {
  const browser = openBrowser(app.url)
  const form = caseForm({ facts: FACTS })
  const intent = await openIntent(browser, form)
  await payWith(browser, intent, CARDS.good)
  return { browser, intent, form }
}

function resultOf(json: unknown) {
  const result = json as {
    case: { id: string }
    analysis: { applicableLaws: unknown[] }
    lawyers: unknown[]
  }
  return {
    id: result.case.id,
    laws: result.analysis.applicableLaws.length,
    lawyers: result.lawyers.length,
  }
}

/** Every row of every table of every schema, as text. */
async function dumpDatabase(): Promise<string> {
  const tables = await query<{ name: string }>(
    app.databaseUrl,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const dumps = await Promise.all(
    tables.map(({ name }) =>
      query<{ row: string }>(app.databaseUrl, `select t::text as row from ${name} t`),
    ),
  )
  return dumps.flatMap((rows) => rows.map(({ row }) => row)).join('\n')
}
