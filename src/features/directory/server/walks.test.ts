import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { connectDatabase, type Database } from '../../../platform/database/database.server.ts'
import { createLog } from '../../../platform/log.server.ts'
import { facet } from '../domain/facets.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { rotationStart } from '../domain/rotation.ts'
import { lawyers } from '../tables.ts'
import { lawyerRecord } from './lawyer-record.ts'
import { insertLawyers, type NewLawyer, readLawyers, walkByTraits } from './lawyers.repo.ts'
import { listPage } from './list-page.ts'
import { SHORT_LIST } from './next-places.ts'

const DAY = '2026-11-21'
const AREAS = ['tax', 'family-law', 'employment'] as const
/** How many of the same place there are; some have its name in two languages, some in the one, some in the other. */
const OF_EACH = 450
const NAMES = [
  { location: 'Wellington', locationLocal: 'Te Whanganui-a-Tara' },
  { location: 'Wellington', locationLocal: null },
  { location: 'Te Whanganui-a-Tara', locationLocal: 'te whanganui a tara' },
  { location: 'Kyōto', locationLocal: '京都' },
]

const CROWD: NewLawyer[] = NAMES.flatMap((city, kind) =>
  Array.from({ length: OF_EACH }, (_, at) =>
    lawyerRecord({
      ...city,
      slug: `crowd-${kind}-${at}`,
      name: `Person ${(at * 7) % OF_EACH}`,
      firm: 'Example Chambers',
      country: kind === 3 ? 'JP' : 'NZ',
      jurisdiction: kind === 3 ? 'JP' : at % 3 === 0 ? 'NZ-AUK' : 'NZ-WGN',
      experience: at % 40,
      specializations: AREAS.filter((_area, place) => (at + kind) % (place + 2) === 0),
      languages: at % 4 === 0 ? ['en', 'eo'] : at % 2 === 0 ? ['es'] : ['eo'],
      freeConsultation: at % 5 === 0,
    }),
  ),
)
let db: Database
const opened: (() => Promise<void>)[] = []

beforeAll(async () => {
  const fresh = await freshDatabase()
  const connection = connectDatabase(fresh.url, createLog('silent'))
  opened.push(connection.close, fresh.drop)
  db = connection.db
  for (let at = 0; at < CROWD.length; at += 600) await insertLawyers(db, CROWD.slice(at, at + 600))
  // Walks read from the index of whom it tells.
  await db.execute(sql`vacuum analyze lawyers`)
})
afterAll(async () => {
  for (const close of opened) await close()
})

/** Slugs of all pages. */
async function paged(filter: LawyerFilter, limit: number): Promise<string[]> {
  const slugs: string[] = []
  let cursor: Awaited<ReturnType<typeof listPage>>['next']
  do {
    const page = await listPage(db, { filter, limit, day: DAY, cursor })
    slugs.push(...page.rows.map(({ slug }) => slug))
    cursor = page.next
  } while (cursor)
  return slugs
}

const start = rotationStart(DAY)
/** The circle of the rotation, begun where it starts on the day; sorted before that by what a sort goes by. */
function inOrder(rows: readonly NewLawyer[], sort: LawyerFilter['sort']): NewLawyer[] {
  const turn = (one: NewLawyer) => (one.rotation >= start ? one.rotation : one.rotation + 2 ** 52)
  const names = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return rows.toSorted((a, b) => {
    if (sort === 'name') return names(a.sortName, b.sortName) || a.rotation - b.rotation
    if (sort === 'experience') {
      return (b.experience ?? 0) - (a.experience ?? 0) || a.rotation - b.rotation
    }
    return turn(a) - turn(b)
  })
}

const fits = (marks: readonly string[][]) => (lawyer: NewLawyer) =>
  marks.every((list) => list.some((mark) => lawyer.facets.includes(mark)))

const wellington = facet.city('Wellington')
const teWhanganui = facet.city('Te Whanganui-a-Tara')
const CASES: [LawyerFilter, string[][]][] = [
  [{ country: 'NZ', city: 'wellington' }, [['c:NZ'], [wellington]]],
  [{ country: 'NZ', city: 'te whanganui a tara' }, [['c:NZ'], [teWhanganui]]],
  [{ country: 'JP', city: '京都' }, [['c:JP'], [facet.city('京都')]]],
  [
    { country: 'NZ', city: 'te whanganui a tara', specialization: 'tax', minimumYears: 10 },
    [['c:NZ'], [teWhanganui], ['a:tax'], ['y:10']],
  ],
  [
    { country: 'NZ', city: 'wellington', languages: ['es', 'eo'], specialization: 'tax' },
    [['c:NZ'], [wellington], ['l:es', 'l:eo'], ['a:tax']],
  ],
  [{ country: 'NZ', city: 'wellington', sort: 'name' }, [['c:NZ'], [wellington]]],
  [{ country: 'NZ', city: 'wellington', sort: 'experience' }, [['c:NZ'], [wellington]]],
  [{ city: 'te whanganui a tara' }, [[teWhanganui]]],
  [{ specialization: 'tax', languages: ['en', 'es'] }, [['a:tax'], ['l:en', 'l:es']]],
  [{ country: 'NZ', freeConsultation: true }, [['c:NZ'], ['f:free-consultation']]],
]

describe.each([7, 60])('pages of %i', (limit) => {
  test.each(CASES)('of %o hold everybody once, in the order of the day', async (filter, marks) => {
    const expected = inOrder(CROWD.filter(fits(marks)), filter.sort)
    expect(expected.length).toBeGreaterThan(SHORT_LIST)
    expect(await paged(filter, limit)).toEqual(expected.map(({ slug }) => slug))
  })
})

describe('a walk by the traits', () => {
  const walked = async (
    marks: string[][],
    { limit, looksAt }: { limit: number; looksAt: number },
  ) => {
    const places = await walkByTraits(
      db,
      { marks, except: [] },
      { sort: 'rotation', start },
      0,
      { country: 'NZ', city: 'te whanganui a tara' },
      { limit, looksAt },
    )
    const rows = await readLawyers(
      db,
      places.map(({ id }) => id),
    )
    return rows.map(({ slug }) => slug)
  }
  const marks = [['c:NZ'], [teWhanganui], ['a:tax'], ['j:NZ-WGN']]
  const behindStart = (having: string[][]) =>
    inOrder(CROWD.filter(fits(having)), 'rotation').filter(({ rotation }) => rotation >= start)

  test('looks at as many as it may, in whichever language their city is written', async () => {
    const looked = behindStart([['c:NZ'], [teWhanganui]]).slice(0, 30)
    const expected = looked.filter(fits(marks)).map(({ slug }) => slug)
    expect(expected.length).toBeGreaterThan(2)
    expect(await walked(marks, { limit: 50, looksAt: 30 })).toEqual(expected)
    expect(await walked(marks, { limit: 2, looksAt: 30 })).toEqual(expected.slice(0, 2))
  })

  test('shows two who stand at one place once each, and not a third who does not fit', async () => {
    const [first, second] = behindStart(marks)
    const other = CROWD.find((one) => one.country === 'JP' && one.specializations.includes('tax'))
    const slugs = [first?.slug ?? '', second?.slug ?? '']
    const moved = [second, other].map((one) => one?.slug ?? '')
    const stood = await db
      .select({ slug: lawyers.slug, rotation: lawyers.rotation })
      .from(lawyers)
      .where(inArray(lawyers.slug, moved))
    await db
      .update(lawyers)
      .set({ rotation: first?.rotation ?? 0 })
      .where(inArray(lawyers.slug, moved))
    const found = await walked(marks, { limit: 50, looksAt: 30 })
    for (const { slug, rotation } of stood) {
      await db.update(lawyers).set({ rotation }).where(eq(lawyers.slug, slug))
    }
    expect(found.slice(0, 2).sort()).toEqual(slugs.sort())
    expect(new Set(found).size).toBe(found.length)
    expect(found).not.toContain(other?.slug)
  })
})
