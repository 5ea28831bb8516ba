import { readdirSync, readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { loadCatalogue } from '../../../i18n/catalogue.server.ts'
import { connectDatabase, type Database } from '../../../platform/database/database.server.ts'
import { createLog } from '../../../platform/log.server.ts'
import {
  createPictureDrawer,
  type DrawnPicture,
} from '../../../platform/typesetting/picture-drawer.server.ts'
import type { TypesettingDocument } from '../../../platform/typesetting/typesetting-queue.server.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { loadRegisters, loadSampleDirectory } from '../../directory/server.ts'
import { buildCorpus } from '../../law/server.ts'
import { loadPlaces } from '../../places/server.ts'
import { pictureRoutes } from './pictures.http.ts'

const WIDTH_AT = 16
const drawer = createPictureDrawer()
const catalogue = loadCatalogue('public/translations')
const places = loadPlaces('knowledge/places.yaml')
const registers = loadRegisters('knowledge')
const { corpus } = buildCorpus([], [])

let db: Database
const opened: (() => Promise<void>)[] = [drawer.close]

let drawn: TypesettingDocument[] = []
let outcome: DrawnPicture = { kind: 'made', png: new Uint8Array([1, 2, 3]) }
const stub = {
  draw: (document: TypesettingDocument) => {
    drawn.push(document)
    return Promise.resolve(outcome)
  },
  close: () => Promise.resolve(),
}

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

beforeEach(() => {
  drawn = []
  outcome = { kind: 'made', png: new Uint8Array([1, 2, 3]) }
})

function site(draws = stub, address = '203.0.113.1') {
  const app = new Hono<{ Variables: { clientAddress: string } }>()
  app.use(async (c, next) => {
    c.set('clientAddress', address)
    await next()
  })
  const runtime = { now: () => new Date('2026-11-23T12:00:00Z'), log: createLog('silent') }
  app.route(
    '/',
    pictureRoutes({ db, catalogue, corpus, places, registers, runtime, drawer: draws }),
  )
  return app
}

const wordsOf = (at: number) =>
  drawn[at]?.data as { title: string; text: string; direction: string }

describe('the picture of a page', () => {
  it('has its words in the language of its address', async () => {
    const app = site()
    const answer = await app.request('/og/place/germany--bavaria--tax.es.png')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(wordsOf(0).title).toContain('Baviera, Alemania')
    await app.request('/og/page/pricing.ar.png')
    expect(wordsOf(1).direction).toBe('rtl')
  })

  it('of a lawyer has the name, and says who is invented', async () => {
    const { rows } = await db.execute<{ slug: string; name: string }>(
      'select slug, name from lawyers order by slug limit 1',
    )
    const [lawyer] = rows
    await site().request(`/og/lawyer/${lawyer?.slug}.en.png`)
    expect(wordsOf(0).title).toBe(lawyer?.name)
    expect(wordsOf(0).text).toContain('Sample listing')
  })

  it('is there for every page of the site that names one', async () => {
    const folder = 'src/features/site/pages'
    const named = readdirSync(folder)
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [
        ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/kind: 'page', slug: '([\w-]+)'/g),
      ])
      .map(([, slug]) => slug)
    expect(named.length).toBeGreaterThan(8)
    for (const slug of new Set(named)) {
      const { status } = await site().request(`/og/page/${slug}.en.png`)
      expect([slug, status]).toEqual([slug, 200])
    }
    const words = drawn.map((_, at) => wordsOf(at))
    expect(words.filter(({ title, text }) => /^[\w.]+$/.test(title + text))).toEqual([])
  })
})

describe('the drawing of a picture', () => {
  it('happens once, however many ask at a time', async () => {
    const app = site()
    await Promise.all(Array.from({ length: 5 }, () => app.request('/og/page/home.en.png')))
    await app.request('/og/page/home.en.png')
    expect(drawn).toHaveLength(1)
  })

  it.each([
    '/og/page/nothing.en.png',
    '/og/page/__proto__.en.png',
    '/og/page/constructor.en.png',
    '/og/place/atlantis.en.png',
    '/og/lawyer/nobody.en.png',
    '/og/law/nothing.en.png',
    '/og/page/home.xx.png',
    '/og/page/home.png',
    '/og/page/%00.en.png',
    '/og/lawyer/%00.en.png',
  ])('%s is not there', async (path) => {
    expect((await site().request(path)).status).toBe(404)
    expect(drawn).toHaveLength(0)
  })

  it('waits for its turn where many are going on, and a failure is not kept', async () => {
    const app = site()
    outcome = { kind: 'busy' }
    const busy = await app.request('/og/page/faq.en.png')
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '60'])
    outcome = { kind: 'failed', reasons: ['x'] }
    expect((await app.request('/og/page/faq.en.png')).status).toBe(500)
    outcome = { kind: 'made', png: new Uint8Array([1]) }
    expect((await app.request('/og/page/faq.en.png')).status).toBe(200)
  })

  it('goes on for no network without end', async () => {
    const app = site(stub, '198.51.100.7')
    const regions = places.countries.flatMap(({ slug, regions: all }) =>
      all.map((region) => `/og/place/${slug}--${region.slug}.en.png`),
    )
    const answers = await Promise.all(regions.slice(0, 70).map((path) => app.request(path)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})

describe('drawn in earnest', () => {
  it.each(LANGUAGE_CODES.filter((language) => catalogue.languages.includes(language)))(
    'it is a PNG of 1200 by 630 in %s',
    async (language) => {
      const answer = await site(drawer, '203.0.113.9').request(`/og/place/japan.${language}.png`)
      expect(answer.status).toBe(200)
      const png = Buffer.from(await answer.arrayBuffer())
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      expect([png.readUInt32BE(WIDTH_AT), png.readUInt32BE(WIDTH_AT + 4)]).toEqual([1200, 630])
      expect(png.length).toBeLessThan(150_000)
    },
  )
})
