import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CrawledPage, crawlPage, crawlSite } from './crawl-site.ts'
import { openBrowser } from './http-browser.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from './running-app.ts'

/** Reading the whole sample site takes some minutes: `CRAWL=all npx vitest run test/crawl.test.ts`. */
const WHOLE = process.env['CRAWL'] === 'all'
const MOST_PAGES = 500
const PATIENCE_MS = WHOLE ? 3_600_000 : 120_000
/** Of the pages of a kind, one in so many is read in every language. */
const ONE_IN = WHOLE ? 200 : 40

let app: AppWithDatabase
let pages: Map<string, CrawledPage>
let listed: string[]

const get = (path: string) => openBrowser(app.url).get(path)
const pathOf = (address: string) => decodeURI(new URL(address).pathname)
const isListed = ({ status, noIndex }: CrawledPage) => status === 200 && !noIndex

beforeAll(async () => {
  app = await startAppWithDatabase()
  const closed = await readRobots()
  pages = await crawlSite(get, WHOLE ? { closed } : { closed, most: MOST_PAGES })
  listed = await readSitemaps()
}, START_PATIENCE_MS + PATIENCE_MS)
afterAll(() => app.close())

async function readRobots(): Promise<string[]> {
  const { text } = await get('/robots.txt')
  return [...text.matchAll(/^Disallow: (\/[^*\n]*)$/gm)].map(([, path = '']) => path)
}

/** Every path that the sitemaps list by addresses without a language. */
async function readSitemaps(): Promise<string[]> {
  const locsOf = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  const { text } = await get('/sitemap.xml')
  const files = locsOf(text).filter((file) => /-\d+\.xml$/.test(file))
  const lists = await Promise.all(files.map((file) => get(new URL(file).pathname)))
  return lists.flatMap((file) => locsOf(file.text)).map(pathOf)
}

test('every page a search engine meets says what it must, and nothing wrong', () => {
  const wrong = [...pages.values()].flatMap(({ path, problems }) =>
    problems.map((problem) => `${path}: ${problem}`),
  )
  expect(wrong).toEqual([])
  expect(pages.size).toBeGreaterThan(WHOLE ? 10_000 : MOST_PAGES - 1)
})

test('every page it may list names itself, and all of them differ', () => {
  const canonicals = [...pages.values()].filter(isListed).map(({ canonical = '' }) => canonical)
  expect(new Set(canonicals).size).toBe(canonicals.length)
  const others = [...pages.values()]
    .filter(isListed)
    .filter(({ path, canonical = '' }) => pathOf(canonical) !== decodeURI(path))
    .map(({ path, canonical }) => `${path} -> ${canonical}`)
  expect(others).toEqual([])
})

describe('the sitemap', () => {
  test('lists every page that was met and may be listed', () => {
    const known = new Set(listed)
    const missing = [...pages.values()]
      .filter(isListed)
      .map(({ path }) => decodeURI(path))
      .filter((path) => !known.has(path))
    expect(missing).toEqual([])
  })

  test('lists nothing twice and nothing else', async () => {
    expect(new Set(listed).size).toBe(listed.length)
    if (WHOLE) {
      const met = new Set([...pages.values()].filter(isListed).map(({ path }) => decodeURI(path)))
      expect(listed.filter((path) => !met.has(path))).toEqual([])
    } else {
      const some = listed.filter((_, at) => at % 400 === 0)
      const read = await Promise.all(some.map((path) => crawlPage(get, path)))
      expect(read.filter((page) => !isListed(page)).map(({ path }) => path)).toEqual([])
    }
  })
})

test(
  'the languages of a page name each other, and each names itself',
  async () => {
    const some = [...pages.values()].filter(isListed).filter((_, at) => at % ONE_IN === 0)
    for (const page of some) {
      for (const [language, address] of Object.entries(page.alternates)) {
        if (language === 'x-default') continue
        const { pathname, search } = new URL(address)
        const other = await crawlPage(get, `${pathname}${search}`)
        expect(other.problems).toEqual([])
        expect(other.canonical).toBe(address)
        expect(other.alternates).toEqual(page.alternates)
      }
    }
  },
  PATIENCE_MS,
)

describe('an address that is not the one', () => {
  test.each([
    ['/Lawyers/Germany/Bavaria', '/lawyers/germany/bavaria'],
    ['/lawyers/germany/bavaria/', '/lawyers/germany/bavaria'],
    ['/attorneys/germany/bavaria', '/lawyers/germany/bavaria'],
    ['/attorneys', '/lawyers'],
    ['/lawyers/singapore/singapore/tax', '/lawyers/singapore/tax'],
    ['/lawyers/germany?utm_source=x&lang=xx', '/lawyers/germany'],
    ['/coverage?show=laws', '/coverage'],
  ])('%s answers, and names %s', async (path, canonical) => {
    const page = await crawlPage(get, path)
    expect(page.status).toBe(200)
    expect(pathOf(page.canonical ?? '')).toBe(canonical)
    expect(new URL(page.canonical ?? '').search).toBe('')
  })

  test.each(['/lawyers/atlantis', '/lawyers/germany/atlantis', '/attorneys/germany/tax/atlantis'])(
    '%s is not there, and says so in words',
    async (path) => {
      const { status, text } = await get(path)
      expect(status).toBe(404)
      expect(text).toContain('404 Page Not Found')
      expect((await crawlPage(get, path)).noIndex).toBe(true)
    },
  )
})

test('a landing page is kept for everybody, with a nonce of its own in every answer', async () => {
  const read = async (cookie: string) => {
    const answer = await openBrowser(app.url).get('/lawyers/germany', { cookie })
    const policy = answer.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    const scripts = [...answer.text.matchAll(/<script\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes('application/ld+json'))
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
    return { nonce, page: answer.text.replaceAll(nonce, '') }
  }
  const [one, other] = [await read('session=a'), await read('session=b')]
  expect(one.nonce).not.toBe(other.nonce)
  expect(one.page).toBe(other.page)
})
