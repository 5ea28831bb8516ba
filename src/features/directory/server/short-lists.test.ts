import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { connectDatabase, type Database } from '../../../platform/database/database.server.ts'
import { createLog } from '../../../platform/log.server.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { lawyerRecord } from './lawyer-record.ts'
import { insertLawyers, type NewLawyer } from './lawyers.repo.ts'
import { listPage } from './list-page.ts'
import { SHORT_LIST } from './next-places.ts'

const DAY = '2026-11-21'
const dayAfter = (days: number) =>
  new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10)

const made = (country: string, count: number, jurisdictionOf: (at: number) => string) =>
  Array.from(
    { length: count },
    (_, at): NewLawyer =>
      lawyerRecord({
        slug: `${country}-${at}`.toLowerCase(),
        name: `Person ${at}`,
        firm: 'Example Chambers',
        location: 'Somewhere',
        country,
        jurisdiction: jurisdictionOf(at),
        specializations: ['tax'],
      }),
  )

let db: Database
const opened: (() => Promise<void>)[] = []

beforeAll(async () => {
  const fresh = await freshDatabase()
  const connection = connectDatabase(fresh.url, createLog('silent'))
  opened.push(connection.close, fresh.drop)
  db = connection.db
  await insertLawyers(db, [
    ...made('FJ', 7, () => 'FJ'),
    ...made('US', 30, (at) => (at < 6 ? 'US-CA' : 'US-NY')),
    ...made('NZ', SHORT_LIST + 30, () => 'NZ'),
  ])
})

afterAll(async () => {
  for (const close of opened) await close()
})

/** Slugs of all pages of a length, each asked for behind the one before. */
async function paged(filter: LawyerFilter, limit: number, day = DAY): Promise<string[]> {
  const slugs: string[] = []
  let cursor: Awaited<ReturnType<typeof listPage>>['next']
  do {
    const page = await listPage(db, { filter, limit, day, cursor })
    slugs.push(...page.rows.map(({ slug }) => slug))
    cursor = page.next
  } while (cursor)
  return slugs
}

describe('a short list', () => {
  test('puts each of seven first on every seventh day', async () => {
    const firsts = new Map<string, number>()
    for (let days = 0; days < 70; days += 1) {
      const [first = ''] = await paged({ country: 'FJ' }, 20, dayAfter(days))
      firsts.set(first, (firsts.get(first) ?? 0) + 1)
    }
    expect(firsts.size).toBe(7)
    for (const days of firsts.values()) expect(Math.abs(days - 10)).toBeLessThanOrEqual(2)
  })

  test.each<LawyerFilter>([{ country: 'US' }, { country: 'US', jurisdiction: 'US-CA' }])(
    'of %o has the same order whatever a page holds, and everybody once',
    async (filter) => {
      const whole = await paged(filter, 100)
      expect(new Set(whole).size).toBe(30)
      for (const limit of [1, 4, 20, 30]) expect(await paged(filter, limit)).toEqual(whole)
    },
  )

  test('keeps the order of its day past midnight', async () => {
    const first = await listPage(db, { filter: { country: 'US' }, limit: 10, day: DAY })
    const ask = { filter: { country: 'US' }, limit: 10, cursor: first.next }
    expect(await listPage(db, { ...ask, day: dayAfter(1) })).toEqual(
      await listPage(db, { ...ask, day: DAY }),
    )
  })

  test('goes on from the place of the last lawyer shown where that one is gone', async () => {
    const order = await paged({ country: 'FJ' }, 20)
    const page = await listPage(db, { filter: { country: 'FJ' }, limit: 3, day: DAY })
    const gone = { ...page.next, rotation: 1 } as NonNullable<typeof page.next>
    const next = await listPage(db, {
      filter: { country: 'FJ' },
      limit: 20,
      day: DAY,
      cursor: gone,
    })
    expect(next.rows.map(({ slug }) => slug)).toEqual(order.slice(2))
  })
})

test('a longer list has everybody once too, in an order that page lengths do not change', async () => {
  const whole = await paged({ country: 'NZ' }, 200)
  expect(new Set(whole).size).toBe(SHORT_LIST + 30)
  expect(await paged({ country: 'NZ' }, 20)).toEqual(whole)
})
