import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, requestAsIs } from './http-browser.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from './running-app.ts'

let app: AppWithDatabase
beforeAll(async () => {
  app = await startAppWithDatabase()
}, START_PATIENCE_MS + 10_000)
afterAll(() => app.close())

const LOOKS = [
  {},
  { 'accept-language': 'ar' },
  { 'accept-language': 'de', cookie: 'theme=dark; text-size=larger; easy-reading=on' },
]

test.each(LOOKS)('head and foot of a landing page are those of every page: %o', async (look) => {
  const get = async (path: string) => partsOf((await openBrowser(app.url).get(path, look)).text)
  const everywhere = await get('/coverage')
  // The first is written whole; the second has the markup of the first.
  expect(await get('/lawyers/germany/bavaria')).toEqual(everywhere)
  expect(await get('/lawyers/france')).toEqual(everywhere)
})

test('the languages at the foot of a page in a chosen language lead on from there', async () => {
  const get = async (path: string) => partsOf((await openBrowser(app.url).get(path)).text)
  const everywhere = await get('/coverage?lang=es')
  expect(everywhere.footer).toContain('href="?lang=de"')
  for (const path of ['/lawyers/germany', '/lawyers/spain', '/lawyers/italy']) {
    expect(await get(`${path}?lang=es`)).toEqual(everywhere)
  }
})

test.each(['/coverage', '/lawyers/spain'])(
  'the texts of %s stand in a file that a browser keeps',
  async (path) => {
    const { text } = await openBrowser(app.url).get(path, { 'accept-language': 'es' })
    const [, address = '/none'] =
      /<script id="messages"[^>]* data-address="([^"]+)"/.exec(text) ?? []
    expect(address).toMatch(/^\/translations\/es\.json\?v=[\w-]{20}$/)
    expect(text).not.toContain('"nav"')
    for (const coding of ['br', 'gzip', 'identity']) {
      const answer = await requestAsIs(app.url, 'GET', address, { 'accept-encoding': coding })
      expect(answer.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding)
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }
    const old = await requestAsIs(app.url, 'GET', '/translations/es.json?v=older', {})
    expect(old.headers.get('cache-control')).not.toContain('immutable')
  },
)

test.each(['br', 'gzip'])('scripts lie there compressed by %s', async (coding) => {
  const { text } = await openBrowser(app.url).get('/')
  const script = /\/assets\/entry\.client[\w.-]+\.js/.exec(text)?.[0] ?? '/none'
  const plain = await requestAsIs(app.url, 'GET', script, { 'accept-encoding': 'identity' })
  const packed = await requestAsIs(app.url, 'GET', script, { 'accept-encoding': coding })
  expect(packed.headers.get('content-encoding')).toBe(coding)
  expect(packed.headers.get('content-type')).toBe(plain.headers.get('content-type'))
  expect(packed.headers.get('cache-control')).toContain('immutable')
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(
    Number(plain.headers.get('content-length')) / 2,
  )
})

function partsOf(html: string): { header: string; footer: string } {
  const header = /<header data-kept="site-header"[\s\S]*?<\/header>/.exec(html)?.[0]
  const footer = /<footer data-kept="site-footer"[\s\S]*?<\/footer>/.exec(html)?.[0]
  if (!header || !footer) throw new Error('The page has no head or no foot')
  return { header, footer }
}
