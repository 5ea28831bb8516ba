import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, requestAsIs } from './http-browser.ts'
import { query } from './purchase-steps.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from './running-app.ts'

const PAGES = [
  { path: '/', status: 200 },
  { path: '/?case=0d0b6c8e-0000-4000-8000-000000000000', status: 404 },
  { path: '/pricing', status: 200 },
  { path: '/subscribe/unlimited', status: 200 },
  { path: '/payment-success', status: 200 },
  { path: '/how-it-works', status: 200 },
  { path: '/faq', status: 200 },
  { path: '/accessibility', status: 200 },
  { path: '/privacy', status: 200 },
  { path: '/your-data', status: 200 },
  { path: '/seller', status: 200 },
  { path: '/legal-terms', status: 200 },
  { path: '/withdraw', status: 200 },
  { path: '/receipt/0d0b6c8e-0000-4000-8000-000000000000', status: 404 },
  { path: '/search', status: 200 },
  { path: '/coverage', status: 200 },
  { path: '/how-results-are-ordered', status: 200 },
  { path: '/lawyers', status: 200 },
  { path: '/lawyers/germany/bavaria', status: 200 },
  { path: '/attorneys/germany/nowhere', status: 404 },
  { path: '/lawyer/nobody-of-this-name', status: 404 },
  { path: '/test-notifications', status: 200 },
  { path: '/dev/mailbox', status: 200 },
  { path: '/nothing-here', status: 404 },
]

let app: AppWithDatabase
beforeAll(async () => {
  app = await startAppWithDatabase()
}, START_PATIENCE_MS + 10_000)
afterAll(() => app.close())

test.each(PAGES)('$path carries the headers that protect it', async ({ path, status }) => {
  const { status: found, headers, text } = await openBrowser(app.url).get(path)
  expect(found).toBe(status)
  expect(headers.get('content-type')).toMatch(/^text\/html/)
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('permissions-policy')).toContain('geolocation=()')
  expect(headers.get('strict-transport-security')).toBeNull()
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:/)
  expect(scriptsWithoutNonce(text, nonceOf(policy))).toEqual([])
})

test.each(PAGES)('$path has a new nonce each time', async ({ path }) => {
  const policies = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { headers } = await openBrowser(app.url).get(path)
      return nonceOf(headers.get('content-security-policy') ?? '')
    }),
  )
  expect(new Set(policies).size).toBe(3)
  expect(policies.every((nonce) => nonce.length >= 16)).toBe(true)
})

test.each(['/api/subscription-plans', '/api/nothing', '/healthz', '/translations/en.json'])(
  '%s is not indexed, sniffed or announced either',
  async (path) => {
    const { headers } = await openBrowser(app.url).get(path)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
  },
)

test('personal pages and answers are kept by no cache', async () => {
  for (const path of ['/', '/pricing', '/payment-success', '/api/session']) {
    const { headers } = await openBrowser(app.url).get(path)
    expect(headers.get('cache-control'), path).toBe('no-store')
  }
})

test('files with a hash in their name are kept for a year', async () => {
  const { text } = await openBrowser(app.url).get('/')
  const asset = /\/assets\/[\w.-]+\.js/.exec(text)?.[0]
  const answer = await openBrowser(app.url).get(asset ?? '/none')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

test('a file that is not there is a 404', async () => {
  expect((await openBrowser(app.url).get('/assets/none-12345678.js')).status).toBe(404)
})

test('every listed path may be the first page', async () => {
  for (const { path, status } of PAGES) {
    const answer = await openBrowser(app.url).get(path, { 'sec-fetch-site': 'none' })
    expect(answer.status, path).toBe(status)
  }
})

test('a translation that has not changed is not sent again', async () => {
  const first = await openBrowser(app.url).get('/translations/en.json')
  const etag = first.headers.get('etag') ?? ''
  expect(first.status).toBe(200)
  expect(etag).not.toBe('')
  for (const coding of ['gzip', 'identity']) {
    const again = await requestAsIs(app.url, 'GET', '/translations/en.json', {
      'if-none-match': etag,
      'accept-encoding': coding,
    })
    expect(again.status, coding).toBe(304)
  }
})

test('the sample directory has exactly the figures that the site states', async () => {
  const [counted] = await query(
    app.databaseUrl,
    `select count(*)::int as lawyers, count(distinct country)::int as countries,
      count(distinct jurisdiction)::int as jurisdictions, sum(review_count)::int as reviews,
      round(sum(rating * review_count) / sum(review_count), 1)::float as rating,
      bool_and(is_sample) as samples, count(*) filter (where licence_number is not null)::int as verified
    from lawyers`,
  )
  expect(counted).toEqual({
    lawyers: 342,
    countries: 104,
    jurisdictions: 125,
    reviews: 1247,
    rating: 4.8,
    samples: true,
    verified: 0,
  })
})

function nonceOf(policy: string): string {
  return /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
}

function scriptsWithoutNonce(html: string, nonce: string): string[] {
  return [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes(`nonce="${nonce}"`) && !tag.includes('application/ld+json'))
}
