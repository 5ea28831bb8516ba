import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectApiError, expectCalmAnswer, HOSTILE_BODIES, HOSTILE_VALUES, MALFORMED_BODIES } from './hostile-input.ts'
import { openBrowser, requestAsIs, sendBytes } from './http-browser.ts'
import { caseForm, query } from './purchase-steps.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from './running-app.ts'

let app: AppWithDatabase
beforeAll(async () => {
  app = await startAppWithDatabase({ LOG_LEVEL: 'error' })
}, START_PATIENCE_MS + 10_000)
afterAll(() => app.close())

const JSON_TYPE = { 'content-type': 'application/json' }

/** Every call with a body, and one that is accepted or refused for a reason of its own. */
const WRITES: { path: string; body: Record<string, unknown>; status: number }[] = [
  { path: '/api/check-access', body: { email: 'a@example.org', planType: 'unlimited' }, status: 200 },
  {
    path: '/api/create-payment-intent',
    body: { planType: 'unlimited', amount: 999, email: 'a@example.org', form: caseForm() },
    status: 200,
  },
  { path: '/api/payment-success', body: { paymentIntentId: 'pi_unknown123' }, status: 404 },
  { path: '/api/legal-cases', body: { ...caseForm(), paymentIntentId: 'pi_unknown123' }, status: 402 },
  { path: '/api/analyze-case', body: { ...caseForm(), documents: [] }, status: 402 },
  { path: '/api/preview', body: caseForm(), status: 200 },
  { path: '/api/sign-in/code', body: { email: 'a@example.org', language: 'en' }, status: 200 },
  { path: '/api/sign-in', body: { email: 'a@example.org', code: '000000' }, status: 400 },
]

/** Every call that reads, with all its query fields. */
const READS: { path: string; fields: string[]; status: number }[] = [
  { path: '/api/subscription-plans', fields: [], status: 200 },
  { path: '/api/users', fields: ['email'], status: 401 },
  { path: '/api/users/0d0b6c8e-0000-4000-8000-000000000000/payments', fields: [], status: 401 },
  {
    path: '/api/lawyers',
    fields: ['country', 'jurisdiction', 'specialization', 'location', 'experience', 'freeConsultation', 'nameSearch'],
    status: 200,
  },
  { path: '/api/lawyers/search?query=smith', fields: ['query', 'country', 'specialty'], status: 200 },
  { path: '/api/regions?country=US', fields: ['country', 'lang'], status: 200 },
  { path: '/api/cases/0d0b6c8e-0000-4000-8000-000000000000', fields: [], status: 404 },
  { path: '/api/session', fields: [], status: 200 },
  { path: '/api/openapi.json', fields: [], status: 200 },
  { path: '/translations/en.json', fields: [], status: 200 },
  { path: '/healthz', fields: [], status: 200 },
  { path: '/readyz', fields: [], status: 200 },
]

describe('a good request', () => {
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
      unlimited: { price: 9.99, priceCents: 999, currency: 'usd', interval: 'once', accessDays: 30 },
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
})

describe('a wrong request', () => {
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
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonx', '']
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
    expect(answer.json).toMatchObject({ code: 'invalid_filter', fields: { country: expect.any(String) } })
  })

  test.each(['', 'a', '%20a%20', 'x'.repeat(201)])('a search for "%s" is refused', async (words) => {
    const answer = await openBrowser(app.url).get(`/api/lawyers/search?query=${words}`)
    expect(answer.status).toBe(400)
    expectApiError(answer, words)
  })
})

describe('hostile input', () => {
  test.each(WRITES)('POST $path stays calm whatever a field holds', async ({ path, body }) => {
    for (const field of Object.keys(body)) {
      for (const [name, value] of Object.entries(HOSTILE_VALUES)) {
        const answer = await openBrowser(app.url).post(path, { ...body, [field]: value })
        const what = `${field} is ${name}`
        if (answer.status >= 400) expectApiError(answer, what)
        else expectCalmAnswer(answer, what)
      }
    }
  })

  test.each(WRITES)('POST $path stays calm whatever the body is', async ({ path }) => {
    for (const [name, body] of Object.entries(HOSTILE_BODIES)) {
      const answer = await openBrowser(app.url).post(path, body)
      if (answer.status >= 400) expectApiError(answer, name)
      else expectCalmAnswer(answer, name)
    }
  })

  test('no form that travels with a payment makes a fault', async () => {
    const values = { ...HOSTILE_VALUES, 'a deep list': JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) }
    for (const [name, value] of Object.entries(values)) {
      for (const form of [value, ...Object.keys(caseForm()).map((key) => caseForm({ [key]: value }))]) {
        const body = { planType: 'unlimited', email: 'a@example.org', form }
        const answer = await openBrowser(app.url).post('/api/create-payment-intent', body)
        expect(answer.status, name).toBe(200)
      }
    }
  })

  test.each(READS.filter(({ fields }) => fields.length > 0))(
    'GET $path stays calm whatever its query holds',
    async ({ path, fields }) => {
      const base = path.replace(/\?.*/, '')
      for (const field of fields) {
        const others = base.endsWith('search') && field !== 'query' ? '&query=smith' : ''
        for (const text of hostileQueries(field)) {
          const answer = await requestAsIs(app.url, 'GET', `${base}?${text}${others}`)
          if (answer.status >= 400) expectApiError(answer, text.slice(0, 80))
          else expectCalmAnswer(answer, text.slice(0, 80))
        }
      }
    },
  )

  test.each(['/', '/pricing', '/search', '/payment-success', '/subscribe/unlimited', '/nothing-here'])(
    'the page %s stays calm whatever its address holds',
    async (page) => {
      for (const field of ['q', 'email', 'case', 'payment_intent', 'lang', 'country']) {
        for (const text of hostileQueries(field)) {
          const answer = await requestAsIs(app.url, 'GET', `${page}?${text}`)
          expectCalmAnswer(answer, text.slice(0, 80))
          expect(answer.text).not.toContain('<script>alert(1)</script>')
        }
      }
    },
    60_000,
  )

  test.each([
    '/translations/../../package.json',
    '/translations/..%2f..%2fpackage.json',
    '/translations/%2e%2e/%2e%2e/package.json',
    '/translations/..%5c..%5cpackage.json',
    '/translations/en.json%00',
    '/translations/__proto__.json',
    '/translations/constructor',
    '/translations/%ff.json',
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/server/server.js',
    '/..%2f..%2fpackage.json',
    '/../server/server.js',
    '/.%2e/server/server.js',
    '/%2e%2e%2fserver%2fserver.js',
    '//etc/passwd',
    '/%00',
    '/%ff%fe',
    '/%E0%A4%A',
    `/${'a'.repeat(10_000)}`,
    `/${'a/'.repeat(2_000)}`,
    '/subscribe/%2e%2e%2f',
    '/subscribe/__proto__',
    '/subscribe/%ff',
    '/__manifest',
    '/__manifest?p=%ff&version=x',
    '/_root.data?_routes=%00',
    '/pricing.data?_routes=constructor',
  ])('the path %s gives away nothing', async (path) => {
    const answer = await requestAsIs(app.url, 'GET', path)
    expectCalmAnswer(answer, path)
    expect(answer.text).not.toContain('"dependencies"')
    expect(answer.text).not.toContain('createServer')
    expect(answer.text).not.toContain('root:x:')
  })

  test.each(['constructor', '__proto__', 'toString', 'xx', 'EN', 'en-US', ''])(
    'the language "%s" is not there',
    async (language) => {
      const answer = await requestAsIs(app.url, 'GET', `/translations/${language}.json`)
      expect(answer.status).toBe(404)
    },
  )

  test.each([
    ['bytes in the path that are no text', 'GET /api/lawyers?country=\xff\xfe\xc3( HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['bytes in a header that are no text', 'GET / HTTP/1.1\r\nHost: x\r\nCookie: checkout=\xff\xfe\r\nConnection: close\r\n\r\n'],
    ['a host that is none', 'GET /api/lawyers HTTP/1.1\r\nHost: a b@c:x/y\r\nConnection: close\r\n\r\n'],
    ['no host', 'GET /pricing HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an absolute address', 'GET http://evil.example/api/session HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a star', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['no HTTP', 'hello\r\n\r\n'],
    ['a header of 20,000 characters', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['two lengths', 'POST /api/preview HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 5\r\n\r\n{}'],
    ['a socket that is none', 'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 1\r\n\r\n'],
  ])('%s on the wire is answered below 500', async (_name, text) => {
    const answer = await sendBytes(app.url, Buffer.from(text, 'latin1'))
    expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /)
  })

  test.each([
    ['GET', '/sandbox/v1/customers'],
    ['POST', '/sandbox/v1/refunds'],
    ['POST', '/sandbox/v1/payment_intents'],
    ['GET', '/sandbox/v1/payment_intents/pi_1/../../events'],
    ['GET', '/sandbox/v1/payment_intents/pi_1%2f..%2f..%2fevents'],
    ['POST', '/sandbox/v1/payment_intents/pi_abc123/cancel'],
    ['DELETE', '/sandbox/v1/payment_intents/pi_abc123'],
    ['GET', '/sandbox/@example.org/'],
  ])('the sandbox is not reached by %s %s', async (method, path) => {
    const answer = await requestAsIs(app.url, method, path, { authorization: 'Bearer sk_test_x' })
    expect(answer.status).toBe(404)
  })

  test('what the sandbox refuses is no fault of ours', async () => {
    const path = '/sandbox/v1/payment_intents/pi_abc123/confirm'
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const bodies = ['', 'client_secret=%00', 'a[b][c][d][e][f][g][h]=1', '[[[', '%ff=%fe', 'x='.repeat(2_000)]
    for (const authorization of ['', 'Bearer pk_test_sandbox_on_loopback_only', 'Bearer x', 'Basic %']) {
      for (const body of bodies) {
        const answer = await requestAsIs(app.url, 'POST', path, { ...form, authorization }, body)
        expectCalmAnswer(answer, `${authorization} ${body.slice(0, 40)}`)
        expect(answer.status).toBeGreaterThanOrEqual(400)
      }
    }
    const large = await requestAsIs(app.url, 'POST', path, form, 'x'.repeat(20_000))
    expect(large.status).toBe(413)
  })

  test('all of it left no fault in the log and the tables where they were', async () => {
    expect(app.output()).not.toContain('"level":50')
    const [row] = await query<{ rows: number }>(
      app.databaseUrl,
      'select count(*)::int as rows from lawyers',
    )
    expect(row?.rows).toBe(342)
    expect((await openBrowser(app.url).get('/readyz')).status).toBe(200)
  })
})

function hostileQueries(field: string): string[] {
  const texts = Object.values(HOSTILE_VALUES).map((value) =>
    typeof value === 'string' ? encodeLoosely(value) : encodeLoosely(JSON.stringify(value)),
  )
  return [
    ...texts.map((text) => `${field}=${text}`),
    `${field}=US&${field}=DE`,
    `${field}[]=US`,
    `${field}[__proto__]=x`,
    `${field}=%`,
    `${field}=%ff%fe`,
    `${field}=%ED%A0%80`,
    `${field}`,
    `=${field}`,
    '__proto__=x',
  ]
}

/** As encodeURIComponent, which refuses lone surrogates. Shorter than the server's limit for an address. */
function encodeLoosely(text: string): string {
  return encodeURIComponent(text.slice(0, 10_000).toWellFormed()).slice(0, 12_000).replace(/%.?$/, '')
}
