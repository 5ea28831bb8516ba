import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AppInProcess, FAULT, METRICS_TOKEN, startAppInProcess } from './app-in-process.ts'
import { dumpRows, dumpSealed, linesWith } from './database-dump.ts'
import { openBrowser } from './http-browser.ts'
import { CARDS, caseForm, openIntent, paidBrowser, payWith, tellSuccess } from './purchase-steps.ts'

const PATIENCE_MS = 60_000
/** Where what a person wrote may stand, encrypted. */
const ALLOWED = ['legal_cases.facts', 'legal_analysis.result', 'form_drafts.form']

let app: AppInProcess
beforeAll(async () => {
  app = await startAppInProcess()
  await app.addLawyer('ana')
}, PATIENCE_MS)
afterAll(() => app.close())

let round = 0
let marker: string
beforeEach(() => {
  round += 1
  marker = `Holunderbeweis${round}`
})

const facts = () => `My landlord keeps my deposit of 1,200 dollars because of the ${marker}.`
const form = (changes = {}) => caseForm({ facts: facts(), ...changes })

/** Tables, with the column that was opened, that hold the marker. */
async function sealedPlaces(): Promise<string[]> {
  const sealed = await dumpSealed({ db: app.runtime.db, pool: app.pool }, app.runtime.keyring)
  const columns = linesWith(sealed, [marker]).map((line) => line.split(':')[0] ?? '')
  return [...new Set(columns.map((column) => column.replace('Encrypted', '')))].sort()
}

/** Open rows of ours, of the queue and of the demo's provider, log lines, figures: all that is not to know. */
async function leaks(): Promise<string[]> {
  const rows = await dumpRows(app.pool, ['public', 'pgboss', 'payment_sandbox'])
  const metrics = await openBrowser(app.url).get('/metrics', {
    authorization: `Bearer ${METRICS_TOKEN}`,
  })
  expect(metrics.status).toBe(200)
  const mails = (await app.mails()).map((mail) => `mail ${mail.kind}: ${JSON.stringify(mail)}`)
  return linesWith([...rows, ...app.logged, ...metrics.text.split('\n'), ...mails], [marker])
}

test('the search finds what it is meant to find', async () => {
  app.runtime.log.info(`a careless line with the ${marker}`)
  expect(await leaks()).toHaveLength(1)
  app.logged.length = 0
  await app.pool.query(`update lawyers set bio = $1`, [marker])
  expect(await leaks()).toHaveLength(1)
  await app.pool.query(`update lawyers set bio = ''`)
  expect(await leaks()).toEqual([])
})

test('a preview leaves no trace of what was asked', async () => {
  const answer = await openBrowser(app.url).post('/api/preview', form())
  expect(answer.status).toBe(200)
  expect(await leaks()).toEqual([])
  expect(await sealedPlaces()).toEqual([])
})

test(
  'a payment carries the form sealed, and the analysis is sealed',
  async () => {
    const paid = form()
    const { browser, intent } = await paidBrowser(app.url, paid)
    expect(await leaks()).toEqual([])
    expect(await sealedPlaces()).toEqual(['form_drafts.form'])
    const body = { ...paid, paymentIntentId: intent.paymentIntentId }
    const made = await browser.post('/api/legal-cases', body)
    expect(made.status).toBe(200)
    expect(made.text).toContain(marker)
    const { id } = (made.json as { case: { id: string } }).case
    await app.signIn(browser, paid.email)
    expect((await browser.post(`/api/cases/${id}/run-again`, {})).status).toBe(200)
    expect((await browser.get(`/api/cases/${id}`)).text).toContain(marker)
    expect((await browser.get(`/api/cases/${id}/brief.pdf`)).status).toBe(200)
    expect((await browser.get('/api/my-data')).text).toContain(marker)
    expect(await leaks()).toEqual([])
    for (const place of await sealedPlaces()) expect(ALLOWED).toContain(place)
  },
  PATIENCE_MS,
)

test(
  'a payment that fails, and one nobody comes back from, tell nothing',
  async () => {
    const browser = openBrowser(app.url)
    const declined = await openIntent(browser, form())
    await payWith(browser, declined, CARDS.declined)
    await tellSuccess(browser, declined)
    await paidBrowser(app.url, form())
    // The job of the closed tab, at once.
    await app.pool.query(
      `update pgboss.job set start_after = now() where name = 'analyse-paid-case'`,
    )
    await expect.poll(sealedPlaces, { timeout: 20_000 }).toContain('legal_cases.facts')
    expect(await leaks()).toEqual([])
    for (const place of await sealedPlaces()) expect(ALLOWED).toContain(place)
  },
  PATIENCE_MS,
)

test('the free analysis and a question without access keep it sealed', async () => {
  const asked = form()
  expect((await openBrowser(app.url).post('/api/analyze-case', asked)).status).toBe(402)
  expect(await sealedPlaces()).toEqual([])
  const browser = openBrowser(app.url)
  await app.signIn(browser, asked.email)
  await browser.post('/api/free-analysis', {})
  expect((await browser.post('/api/analyze-case', asked)).status).toBe(200)
  expect(await leaks()).toEqual([])
  expect(await sealedPlaces()).toEqual(['legal_analysis.result', 'legal_cases.facts'])
})

test('whatever goes wrong with it, the answer may quote it and the log does not', async () => {
  const browser = openBrowser(app.url)
  const { browser: payer, form: paid } = await paidBrowser(app.url, caseForm())
  const faulty = { ...paid, facts: `${facts()} ${FAULT}` }
  const calls = [
    payer.post('/api/analyze-case', faulty),
    browser.post('/api/preview', `{"facts": "${facts()}`),
    browser.post('/api/preview', form({ country: marker, jurisdiction: marker })),
    browser.post('/api/preview', form({ email: marker, urgency: marker, legalArea: marker })),
    browser.post('/api/preview', form({ facts: facts().repeat(400) })),
    browser.post('/api/analyze-case', form({ documents: [{ name: marker }] })),
    browser.post('/api/create-payment-intent', { planType: marker, email: marker, form: form() }),
    browser.post(`/api/${marker}/x@${marker}.org`, form()),
    browser.get(`/api/search?q=${marker}`),
    browser.get(`/api/lawyers/search?query=${marker}`),
    browser.get(`/api/cases/${marker}`),
    browser.post('/api/sign-in', { email: `${marker}@example.org`, code: marker }),
    payer.post('/api/contact-requests', { summary: facts(), lawyers: ['ana'] }),
  ]
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses[0]).toBe(500)
  expect(statuses.filter((status) => status >= 500)).toHaveLength(1)
  // Paths are logged, as far as they are addresses of ours.
  const leaked = (await leaks()).filter((line) => !/path: '\/api\/(?:cases\/)?Holunder/.test(line))
  expect(leaked).toEqual([])
  expect(await sealedPlaces()).toEqual([])
})

test('a lawyer gets it only where the person ticked it', async () => {
  const asked = form()
  const browser = openBrowser(app.url)
  await app.signIn(browser, asked.email)
  await browser.post('/api/free-analysis', {})
  const made = await browser.post('/api/analyze-case', asked)
  const caseId = (made.json as { case: { id: string } }).case.id
  await app.addLawyer(`ben-${round}`)
  await app.addLawyer(`carl-${round}`)
  const request = {
    caseId,
    name: 'Eva',
    summary: 'They keep my deposit.',
    channel: 'email',
    consent: true,
  }
  const ask = (changes: object) => browser.post('/api/contact-requests', { ...request, ...changes })
  expect((await ask({ lawyers: [`ben-${round}`] })).status).toBe(200)
  expect(await leaks()).toEqual([])
  expect(await sealedPlaces()).toEqual(['legal_analysis.result', 'legal_cases.facts'])

  expect((await ask({ lawyers: [`carl-${round}`], sendFacts: true })).status).toBe(200)
  expect((await leaks()).map((line) => line.slice(0, 21))).toEqual(['mail contact_request:'])
  expect(await sealedPlaces()).toEqual([
    'contact_requests.content',
    'legal_analysis.result',
    'legal_cases.facts',
    'mail_outbox.text',
  ])
})
