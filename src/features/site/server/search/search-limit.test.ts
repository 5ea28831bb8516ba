import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../../test/fresh-database.ts'
import { loadCatalogue } from '../../../../i18n/catalogue.server.ts'
import { connectDatabase, type Database } from '../../../../platform/database/database.server.ts'
import { createApi } from '../../../../platform/http/api.server.ts'
import { createLog } from '../../../../platform/log.server.ts'
import { countAction } from '../../../../platform/rate-limit/count-action.server.ts'
import { RATE_LIMITS } from '../../../../platform/rate-limit/rate-limits.ts'
import type { Runtime } from '../../../../platform/runtime.server.ts'
import type { Adviser } from '../../../analysis/server.ts'
import { createLawyerFinder, loadSampleDirectory } from '../../../directory/server.ts'
import { loadPlaces } from '../../../places/server.ts'
import { registerSearchRoutes } from '../search.http.ts'
import { searchPage } from './search-page.ts'

const STORY = 'landlord kept my deposit'
const EAGER = '198.51.100.7'
const OTHER = '203.0.113.7'
const now = () => new Date('2026-11-21T12:00:00Z')
const places = loadPlaces('knowledge/places.yaml')
const catalogue = loadCatalogue('public/translations')

/** Every story that reached the classifier. */
const told: string[] = []
const adviser: Adviser = {
  async advise({ facts }) {
    told.push(facts)
    const areas = [{ area: 'real-estate', score: 0.95 }]
    return { areas, confidence: 0.95, safety: null } as unknown as Awaited<
      ReturnType<Adviser['advise']>
    >
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
  for (let asked = 0; asked < RATE_LIMITS.search.perAddress; asked += 1) {
    await countAction(db, 'search', EAGER, now())
  }
})
afterAll(async () => {
  for (const close of opened) await close()
})
beforeEach(() => {
  told.length = 0
})

const finder = () => createLawyerFinder({ db, registers: new Map(), now })

function pageFor(clientAddress: string, q: string) {
  const t = catalogue.translate('en')
  const visitor = { language: 'en' as const, now: now(), clientAddress }
  const sources = { db, finder: finder(), adviser, places, t, ...visitor }
  return searchPage(sources, new URLSearchParams({ q }))
}

async function callFrom(clientAddress: string, q: string) {
  const api = createApi()
  api.use(async (c, next) => {
    c.set('clientAddress', clientAddress)
    c.set('runtime', { db, now, log: createLog('silent') } as unknown as Runtime)
    await next()
  })
  registerSearchRoutes(api, { finder: finder(), adviser, places, catalogue })
  return api.request(`/api/search?${new URLSearchParams({ q })}`)
}

describe('who searched too often from one connection', () => {
  test('is told how long to wait; no classifier runs and nobody is looked for', async () => {
    const page = await pageFor(EAGER, `${STORY} berlin`)
    expect(page).toMatchObject({ state: 'too-often', list: undefined, facets: [], chips: [] })
    expect(page.waitSeconds).toBeGreaterThan(0)
    expect(told).toEqual([])
  })

  test('keeps nobody else from searching', async () => {
    const page = await pageFor(OTHER, `${STORY} berlin`)
    expect(page.state).toBe('found')
    expect(page.waitSeconds).toBeUndefined()
    expect(told).toEqual([STORY])
  })

  test.each([
    ['', 'start'],
    ['a', 'too-short'],
    ['x'.repeat(300), 'too-long'],
  ])('still gets the page for what asks nothing', async (q, state) => {
    expect((await pageFor(EAGER, q)).state).toBe(state)
  })

  test('is refused by the call for programs, too', async () => {
    const refused = await callFrom(EAGER, STORY)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
    expect(told).toEqual([])
    expect((await callFrom(OTHER, STORY)).status).toBe(200)
    expect(told).toEqual([STORY])
  })
})
