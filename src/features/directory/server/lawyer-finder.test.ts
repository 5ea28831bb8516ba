import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { connectDatabase, type Database } from '../../../platform/database/database.server.ts'
import { createLog } from '../../../platform/log.server.ts'
import { LEGAL_AREAS, type LegalArea } from '../../../shared/legal-areas.ts'
import { MATCHING } from '../contract.ts'
import type { MatchWish } from '../domain/match-lawyers.ts'
import { makeSampleDirectory } from '../domain/sample-directory.ts'
import { createLawyerFinder, type LawyerFinder } from './lawyer-finder.ts'
import { lawyerRecord } from './lawyer-record.ts'
import { insertLawyers, type NewLawyer } from './lawyers.repo.ts'

const SAMPLE = makeSampleDirectory()
const PLACES = [
  ...new Set(SAMPLE.flatMap(({ country, jurisdiction }) => [country, jurisdiction])),
].sort()
const CALIFORNIA: MatchWish = {
  country: 'US',
  jurisdiction: 'US-CA',
  area: 'employment',
  language: 'es',
  urgent: false,
}

/** A place with more lawyers than are compared. */
const CROWD: NewLawyer[] = Array.from({ length: MATCHING.compared + 50 }, (_, at) =>
  lawyerRecord({
    slug: `crowd-${at}`,
    name: `Crowd ${at}`,
    firm: 'Example Chambers',
    location: 'Suva',
    country: 'FJ',
    jurisdiction: 'FJ',
    specializations: ['tax'],
    languages: at % 2 === 0 ? ['en'] : ['en', 'hi'],
    experience: at % 40,
    responseTime: at % 7 === 0 ? '3 hours' : null,
  }),
)

let db: Database
let finder: LawyerFinder
const opened: (() => Promise<void>)[] = []

beforeAll(async () => {
  const fresh = await freshDatabase()
  const connection = connectDatabase(fresh.url, createLog('silent'))
  opened.push(connection.close, fresh.drop)
  db = connection.db
  await insertLawyers(db, [...SAMPLE.map((sample) => lawyerRecord(sample)), ...CROWD])
  const now = () => new Date('2026-11-21T12:00:00Z')
  finder = createLawyerFinder({ db, registers: new Map(), now })
})

afterAll(async () => {
  for (const close of opened) await close()
})

const wishOf = (place: string, at: number): MatchWish => ({
  country: place.slice(0, 2),
  jurisdiction: place,
  area: [...LEGAL_AREAS, undefined][at % (LEGAL_AREAS.length + 1)],
  language: 'en',
  urgent: at % 2 === 0,
})

test('every country and jurisdiction of the sample directory has lawyers for a case', async () => {
  const without: string[] = []
  for (const [at, place] of PLACES.entries()) {
    const found = await finder.match(wishOf(place, at))
    if (found.length === 0) without.push(place)
    expect(found.every(({ country }) => country === place.slice(0, 2))).toBe(true)
  }
  expect(without).toEqual([])
})

describe('lawyers for a case', () => {
  test('of the sub-region come before the rest, among each those who speak the language', async () => {
    const found = await finder.match(CALIFORNIA)
    const groups = found.map(({ jurisdiction, languages }) => {
      return (jurisdiction === 'US-CA' ? 0 : 2) + (languages.includes('es') ? 0 : 1)
    })
    expect(groups).toEqual([...groups].sort())
    expect(new Set(groups)).toEqual(new Set([0, 1, 2, 3]))
  })

  test('say why they are listed', async () => {
    const calm = await finder.match(CALIFORNIA)
    const urgent = await finder.match({ ...CALIFORNIA, urgent: true })
    expect(calm.length).toBe(urgent.length)
    for (const { why, ...lawyer } of urgent) {
      expect(why).toContain('area')
      expect(why).toContain(lawyer.jurisdiction === 'US-CA' ? 'region' : 'country')
      expect(why.includes('language')).toBe(lawyer.languages.includes('es'))
      expect(why.includes('free-consultation')).toBe(lawyer.freeConsultation)
      expect(why.includes('experience')).toBe((lawyer.experience ?? 0) >= 10)
      expect(why).not.toContain('response-time')
    }
    expect(calm.some(({ why }) => why.includes('free-consultation'))).toBe(false)
  })

  test('do not work in the area where nobody there does, and do not say so', async () => {
    const areas = new Set(
      SAMPLE.filter(({ country }) => country === 'LI').flatMap((one) => one.specializations),
    )
    const area = LEGAL_AREAS.find((one: LegalArea) => !areas.has(one))
    const found = await finder.match({ ...CALIFORNIA, country: 'LI', jurisdiction: 'LI', area })
    expect(found.map(({ why }) => why.includes('area'))).toEqual([false])
  })

  test('are a hundred at most, the better ones of two hundred', async () => {
    const wish = { ...CALIFORNIA, country: 'FJ', jurisdiction: 'FJ', area: undefined }
    const found = await finder.match({ ...wish, language: 'hi' })
    expect(found).toHaveLength(MATCHING.listed)
    const ranks = found.map(({ why }) => {
      const hasReason = (reason: (typeof why)[number]) => (why.includes(reason) ? 0 : 1)
      return hasReason('language') * 4 + hasReason('response-time') * 2 + hasReason('experience')
    })
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(ranks.slice(0, 4)).toEqual([0, 0, 0, 0])
  })

  test('stand alike when others become partners and fees change', async () => {
    const order = async () => (await finder.match(CALIFORNIA)).map(({ slug }) => slug)
    const before = await order()
    await db.execute(`update lawyers set is_partner = not is_partner, referral_fee = 999999,
      contingency_fee = not contingency_fee where mod(rotation, 2) = 0`)
    expect(await order()).toEqual(before)
  })
})

test('a list that is filtered gives the reasons of its filter only', async () => {
  const { lawyers } = await finder.find({ country: 'US', languages: ['es'], minimumYears: 10 })
  expect(lawyers.map(({ why }) => why)).toEqual(
    lawyers.map(() => ['country', 'language', 'experience']),
  )
  const plain = await finder.find({ country: 'US' })
  expect(new Set(plain.lawyers.flatMap(({ why }) => why))).toEqual(new Set(['country']))
})
