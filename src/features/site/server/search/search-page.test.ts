import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../../test/fresh-database.ts'
import { HOSTILE_VALUES } from '../../../../../test/hostile-input.ts'
import { loadCatalogue } from '../../../../i18n/catalogue.server.ts'
import { connectDatabase, type Database } from '../../../../platform/database/database.server.ts'
import { createApi } from '../../../../platform/http/api.server.ts'
import { createLog } from '../../../../platform/log.server.ts'
import type { Runtime } from '../../../../platform/runtime.server.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import type { Adviser } from '../../../analysis/server.ts'
import type { Lawyer } from '../../../directory/contract.ts'
import { createLawyerFinder, loadSampleDirectory } from '../../../directory/server.ts'
import { loadPlaces } from '../../../places/server.ts'
import type { SearchPage } from '../../domain/search/search-page.ts'
import { registerSearchRoutes } from '../search.http.ts'
import { searchPage } from './search-page.ts'

const now = () => new Date('2026-11-21T12:00:00Z')
const places = loadPlaces('knowledge/places.yaml')
const catalogue = loadCatalogue('public/translations')

/** Knows one story; that one also sounds like danger. */
const adviser: Adviser = {
  async advise({ facts }) {
    const known = facts === 'landlord kept my deposit'
    return {
      areas: [{ area: 'real-estate', score: known ? 0.95 : 0.2 }],
      confidence: known ? 0.95 : 0.2,
      safety: known ? { certainty: 'suspected', dangers: [], contacts: [] } : null,
    } as unknown as Awaited<ReturnType<Adviser['advise']>>
  },
}

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

const finder = () => createLawyerFinder({ db, registers: new Map(), now })

let visitors = 0
/** Everybody searches from a network of their own. */
const newVisitor = () => {
  visitors += 1
  return `198.${visitors >> 8}.${visitors & 255}.7`
}

function pageOf(query: string, language: LanguageCode = 'en'): Promise<SearchPage> {
  const t = catalogue.translate(language)
  const visitor = { now: now(), clientAddress: newVisitor() }
  const sources = { db, finder: finder(), adviser, places, language, t, ...visitor }
  return searchPage(sources, new URLSearchParams(query))
}
const pageAt = (address: string) => pageOf(address.replace(/^\/search\??/, ''))
const lawyersOf = (page: SearchPage): Lawyer[] => page.list?.lawyers ?? []
const chips = (page: SearchPage) => page.chips.map(({ kind, text }) => `${kind}: ${text}`)

describe('what was understood', () => {
  test('is told part by part, and each part can be left out', async () => {
    const page = await pageOf('q=divorce berlin')
    expect(chips(page)).toEqual(['area: Family law', 'place: Berlin, Germany'])
    const [area, place] = page.chips
    expect(chips(await pageAt(area?.href ?? ''))).toEqual(['place: Berlin, Germany'])
    expect(chips(await pageAt(place?.href ?? ''))).toEqual(['area: Family law'])
    for (const { specializations, location } of lawyersOf(page)) {
      expect([specializations.includes('family-law'), location]).toEqual([true, 'Berlin'])
    }
  })

  test('of a story names the words, and danger in it is not passed by', async () => {
    const page = await pageOf('q=landlord kept my deposit berlin')
    expect(page.chips[0]).toMatchObject({ kind: 'area', from: 'landlord kept my deposit' })
    expect(page.safety).not.toBeNull()
  })

  test('is in the language of the page', async () => {
    expect(chips(await pageOf('q=divorce munich', 'es'))).toEqual([
      'area: Derecho de familia',
      'place: Múnich, Alemania',
    ])
    expect(chips(await pageOf('q=طلاق القاهرة', 'ar'))[1]).toBe('place: القاهرة، مصر')
  })

  test('has the choices beside the words, which win over them', async () => {
    const page = await pageOf('q=divorce&specialty=tax&country=US&language=es&free=1')
    expect(chips(page)).toEqual([
      'area: Tax',
      'place: United States',
      'language: Spanish',
      'free: ',
    ])
    for (const lawyer of lawyersOf(page)) {
      expect(lawyer).toMatchObject({ country: 'US', freeConsultation: true })
      expect(lawyer.languages).toContain('es')
    }
  })
})

describe('words with two meanings', () => {
  const insertNamed = (name: string, slug: string) =>
    db.execute(`insert into lawyers (slug, name, firm, location, country, jurisdiction, specializations, facets, traits, city, rotation, sort_name)
      values ('${slug}', '${name}', 'Example', 'Leeds', 'GB', 'GB-ENG', '{tax}',
        '{c:GB,j:GB-ENG,a:tax,t:leeds,m:leeds,${name
          .toLowerCase()
          .split(' ')
          .map((word) => `n:${word}`)
          .join(',')}}', 512, 'leeds', 7, '${name.toLowerCase()}')`)
  beforeAll(async () => {
    await insertNamed('Irving Berlin', 'irving-berlin')
    await insertNamed('Paris Hilton', 'paris-hilton')
  })
  afterAll(async () => {
    await db.execute(`delete from lawyers where slug in ('irving-berlin', 'paris-hilton')`)
  })

  test('are a place first, with a link to those of the name', async () => {
    const page = await pageOf('q=berlin')
    expect(chips(page)).toEqual(['place: Berlin, Germany'])
    expect(page.others).toMatchObject([{ kind: 'name', text: 'berlin', count: 1 }])
    const named = await pageAt(page.others[0]?.href ?? '')
    expect(lawyersOf(named).map(({ name }) => name)).toEqual(['Irving Berlin'])
  })

  test('are a name where nobody of the rest is in the place', async () => {
    const page = await pageOf('q=Paris Hilton')
    expect(lawyersOf(page).map(({ name }) => name)).toEqual(['Paris Hilton'])
    expect(chips(page)).toEqual(['name: Paris Hilton'])
  })
})

describe('the ways to narrow a list', () => {
  test('leave as many lawyers as they say', async () => {
    const ofStory = 'q=landlord kept my deposit germany'
    for (const query of ['free=1', 'q=tax', 'q=germany', 'specialty=tax', 'q=karim', ofStory]) {
      const page = await pageOf(query)
      const options = page.facets.flatMap((group) => group.options.slice(0, 2))
      expect(options.length, query).toBeGreaterThan(0)
      for (const { label, count, href } of options) {
        const narrowed = await pageAt(href)
        expect([label, narrowed.list?.total]).toEqual([label, count])
      }
    }
  })
})

describe('nobody found', () => {
  test('shows the wider place, with its lawyers', async () => {
    const page = await pageOf('q=landlord kept my deposit leipzig')
    expect([page.state, page.widenedTo]).toEqual(['nothing', 'Germany'])
    const all = lawyersOf(page)
    expect(all.length).toBeGreaterThan(0)
    for (const { country, specializations } of all) {
      expect([country, specializations.includes('real-estate')]).toEqual(['DE', true])
    }
    const wider = page.near.find(({ kind }) => kind === 'wider')
    expect((await pageAt(wider?.href ?? '')).list?.total).toBe(wider?.count)
  })

  test('offers an area that is spelt nearly so', async () => {
    const page = await pageOf('q=divorse+berlin')
    const [first] = page.near
    expect(first).toMatchObject({ kind: 'spelling', text: 'divorce' })
    const spelt = await pageAt(first?.href ?? '')
    expect(chips(spelt)).toEqual(['area: Family law', 'place: Berlin, Germany'])
    expect(spelt.list?.total).toBe(first?.count)
  })

  test('offers a place that is spelt nearly so, even where only the wider one has lawyers', async () => {
    const page = await pageOf('q=leipzg')
    expect(page.near[0]).toMatchObject({ kind: 'spelling', text: 'leipzig' })
    const spelt = await pageAt(page.near[0]?.href ?? '')
    expect([spelt.widenedTo, spelt.list?.total]).toEqual(['Germany', page.near[0]?.count])
  })

  test('offers the same without a choice, and areas near the one asked for', async () => {
    const page = await pageOf('specialty=maritime&country=EE&verified=1')
    expect(page.state).toBe('nothing')
    for (const { href, count } of page.near) expect((await pageAt(href)).list?.total).toBe(count)
    const near = await pageOf('q=divorce tokyo')
    expect(near.near.map(({ kind }) => kind)).toContain('area')
  })
})

describe('searches that are not made', () => {
  test.each([
    ['', 'start'],
    ['q=+', 'start'],
    ['q=a', 'too-short'],
    [`q=${'a long story '.repeat(20)}`, 'too-long'],
    ['q=%25%25', 'nothing'],
    ['q=qqqq+zzzz', 'nothing'],
  ])('%s: %s', async (query, state) => {
    const page = await pageOf(query)
    expect(page.state).toBe(state)
    expect(lawyersOf(page)).toEqual([])
  })

  test('unknown choices are as if they were not made', async () => {
    const page = await pageOf('q=tax&country=Germany&region=DE_BY&specialty=magic&language=<b>')
    expect(page.choices).toEqual({ q: 'tax', free: false, contingency: false, verified: false })
  })
})

describe('pages', () => {
  test('go on by cursor until everybody was there once', async () => {
    const seen: string[] = []
    let page = await pageOf('q=tax')
    const { total } = page.list ?? { total: 0 }
    for (;;) {
      seen.push(...lawyersOf(page).map(({ slug }) => slug))
      const cursor = page.list?.cursor
      if (!cursor) break
      page = await pageOf(`q=tax&cursor=${cursor}`)
      expect(page.list?.isLaterPage).toBe(true)
    }
    expect(seen.length).toBe(total)
    expect(new Set(seen).size).toBe(total)
  })

  test('show as many at once as were shown before', async () => {
    const first = lawyersOf(await pageOf('q=tax'))
    const more = lawyersOf(await pageOf('q=tax&shown=40'))
    expect([first.length, more.length]).toEqual([20, 40])
    expect(more.slice(0, 20)).toEqual(first)
  })

  test.each(['-1', '0', '1e9', '99999999999999999999', '39.5', 'x'])(
    'of %j lawyers are ordinary ones',
    async (shown) => {
      const { length } = lawyersOf(await pageOf(`q=tax&shown=${shown}`))
      expect(length % 20).toBe(0)
      expect(length).toBeGreaterThan(0)
      expect(length).toBeLessThanOrEqual(200)
    },
  )
})

describe('the call for programs', () => {
  const ask = async (query: Record<string, string>) => {
    const api = createApi()
    api.use(async (c, next) => {
      c.set('clientAddress', newVisitor())
      c.set('runtime', { db, now, log: createLog('silent') } as unknown as Runtime)
      await next()
    })
    registerSearchRoutes(api, { finder: finder(), adviser, places, catalogue })
    const response = await api.request(`/api/search?${new URLSearchParams(query)}`)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  test('answers with what was understood and a page', async () => {
    const { status, body } = await ask({ q: 'tax berlin' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      understood: [
        { kind: 'area', text: 'Tax' },
        { kind: 'place', text: 'Berlin, Germany' },
      ],
      exact: true,
      widenedTo: null,
      cursor: null,
    })
  })

  test.each([
    [{ q: 'a' }, 'query_too_short'],
    [{}, 'query_too_short'],
    [{ q: 'x'.repeat(10_000) }, 'invalid_filter'],
    [{ q: 'tax', country: 'Germany' }, 'invalid_filter'],
    [{ q: 'tax', specialty: 'magic' }, 'invalid_filter'],
    [{ q: 'tax', cursor: 'eyJ4IjoxfQ' }, 'invalid_filter'],
    [{ q: 'tax', free: 'yes' }, 'invalid_filter'],
  ])('refuses %o', async (query, code) => {
    const { status, body } = await ask(query as Record<string, string>)
    expect([status, body['code']]).toEqual([400, code])
  })

  test('stays calm whatever is typed', async () => {
    const bait = ['(a+)+$', '.*.*.*x', '[', '\\', '"', '«»', '__proto__ constructor', '١٢٣ 4️⃣']
    const typed = [...Object.values(HOSTILE_VALUES).map((value) => JSON.stringify(value)), ...bait]
    for (const q of typed) {
      const { status } = await ask({ q: q.slice(0, 200) })
      expect([200, 400], q.slice(0, 40)).toContain(status)
    }
  })
})
