import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../../test/fresh-database.ts'
import { loadCatalogue } from '../../../../i18n/catalogue.server.ts'
import { connectDatabase } from '../../../../platform/database/database.server.ts'
import { createLog } from '../../../../platform/log.server.ts'
import { LEGAL_AREAS } from '../../../../shared/legal-areas.ts'
import {
  createLawyerFinder,
  createLawyersOfPlaces,
  type LawyersOfPlaces,
  loadSampleDirectory,
} from '../../../directory/server.ts'
import { loadPlaces } from '../../../places/server.ts'
import { citiesOf, type LandingSubject, landingPath } from '../../domain/landing/landing-address.ts'
import { namesOfCity } from '../../domain/search/place-entries.ts'
import { searchKey } from '../../domain/search/search-key.ts'
import { featuredLawyers } from './featured-lawyers.ts'

const MOST = 6
/** There are thousands of pages. */
const PATIENCE_MS = 90_000
const places = loadPlaces('knowledge/places.yaml')
const t = loadCatalogue('public/translations').translate('en')
const naming = { places, language: 'en' as const, t }

type Listed = { country: string; jurisdiction: string; location: string; specializations: string[] }

let listed: Listed[]
let lawyers: LawyersOfPlaces
const opened: (() => Promise<void>)[] = []

beforeAll(async () => {
  const fresh = await freshDatabase()
  const { db, pool, close } = connectDatabase(fresh.url, createLog('silent'))
  opened.push(close, fresh.drop)
  await loadSampleDirectory(db)
  const now = () => new Date('2026-11-23T12:00:00Z')
  const finder = createLawyerFinder({ db, registers: new Map(), now })
  lawyers = createLawyersOfPlaces({ db, registers: new Map(), finder, now })
  const { rows } = await pool.query<Listed>(
    'select country, jurisdiction, location, specializations from lawyers',
  )
  listed = rows
})
afterAll(async () => {
  for (const close of opened) await close()
})

/** Every country, region and city with a page, as a whole and for one area, another from place to place. */
function subjects(): LandingSubject[] {
  const found = places.countries.flatMap((country) => [
    { country },
    ...country.regions.map((region) => ({ country, region })),
  ])
  return found
    .flatMap((place): LandingSubject[] => [
      place,
      ...citiesOf(place).map((city) => ({ ...place, city })),
    ])
    .flatMap((place, at) => {
      const area = LEGAL_AREAS[at % LEGAL_AREAS.length]
      return area ? [place, { ...place, area }] : [place]
    })
}

/** How many of the city, of the rest of the region and of the rest of the country, counted one by one. */
function countedByHand({ country, region, city, area }: LandingSubject): number[] {
  const names = city ? namesOfCity(country.code, city).map(searchKey) : []
  const groups = { city: 0, region: 0, country: 0 }
  for (const one of listed) {
    if (one.country !== country.code) continue
    if (area && !one.specializations.includes(area)) continue
    const inRegion = !region || one.jurisdiction === region.code
    if (inRegion && names.includes(searchKey(one.location))) groups.city += 1
    else if (region && inRegion) groups.region += 1
    else groups.country += 1
  }
  let left = MOST
  return [groups.city, groups.region, groups.country].flatMap((count) => {
    const shown = Math.min(left, count)
    left -= shown
    return shown > 0 ? [shown] : []
  })
}

test(
  'every landing page shows up to six, the nearer ones first, and marks those of a wider place',
  async () => {
    const wrong: unknown[] = []
    let withSomebody = 0
    for (const subject of subjects()) {
      const groups = await featuredLawyers(naming, lawyers, subject)
      const shown = groups.map((group) => group.lawyers.length)
      const expected = countedByHand(subject)
      withSomebody += Math.sign(shown.length)
      const ofPlaceItself = groups.filter(({ wider }) => !wider)
      const marks =
        ofPlaceItself.length <= 1 &&
        groups.slice(1).every(({ wider }) => wider) &&
        groups.length <= 3
      if (shown.join() !== expected.join() || !marks)
        wrong.push([landingPath(subject), shown, expected])
    }
    expect(wrong).toEqual([])
    expect(withSomebody).toBeGreaterThan(1_000)
  },
  PATIENCE_MS,
)

test(
  'every country and sub-region where a lawyer is listed has a page that shows one of its own',
  async () => {
    const codes = new Set(listed.flatMap(({ country, jurisdiction }) => [country, jurisdiction]))
    const shown = new Set<string>()
    for (const subject of subjects().filter(({ area, city }) => !area && !city)) {
      const { code } = subject.region ?? subject.country
      const groups = await featuredLawyers(naming, lawyers, subject)
      if (groups.some(({ wider }) => !wider)) shown.add(code)
    }
    expect([...codes].filter((code) => !shown.has(code))).toEqual([])
    expect(codes.size).toBeGreaterThan(104)
  },
  PATIENCE_MS,
)
