import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { connectDatabase, type Database } from '../../../platform/database/database.server.ts'
import { createLog } from '../../../platform/log.server.ts'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import { makeSampleDirectory } from '../domain/sample-directory.ts'
import { createLawyerFinder } from './lawyer-finder.ts'
import { lawyerRecord } from './lawyer-record.ts'
import { insertLawyers, type NewLawyer } from './lawyers.repo.ts'
import { createLawyersOfPlaces } from './lawyers-of-places.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const LIMIT = 6

/** More than are kept whole: a third in the north, every second of them in its harbour. */
const CROWD: NewLawyer[] = Array.from({ length: 600 }, (_, at) =>
  lawyerRecord({
    slug: `crowd-${at}`,
    name: `Crowd ${at}`,
    firm: 'Example Chambers',
    location: at % 6 === 0 ? 'Harbour' : 'Hill',
    country: 'FJ',
    jurisdiction: at % 3 === 0 ? 'FJ-N' : 'FJ-C',
    specializations: at % 50 === 0 ? ['maritime'] : ['tax'],
  }),
)

let db: Database
let clock = NOW
const opened: (() => Promise<void>)[] = []
const registers = new Map()

beforeAll(async () => {
  const fresh = await freshDatabase()
  const connection = connectDatabase(fresh.url, createLog('silent'))
  opened.push(connection.close, fresh.drop)
  db = connection.db
  await insertLawyers(db, [...makeSampleDirectory().map(lawyerRecord), ...CROWD])
})

afterAll(async () => {
  for (const close of opened) await close()
})

function build() {
  const now = () => clock
  const finder = createLawyerFinder({ db, registers, now })
  return { finder, places: createLawyersOfPlaces({ db, registers, finder, now }) }
}

describe.each(['US', 'DE', 'FR', 'FJ'])('in %s', (country) => {
  test('the first of a place are those that its list of lawyers begins with', async () => {
    const { finder, places } = build()
    const { groups } = await places.countsOf(country)
    const jurisdictions = [...new Set(groups.map(({ jurisdiction }) => jurisdiction))]
    for (const jurisdiction of [undefined, ...jurisdictions]) {
      for (const area of [undefined, 'tax', 'family-law'] as (LegalArea | undefined)[]) {
        const { lawyers } = await finder.find(
          {
            country,
            ...(jurisdiction && { jurisdiction }),
            ...(area && { specialization: area }),
          },
          { limit: LIMIT },
        )
        const found = await places.nearest({ country, jurisdiction, area }, LIMIT)
        expect(found.map(({ lawyer }) => lawyer)).toEqual(lawyers)
      }
    }
  })
})

test('those of the city come before those of its region, and those before the rest of the country', async () => {
  const { places } = build()
  for (const asked of [
    { country: 'US', jurisdiction: 'US-CA', cities: ['San Diego'] },
    { country: 'FJ', jurisdiction: 'FJ-N', cities: ['Harbour', 'Port'], area: 'maritime' as const },
  ]) {
    const found = await places.nearest(asked, 20)
    expect(found.length).toBeGreaterThan(3)
    for (const { lawyer, near } of found) {
      const expected =
        lawyer.location === asked.cities[0] && lawyer.jurisdiction === asked.jurisdiction
          ? 'city'
          : lawyer.jurisdiction === asked.jurisdiction
            ? 'region'
            : 'country'
      expect(near).toBe(expected)
      if (asked.area) expect(lawyer.specializations).toContain(asked.area)
    }
    const order = found.map(({ near }) => ['city', 'region', 'country'].indexOf(near))
    expect(order).toEqual(order.toSorted())
    expect(new Set(found.map(({ lawyer }) => lawyer.id)).size).toBe(found.length)
    expect(order).toContain(0)
  }
})

test('counts are those of the records, whether a country is kept whole or not', async () => {
  const { places } = build()
  const crowd = await places.countsOf('FJ')
  expect(crowd.of({})).toBe(600)
  expect(crowd.of({ jurisdiction: 'FJ-N' })).toBe(200)
  expect(crowd.of({ jurisdiction: 'FJ-N', cities: ['harbour'] })).toBe(100)
  expect(crowd.of({ area: 'maritime' })).toBe(12)
  expect(crowd.of({ jurisdiction: 'FJ-C', cities: ['Harbour'] })).toBe(0)
  const states = await places.countsOf('US')
  const ofSample = makeSampleDirectory().filter(({ jurisdiction }) => jurisdiction === 'US-CA')
  expect(states.of({ jurisdiction: 'US-CA' })).toBe(ofSample.length)
  expect((await places.countsOf('AQ')).of({})).toBe(0)
})

test('who was added is counted within minutes, and nobody waits for the count', async () => {
  const { places } = build()
  expect((await places.countsOf('TV')).of({})).toBe(0)
  await insertLawyers(db, [
    lawyerRecord({
      slug: 'new-in-tuvalu',
      name: 'New Person',
      firm: 'Example Chambers',
      location: 'Funafuti',
      country: 'TV',
      jurisdiction: 'TV',
      specializations: ['tax'],
    }),
  ])
  clock = new Date(NOW.getTime() + 60_000)
  expect((await places.countsOf('TV')).of({})).toBe(0)
  clock = new Date(NOW.getTime() + 6 * 60_000)
  await expect.poll(async () => (await places.countsOf('TV')).of({})).toBe(1)
  clock = NOW
})
