import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppInProcess, METRICS_TOKEN, startAppInProcess } from './app-in-process.ts'
import { openBrowser, requestAsIs } from './http-browser.ts'
import { caseForm, paidBrowser } from './purchase-steps.ts'

let app: AppInProcess
let closed: AppInProcess
beforeAll(async () => {
  app = await startAppInProcess()
  closed = await startAppInProcess({ METRICS_TOKEN: '' })
}, 60_000)
afterAll(async () => {
  await app.close()
  await closed.close()
})

const read = (authorization: string, at = app) =>
  openBrowser(at.url).get('/metrics', authorization ? { authorization } : {})

// First, since figures of the database are read at most once in a while.
test('say how it goes, and nothing of anybody', async () => {
  const { browser, form, intent } = await paidBrowser(app.url, caseForm())
  const made = await browser.post('/api/legal-cases', {
    ...form,
    paymentIntentId: intent.paymentIntentId,
  })
  const { id } = (made.json as { case: { id: string } }).case
  await browser.get(`/api/cases/${id}`)
  await browser.get(`/api/cases/${form.email}`)
  await browser.get(`/lawyer/${form.email}?q=${form.email}`)
  await requestAsIs(app.url, 'BREW', `/api/cases/${id}`).catch(() => undefined)
  await requestAsIs(app.url, 'PROPFIND', `/api/${form.email}`)

  const { text } = await read(`Bearer ${METRICS_TOKEN}`)
  expect(text).toContain(
    'legal_http_request_duration_seconds_count{method="GET",route="/api/cases/:id",status="200"} 1',
  )
  expect(text).toContain('{method="GET",route="/api/cases/:id",status="404"} 1')
  expect(text).toContain('method="OTHER"')
  expect(text).toMatch(/^legal_mails\{state="waiting"\} \d+$/m)
  expect(text).toMatch(/^legal_payments\{status="succeeded"\} 1$/m)
  expect(text).toMatch(/^legal_analyses\{engine="built-in"\} 1$/m)
  expect(text).toMatch(/^legal_jobs\{queue="[\w-]+",state="\w+"\} \d+$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
  for (const secret of [
    form.email,
    '@',
    id,
    intent.paymentIntentId,
    'landlord',
    'BREW',
    'PROPFIND',
  ])
    expect(text).not.toContain(secret)
})

test('are for who has the token; for others there is nothing at this address', async () => {
  const nothing = await openBrowser(app.url).get('/no-such-page')
  const tries = ['', 'Bearer', `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN, `Basic ${METRICS_TOKEN}`]
  for (const authorization of tries) {
    const answer = await read(authorization)
    expect([answer.status, answer.text]).toEqual([404, nothing.text])
  }
  const answer = await read(`Bearer ${METRICS_TOKEN}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('are not there at all without the setting', async () => {
  expect((await read(`Bearer ${METRICS_TOKEN}`, closed)).status).toBe(404)
  expect((await read('Bearer ', closed)).status).toBe(404)
})
