import { afterAll, beforeAll, expect, test } from 'vitest'
import { READS, WRITES } from './api-calls.ts'
import { expectApiError, expectCalmAnswer, MALFORMED_BODIES } from './hostile-input.ts'
import { openBrowser, requestAsIs } from './http-browser.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from './running-app.ts'

let app: AppWithDatabase
beforeAll(async () => {
  app = await startAppWithDatabase()
}, START_PATIENCE_MS + 10_000)
afterAll(() => app.close())

const JSON_TYPE = { 'content-type': 'application/json' }

test.each(WRITES)('POST $path answers $status', async ({ path, body, status }) => {
  const answer = await openBrowser(app.url).post(path, body)
  expect(answer.status, answer.text).toBe(status)
  if (status >= 400) expectApiError(answer, path)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each(READS)('GET $path answers $status', async ({ path, status }) => {
  const answer = await openBrowser(app.url).get(path)
  expect(answer.status, answer.text).toBe(status)
  if (status >= 400) expectApiError(answer, path)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
})

test('the plans say 9.99, once, 30 days', async () => {
  const { json } = await openBrowser(app.url).get('/api/subscription-plans')
  expect(json).toMatchObject({
    unlimited: {
      price: 9.99,
      priceCents: 999,
      currency: 'usd',
      interval: 'once',
      accessDays: 30,
    },
    free: { price: 0 },
    standard: { price: 19 },
    premium: { price: 49 },
  })
})

test('the document of the API names every call', async () => {
  const { json } = await openBrowser(app.url).get('/api/openapi.json')
  const named = Object.keys((json as { paths: object }).paths)
  const called = [...WRITES, ...READS]
    .map(({ path }) => path.replace(/\?.*/, '').replace(/0d0b6c8e-[^/]*/, '{id}'))
    .filter((path) => path.startsWith('/api/') && path !== '/api/openapi.json')
  expect(named).toEqual(expect.arrayContaining(called))
})

test('the demo page may send userEmail instead of email', async () => {
  const body = { planType: 'unlimited', amount: 999, userEmail: 'demo@example.org' }
  const answer = await openBrowser(app.url).post('/api/create-payment-intent', body)
  expect(answer.json).toEqual({
    clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
    paymentIntentId: expect.stringMatching(/^pi_\w+$/),
  })
})

test.each(['all', 'any', ''])('the filter value "%s" filters nothing', async (value) => {
  const browser = openBrowser(app.url)
  const all = await browser.get('/api/lawyers?country=US')
  const filtered = await browser.get(
    `/api/lawyers?country=US&specialization=${value}&location=${value}&experience=${value}`,
  )
  expect((all.json as unknown[]).length).toBeGreaterThan(0)
  expect(filtered.text).toBe(all.text)
})

test.each(WRITES)('POST $path without its fields answers 400 or refuses', async ({ path }) => {
  const answer = await openBrowser(app.url).post(path, {})
  expect(path === '/api/legal-cases' ? [402] : [400]).toContain(answer.status)
  expectApiError(answer, path)
})

test.each(WRITES)('POST $path with malformed JSON answers 400', async ({ path }) => {
  for (const [name, body] of Object.entries(MALFORMED_BODIES)) {
    const answer = await requestAsIs(app.url, 'POST', path, JSON_TYPE, body)
    expect(answer.status, `${name}: ${answer.text}`).toBe(400)
    expectApiError(answer, name)
  }
})

test.each(WRITES)('POST $path with another type answers 415', async ({ path, body }) => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonx',
    '',
  ]
  for (const type of types) {
    const headers: Record<string, string> = type ? { 'content-type': type } : {}
    const answer = await requestAsIs(app.url, 'POST', path, headers, JSON.stringify(body))
    expect(answer.status, type).toBe(415)
    expectApiError(answer, type)
  }
})

test.each([...WRITES.map(({ path }) => path), '/api/webhooks/stripe'])(
  'POST %s with too much answers 413',
  async (path) => {
    const body = JSON.stringify({ facts: 'x'.repeat(300_000) })
    const answer = await requestAsIs(app.url, 'POST', path, JSON_TYPE, body)
    expect(answer.status).toBe(413)
    expectApiError(answer, path)
    const inParts = await requestAsIs(
      app.url,
      'POST',
      path,
      { ...JSON_TYPE, 'transfer-encoding': 'chunked' },
      body,
    )
    expect(inParts.status, 'without a length').toBe(413)
  },
)

test.each(WRITES)("POST $path from another site's page answers 403", async ({ path, body }) => {
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1']) {
    const answer = await openBrowser(app.url).post(path, body, { origin })
    expect(answer.status, origin).toBe(403)
    expectApiError(answer, origin)
  }
})

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/lawyers/',
  '/api/lawyers/1',
  '/api/users/1',
  '/api/%ff',
  '/api/cases/%E0%A4%A',
  '/api/cases/..%2f..%2fpackage.json',
  '/api//lawyers',
  '/api/__proto__',
  '/api/cases/%00',
])('%s is a 404 in JSON', async (path) => {
  const answer = await requestAsIs(app.url, 'GET', path)
  expect(answer.status).toBe(404)
  expectApiError(answer, path)
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  'the method %s is refused calmly everywhere',
  async (method) => {
    for (const { path } of [...WRITES, ...READS]) {
      const answer = await requestAsIs(app.url, method, path, JSON_TYPE)
      expectCalmAnswer(answer, `${method} ${path}`)
      expect(answer.status, path).toBeGreaterThanOrEqual(400)
    }
  },
)

test('a filter value that is not known is named', async () => {
  const answer = await openBrowser(app.url).get('/api/lawyers?country=Atlantis')
  expect(answer.status).toBe(400)
  expect(answer.json).toMatchObject({
    code: 'invalid_filter',
    fields: { country: expect.any(String) },
  })
})

test('the list is paged: headers say how many there are and how to go on', async () => {
  const browser = openBrowser(app.url)
  const first = await browser.get('/api/lawyers?country=US&limit=7')
  expect(first.headers.get('x-total-count')).toMatch(/^\d+$/)
  const cursor = first.headers.get('x-next-cursor') ?? ''
  expect(first.headers.get('link')).toContain('rel="next"')
  const second = await browser.get(`/api/lawyers?country=US&limit=7&cursor=${cursor}`)
  const ids = [first, second].flatMap(({ json }) => (json as { id: string }[]).map(({ id }) => id))
  expect(new Set(ids).size).toBe(14)
  expect(second.headers.get('x-total-count')).toBeNull()
})

test.each([
  ['limit', '0'],
  ['limit', '-5'],
  ['limit', '1000'],
  ['limit', '1e9'],
  ['cursor', 'AAAA'],
  ['cursor', Buffer.from('{"day":"2026-11-21","sort":"name"}').toString('base64url')],
  [
    'cursor',
    Buffer.from(
      '{"day":"2026-11-21","sort":"experience","turn":0,"part":0,"rotation":1,"key":"x"}',
    ).toString('base64url'),
  ],
  ['sort', 'fees'],
  ['verified', 'perhaps'],
  ['languages', "en' or 1=1"],
])('%s=%s is refused by name', async (field, value) => {
  const address = `/api/lawyers?country=US&${field}=${encodeURIComponent(value)}`
  const answer = await openBrowser(app.url).get(address)
  expect(answer.status).toBe(400)
  expect(answer.json).toMatchObject({ fields: { [field]: expect.any(String) } })
})

test.each(['', 'a', '%20a%20', 'x'.repeat(201)])('a search for "%s" is refused', async (words) => {
  const answer = await openBrowser(app.url).get(`/api/lawyers/search?query=${words}`)
  expect(answer.status).toBe(400)
  expectApiError(answer, words)
})
