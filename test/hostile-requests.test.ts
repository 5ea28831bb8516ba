import { afterAll, beforeAll, expect, test } from 'vitest'
import { READS, WRITES } from './api-calls.ts'
import {
  expectApiError,
  expectCalmAnswer,
  HOSTILE_BODIES,
  HOSTILE_VALUES,
  hostileQueries,
} from './hostile-input.ts'
import { openBrowser, requestAsIs, sendBytes } from './http-browser.ts'
import { caseForm, query } from './purchase-steps.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from './running-app.ts'

let app: AppWithDatabase
beforeAll(async () => {
  app = await startAppWithDatabase({ LOG_LEVEL: 'error' })
}, START_PATIENCE_MS + 10_000)
afterAll(() => app.close())

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

test.each(Object.entries(HOSTILE_VALUES))(
  'no form that travels with a payment makes a fault: %s',
  async (_name, value) => {
    const withValue = Object.keys(caseForm()).map((key) => caseForm({ [key]: value }))
    for (const form of [value, ...withValue]) {
      const body = { planType: 'unlimited', email: 'a@example.org', form }
      const answer = await openBrowser(app.url).post('/api/create-payment-intent', body)
      expect(answer.status).toBe(200)
    }
  },
)

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

test.each([
  '/',
  '/pricing',
  '/search',
  '/payment-success',
  '/subscribe/unlimited',
  '/nothing-here',
  '/ask-lawyers',
  '/answer/x',
  '/did-this-help/x',
  '/mail-stop/x',
])(
  'the page %s stays calm whatever its address holds',
  async (page) => {
    const fields = ['q', 'email', 'case', 'payment_intent', 'lang', 'country']
    const queries = fields.map(hostileQueries)
    for (const [at, text] of (queries[0] ?? []).entries()) {
      // All fields at once where the address stays short enough to be read.
      const together = queries.map((ofField) => ofField[at]).join('&')
      const address = `${page}?${together.length < 12_000 ? together : text}`
      const answer = await requestAsIs(app.url, 'GET', address)
      expectCalmAnswer(answer, address.slice(0, 80))
      expect(answer.text).not.toContain('<script>alert(1)</script>')
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
  [
    'bytes in the path that are no text',
    'GET /api/lawyers?country=\xff\xfe\xc3( HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  ],
  [
    'bytes in a header that are no text',
    'GET / HTTP/1.1\r\nHost: x\r\nCookie: checkout=\xff\xfe\r\nConnection: close\r\n\r\n',
  ],
  [
    'a host that is none',
    'GET /api/lawyers HTTP/1.1\r\nHost: a b@c:x/y\r\nConnection: close\r\n\r\n',
  ],
  ['no host', 'GET /pricing HTTP/1.1\r\nConnection: close\r\n\r\n'],
  [
    'an absolute address',
    'GET http://evil.example/api/session HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  ],
  ['a star', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['no HTTP', 'hello\r\n\r\n'],
  [
    'a header of 20,000 characters',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  ],
  [
    'two lengths',
    'POST /api/preview HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 5\r\n\r\n{}',
  ],
  [
    'a socket that is none',
    'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 1\r\n\r\n',
  ],
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
  const bodies = [
    '',
    'client_secret=%00',
    'a[b][c][d][e][f][g][h]=1',
    '[[[',
    '%ff=%fe',
    'x='.repeat(2_000),
  ]
  for (const authorization of [
    '',
    'Bearer pk_test_sandbox_on_loopback_only',
    'Bearer x',
    'Basic %',
  ]) {
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
  const faults = app
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50') && !line.includes('"kind":"object"'))
  expect(faults).toEqual([])
  const [row] = await query<{ rows: number }>(
    app.databaseUrl,
    'select count(*)::int as rows from lawyers',
  )
  expect(row?.rows).toBe(342)
  expect((await openBrowser(app.url).get('/readyz')).status).toBe(200)
})
