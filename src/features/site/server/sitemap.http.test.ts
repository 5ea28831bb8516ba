import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { loadCatalogue } from '../../../i18n/catalogue.server.ts'
import { connectDatabase, type Database } from '../../../platform/database/database.server.ts'
import { createLog } from '../../../platform/log.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import {
  createLawyerFinder,
  createLawyersOfPlaces,
  loadSampleDirectory,
} from '../../directory/server.ts'
import { buildCorpus } from '../../law/server.ts'
import { loadPlaces } from '../../places/server.ts'
import { SITE_PAGES } from './sitemap/sitemap-pages.ts'
import { type SitemapEntry, sitemapText } from './sitemap/sitemap-xml.ts'
import { sitemapRoutes } from './sitemap.http.ts'

const ORIGIN = 'https://legal.example'
const MB = 1024 * 1024

const catalogue = loadCatalogue('public/translations')
const places = loadPlaces('knowledge/places.yaml')
const { corpus } = buildCorpus([], [])
const glossary = { list: () => [{ terms: [{ id: 'plaintiff' }, { id: 'deposit' }] }] } as never

let db: Database
const opened: (() => Promise<void>)[] = []

beforeAll(async () => {
  const fresh = await freshDatabase()
  const connection = connectDatabase(fresh.url, createLog('silent'))
  opened.push(connection.close, fresh.drop)
  db = connection.db
  await loadSampleDirectory(db)
})

afterAll(async () => {
  for (const close of opened) await close()
})

function site(publicUrl: string | undefined = ORIGIN) {
  const now = () => new Date('2026-11-23T12:00:00Z')
  const registers = new Map()
  const finder = createLawyerFinder({ db, registers, now })
  const lawyers = createLawyersOfPlaces({ db, registers, finder, now })
  const runtime = { db, now, config: { publicUrl } } as unknown as Runtime
  const routes = sitemapRoutes({ runtime, catalogue, corpus, places, lawyers, glossary })
  return async (path: string) => {
    const answer = await routes.request(path)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
}

const locsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '')

describe('robots.txt', () => {
  it('closes what is personal, and names the sitemap by the public address', async () => {
    const { text } = await site()('/robots.txt')
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path)
    for (const path of ['/api/', '/account', '/subscribe/', '/payment-success', '/*?case=']) {
      expect(closed).toContain(path)
    }
    expect(closed).not.toContain('/')
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    for (const page of SITE_PAGES) {
      expect(closed.filter((path) => page.startsWith(path ?? ''))).toEqual([])
    }
  })

  it('without a public address takes the one it was asked by', async () => {
    expect((await site('')('http://127.0.0.1:3000/robots.txt')).text).toMatch(
      /Sitemap: \S*\/sitemap.xml/,
    )
  })
})

describe('the sitemap', () => {
  it('names files of every kind that has pages, in every language, and each is there', async () => {
    const get = site()
    const { text, headers } = await get('/sitemap.xml')
    expect(headers.get('content-type')).toMatch(/^application\/xml/)
    const files = locsOf(text)
    expect(new Set(files).size).toBe(files.length)
    expect(files).toContain(`${ORIGIN}/sitemaps/places-1.xml`)
    expect(files).toContain(`${ORIGIN}/sitemaps/glossary-1.es.xml`)
    // No law was loaded here, and all lawyers are invented.
    expect(files.filter((file) => /law-|lawyers-/.test(file))).toEqual([])
    expect(files).toHaveLength(3 * (catalogue.languages.length + 1))
    for (const file of files) {
      const answer = await get(new URL(file).pathname)
      expect([file, answer.status]).toEqual([file, 200])
      expect(locsOf(answer.text).length).toBeGreaterThan(0)
    }
  })

  it('lists each page with all its languages, which name each other', async () => {
    const { text } = await site()('/sitemaps/pages-1.es.xml')
    expect(locsOf(text)).toEqual(SITE_PAGES.map((path) => `${ORIGIN}${path}?lang=es`))
    const [, entry = ''] = text.split('<url>')
    const alternates = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
    expect(alternates.map(([, language]) => language)).toEqual([
      ...catalogue.languages,
      'x-default',
    ])
    expect(alternates.map(([, , href]) => href)).toContain(`${ORIGIN}/?lang=es`)
    expect(alternates.at(-1)?.[2]).toBe(`${ORIGIN}/`)
  })

  it('lists pages of places where somebody is listed', async () => {
    const { text } = await site()('/sitemaps/places-1.xml')
    const listed = locsOf(text)
    expect(listed).toContain(`${ORIGIN}/lawyers/united-states/california`)
    expect(listed).toContain(`${ORIGIN}/lawyers/united-states/california/los-angeles`)
    expect(listed).not.toContain(`${ORIGIN}/lawyers/germany/saxony`)
  })

  it.each(['pages-2.xml', 'pages-0.xml', 'pages-1.xx.xml', 'law-1.xml', 'other-1.xml', 'pages-1'])(
    'has no file %s',
    async (file) => {
      expect((await site()(`/sitemaps/${file}`)).status).toBe(404)
    },
  )
})

describe('a file of a sitemap', () => {
  async function written(entries: SitemapEntry[]): Promise<string> {
    const all = (async function* () {
      yield entries
    })()
    const parts: string[] = []
    const settings = { origin: ORIGIN, languages: catalogue.languages, language: undefined }
    for await (const part of sitemapText(all, settings)) parts.push(part)
    return parts.join('')
  }

  it('is whole XML, whatever an address holds', async () => {
    const text = await written([{ path: '/law/民法-1&2<"', changedOn: '2026-11-21' }])
    expect(locsOf(text)).toEqual([`${ORIGIN}/law/%E6%B0%91%E6%B3%95-1&amp;2%3C%22`])
    expect(text).toContain('<lastmod>2026-11-21</lastmod>')
    expect(text.startsWith('<?xml')).toBe(true)
    expect(text.trimEnd().endsWith('</urlset>')).toBe(true)
  })

  it('has less than 50 MB with as many of the longest addresses as it may hold', async () => {
    const path = `/law/${'x'.repeat(150)}`
    const one = (await written([{ path, changedOn: '2026-11-21' }])).length
    const inFourteenLanguages = (one / (catalogue.languages.length + 1)) * 15
    expect(inFourteenLanguages * 8_000).toBeLessThan(50 * MB)
  })
})
