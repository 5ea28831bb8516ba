import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseLine, openDatabaseLine } from '../chaos/database-line.ts'
import { freshDatabase } from './fresh-database.ts'
import { openBrowser } from './http-browser.ts'
import { caseForm } from './purchase-steps.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from './running-app.ts'

const NOWHERE = 9

let app: AppWithDatabase
let line: DatabaseLine
let port = 0
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const database = await freshDatabase()
  closers.push(database.drop)
  line = await openDatabaseLine()
  const url = new URL(database.url)
  port = Number(url.port)
  line.leadTo(port)
  app = await startAppWithDatabase({
    DATABASE_URL: Object.assign(url, { port: String(line.port) }).href,
    // A provider of which nothing is heard: nothing listens on the discard port.
    STRIPE_SECRET_KEY: 'sk_test_of_nobody_at_all',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_nobody_at_all',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody_at_all',
    STRIPE_API_ORIGIN: `http://127.0.0.1:${NOWHERE}`,
  })
}, START_PATIENCE_MS + 10_000)
afterAll(async () => {
  line.leadTo(port)
  await app.close()
  line.close()
  for (const close of closers.reverse()) await close()
})

const visitor = (language: string) => (path: string) =>
  openBrowser(app.url).get(path, { 'accept-language': language })

test.each([
  ['de', 'Diese Seite kann gerade nicht angezeigt werden'],
  ['ar', 'لا يمكن عرض هذه الصفحة الآن'],
  ['en', 'This page cannot be shown right now'],
])(
  'while the database is away, pages say so in %s, with 503 and when to come back',
  async (language, title) => {
    line.leadTo(NOWHERE)
    const get = visitor(language)
    for (const path of ['/search?q=family', '/lawyer/nobody-of-this-name']) {
      const { status, headers, text } = await get(path)
      expect(status, path).toBe(503)
      expect(headers.get('retry-after'), path).toBe('5')
      expect(text, path).toContain(`<title>${title}</title>`)
      expect(text, path).toContain(`lang="${language}"`)
    }
    line.leadTo(port)
    await expect
      .poll(async () => (await get('/search?q=family')).status, { timeout: 15_000 })
      .toBe(200)
  },
)

test('while the database is away no call answers another fault than 503', async () => {
  line.leadTo(NOWHERE)
  const browser = openBrowser(app.url)
  const answers = [
    await browser.post('/api/check-access', { email: 'a@example.org' }),
    await browser.post('/api/create-payment-intent', {
      planType: 'unlimited',
      email: 'a@example.org',
    }),
    await browser.get('/api/lawyers?country=DE'),
    await browser.get('/sitemap.xml'),
  ]
  for (const { status, headers } of answers) {
    if (status < 500) continue
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toMatch(/^\d+$/)
  }
  expect(answers[0]?.status).toBe(503)
  line.leadTo(port)
})

test('while the payment provider is away the checkout answers 503 with a code people can be told', async () => {
  line.leadTo(port)
  await expect.poll(async () => (await visitor('en')('/search?q=family')).status).toBe(200)
  const form = caseForm()
  const { status, headers, json } = await openBrowser(app.url).post('/api/create-payment-intent', {
    planType: 'unlimited',
    email: form.email,
    form,
  })
  expect(json).toMatchObject({ code: 'payment_unavailable' })
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('5')
})
