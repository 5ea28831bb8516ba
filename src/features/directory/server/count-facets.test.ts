import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { connectDatabase, type Database } from '../../../platform/database/database.server.ts'
import { createLog } from '../../../platform/log.server.ts'
import { facetsOf } from '../domain/facets.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { makeSampleDirectory } from '../domain/sample-directory.ts'
import { countFacets } from './count-facets.ts'
import { lawyerRecord } from './lawyer-record.ts'
import { insertLawyers, type NewLawyer } from './lawyers.repo.ts'
import { countList } from './list-page.ts'

const SAMPLE = makeSampleDirectory().map((lawyer) => ({ ...lawyer, verified: false }))
const CROWD_SIZE = 3_000

/** A country with so many lawyers that counting each would take too long: every fourth takes tax, and so on. */
const CROWD: NewLawyer[] = Array.from({ length: CROWD_SIZE }, (_, at) =>
  lawyerRecord({
    slug: `crowd-${at}`,
    name: `Crowd ${at}`,
    firm: 'Example Chambers',
    location: at % 2 === 0 ? 'Suva' : 'Nadi',
    country: 'FJ',
    jurisdiction: 'FJ',
    specializations: ['business', ...(at % 4 === 0 ? ['tax'] : [])],
    languages: at % 5 === 0 ? ['en', 'hi'] : ['en'],
    freeConsultation: at % 10 === 0,
  }),
)

let db: Database
const opened: (() => Promise<void>)[] = []

beforeAll(async () => {
  const fresh = await freshDatabase()
  const connection = connectDatabase(fresh.url, createLog('silent'))
  opened.push(connection.close, fresh.drop)
  db = connection.db
  await insertLawyers(
    db,
    SAMPLE.map(({ verified: _verified, ...sample }) => lawyerRecord(sample)),
  )
})

afterAll(async () => {
  for (const close of opened) await close()
})

const COUNTED = /^[cjalf]:/

/** Every lawyer of the sample looked at one by one. */
function countedByHand(fits: (marks: readonly string[]) => boolean) {
  const counts = new Map<string, number>()
  let total = 0
  for (const marks of SAMPLE.map(facetsOf).filter(fits)) {
    total += 1
    for (const mark of marks.filter((one) => COUNTED.test(one))) {
      counts.set(mark, (counts.get(mark) ?? 0) + 1)
    }
  }
  return { total, byMark: Object.fromEntries([...counts].sort()) }
}

describe('the numbers beside a list', () => {
  test.each<[LawyerFilter, (marks: readonly string[]) => boolean]>([
    [{}, () => true],
    [{ country: 'US' }, (marks) => marks.includes('c:US')],
    [{ specialization: 'tax' }, (marks) => marks.includes('a:tax')],
    [{ freeConsultation: true }, (marks) => marks.includes('f:free-consultation')],
    [
      { country: 'GB', specialization: 'family-law', languages: ['fr'] },
      (marks) => ['c:GB', 'a:family-law', 'l:fr'].every((mark) => marks.includes(mark)),
    ],
    [
      { country: 'DE', within: [{ jurisdictions: ['DE-BE'], cities: ['Munich', 'München'] }] },
      (marks) =>
        marks.includes('c:DE') && (marks.includes('j:DE-BE') || marks.includes('t:munich')),
    ],
    [
      { country: 'DE', within: [{ jurisdictions: ['DE-BE'] }, { cities: ['Munich'] }] },
      () => false,
    ],
  ])('are those of every lawyer of %o, counted one by one', async (filter, fits) => {
    const { total, byMark, exact } = await countFacets(db, filter)
    expect({ total, byMark: Object.fromEntries([...byMark].sort()) }).toEqual(countedByHand(fits))
    expect(exact).toBe(true)
    expect(await countList(db, { filter })).toBe(total)
  })

  test('of a name count better and worse fitting ones together, as the list does', async () => {
    const filter = { country: 'US' }
    const { total } = await countFacets(db, filter, 'a')
    expect(total).toBe(await countList(db, { filter, words: 'a' }))
    expect(total).toBeGreaterThan(1)
  })

  test('of names of nobody are none', async () => {
    expect(await countFacets(db, {}, 'qqzzxx')).toEqual({
      total: 0,
      byMark: new Map(),
      exact: true,
    })
  })
})

describe('the numbers beside a long list', () => {
  beforeAll(() => insertLawyers(db, CROWD), 60_000)

  test('are reckoned from a sample, and say so', async () => {
    const { total, byMark, exact } = await countFacets(db, {
      country: 'FJ',
      specialization: 'business',
    })
    expect(exact).toBe(false)
    expect(total).toBeGreaterThan(1_000)
    const share = (mark: string) => (byMark.get(mark) ?? 0) / total
    expect(share('a:tax')).toBeGreaterThan(0.2)
    expect(share('a:tax')).toBeLessThan(0.3)
    expect(share('l:hi')).toBeGreaterThan(0.15)
    expect(share('l:hi')).toBeLessThan(0.25)
    expect(share('l:en')).toBe(1)
  })

  test('of a whole country are exact, since they are kept', async () => {
    const { total, byMark, exact } = await countFacets(db, { country: 'FJ' })
    expect([total, byMark.get('a:tax'), exact]).toEqual([CROWD_SIZE, CROWD_SIZE / 4, true])
  })

  test('of a part with fewer than a thousand are exact', async () => {
    const filter: LawyerFilter = { country: 'FJ', specialization: 'tax', languages: ['hi'] }
    const { total, byMark, exact } = await countFacets(db, filter)
    expect([total, byMark.get('f:free-consultation'), exact]).toEqual([150, 150, true])
  })
})
