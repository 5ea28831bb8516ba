import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, requestAsIs } from '../http-browser.ts'
import { caseForm } from '../purchase-steps.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from '../running-app.ts'
import { documentedCalls, me, signIn } from './visitors.ts'

const BODY = '{"email":"a@b.example"}'

/** What a form of another site can send, without asking first. */
const FORM_TYPES = [
  'text/plain',
  'text/plain; application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
]

const FOREIGN_ORIGINS = [
  'https://evil.example',
  'null',
  'http://127.0.0.1',
  'http://localhost',
  'file://',
]

let app: AppWithDatabase
let cookie: string
let writes: [method: string, path: string][]
const email = caseForm().email
const browserOf = () => openBrowser(app.url)

beforeAll(async () => {
  app = await startAppWithDatabase()
  const browser = browserOf()
  await signIn(browser, email)
  cookie = browser.cookie()
  writes = (await documentedCalls(browser))
    .map((call): [string, string] => {
      const [method = '', path = ''] = call.split(' ')
      return [method, path.replace(/\{\w+\}/g, randomUUID())]
    })
    .filter(([method]) => method !== 'GET')
}, START_PATIENCE_MS + 10_000)
afterAll(() => app.close())

test('there are writing calls to attack', () => {
  expect(writes.length).toBeGreaterThan(8)
  expect(writes.map(([method]) => method)).toContain('DELETE')
})

test("a form of another site's page is refused by every writing call, with and without an origin", async () => {
  for (const [method, path] of writes) {
    for (const type of FORM_TYPES) {
      for (const origin of ['https://evil.example', undefined]) {
        const headers = {
          cookie,
          'content-length': String(BODY.length),
          ...(type ? { 'content-type': type } : {}),
          ...(origin ? { origin } : {}),
        }
        const answer = await requestAsIs(app.url, method, path, headers, BODY)
        expect(answer.status, `${method} ${path} ${type} ${origin}`).toBe(415)
      }
    }
  }
})

test("a script of another site's page is refused by every writing call", async () => {
  for (const [method, path] of writes) {
    for (const origin of FOREIGN_ORIGINS) {
      const headers = {
        cookie,
        origin,
        'content-type': 'application/json',
        'content-length': String(BODY.length),
      }
      const answer = await requestAsIs(app.url, method, path, headers, BODY)
      expect(answer.status, `${method} ${path} from ${origin}`).toBe(403)
      expect(answer.json).toMatchObject({ code: 'other_origin' })
    }
  }
})

test('no call tells a browser that other sites may send JSON or read answers', async () => {
  const reads: [string, string][] = [
    ['GET', '/api/session'],
    ['GET', '/api/sessions'],
  ]
  for (const [method, path] of [...writes, ...reads]) {
    const asked = await requestAsIs(app.url, 'OPTIONS', path, {
      origin: 'https://evil.example',
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
      'content-type': 'application/json',
    })
    const sent = await requestAsIs(app.url, method, path, {
      cookie,
      origin: 'https://evil.example',
      'content-type': 'application/json',
    })
    for (const { headers } of [asked, sent]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  }
})

test('after all of it the person is still signed in', async () => {
  const answer = await requestAsIs(app.url, 'GET', '/api/session', { cookie })
  expect(answer.json).toMatchObject({ user: { email } })
  expect(await me(browserOf())).toEqual({ id: '', email: '' })
})
