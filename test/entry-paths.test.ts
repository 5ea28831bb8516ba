import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './http-browser.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from './running-app.ts'

let app: AppWithDatabase
beforeAll(async () => {
  app = await startAppWithDatabase({ ENTRY_PATHS: '/,/pricing,/payment-success' })
}, START_PATIENCE_MS + 10_000)
afterAll(() => app.close())

test.each(['/', '/pricing', '/payment-success', '/pricing?email=a%40example.org'])(
  '%s may be the first page',
  async (path) => {
    expect((await openBrowser(app.url).get(path)).status).toBe(200)
  },
)

test.each(['/search', '/subscribe/unlimited', '/nothing-here', '/test-notifications'])(
  '%s as the first page leads to /',
  async (path) => {
    for (const site of ['none', 'cross-site']) {
      const answer = await openBrowser(app.url).get(path, { 'sec-fetch-site': site })
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe('/')
    }
  },
)

test.each(['/search', '/subscribe/unlimited'])('%s opens from our own pages', async (path) => {
  const answer = await openBrowser(app.url).get(path, { 'sec-fetch-site': 'same-origin' })
  expect(answer.status).toBe(200)
})

test.each(['/api/subscription-plans', '/translations/en.json', '/healthz', '/readyz', '/icon.svg'])(
  '%s is no page and answers as ever',
  async (path) => {
    expect((await openBrowser(app.url).get(path)).status).toBe(200)
  },
)
