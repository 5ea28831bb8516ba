import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { connectDatabase, type Database } from '../../../platform/database/database.server.ts'
import { createLog } from '../../../platform/log.server.ts'
import { LEGAL_AREAS } from '../../../shared/legal-areas.ts'
import { foldText } from '../domain/fold-text.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { makeSampleDirectory } from '../domain/sample-directory.ts'
import { lawyerRecord } from './lawyer-record.ts'
import { countDirectory } from './lawyer-totals.repo.ts'
import { insertLawyers, type LawyerRow, type NewLawyer } from './lawyers.repo.ts'
import { countList, listPage } from './list-page.ts'

const DAY = '2026-11-21'
const EXTRA: NewLawyer[] = [
  { name: 'Ana Muñoz Gil', location: 'München', country: 'DE', jurisdiction: 'DE-BY' },
  { name: 'Jürgen Großmann', location: 'Leipzig', country: 'DE', jurisdiction: 'DE-SN' },
  { name: 'Taro Yamada', nameLocal: '山田太郎', location: 'Tokyo', locationLocal: '東京' },
  { name: 'Ivan Petrov', nameLocal: 'Иван Петров', location: 'Moskva', locationLocal: 'Москва' },
].map((given, at) =>
  lawyerRecord({
    firm: 'Example Chambers',
    country: 'JP',
    jurisdiction: 'JP',
    experience: null,
    specializations: [],
    slug: `extra-${at}`,
    ...given,
  }),
)

let db: Database
const opened: (() => Promise<void>)[] = []

async function openDatabase(): Promise<Database> {
  const fresh = await freshDatabase()
  const connection = connectDatabase(fresh.url, createLog('silent'))
  opened.push(connection.close, fresh.drop)
  return connection.db
}

afterAll(async () => {
  for (const close of opened) await close()
})

beforeAll(async () => {
  db = await openDatabase()
  await insertLawyers(db, [
    ...makeSampleDirectory().map((sample) => lawyerRecord(sample)),
    ...EXTRA,
  ])
})

const named = async (name: string, more: LawyerFilter = {}) =>
  (await listPage(db, { filter: { name: foldText(name), ...more }, limit: 50, day: DAY })).rows.map(
    (r) => r.name,
  )

async function allPages(filter: LawyerFilter, limit: number, day = DAY): Promise<LawyerRow[]> {
  const rows: LawyerRow[] = []
  let page = await listPage(db, { filter, limit, day })
  rows.push(...page.rows)
  while (page.next) {
    page = await listPage(db, { filter, limit, day, cursor: page.next })
    rows.push(...page.rows)
  }
  return rows
}

describe('pages', () => {
  test.each<LawyerFilter>([
    {},
    { country: 'US' },
    { country: 'US', jurisdiction: 'US-CA' },
    { specialization: 'family-law' },
    { country: 'US', specialization: 'employment', minimumYears: 10 },
    { country: 'DE', languages: ['de', 'en'], freeConsultation: true },
    { country: 'US', sort: 'experience' },
    { country: 'US', specialization: 'tax', sort: 'name' },
    { jurisdiction: 'US-TX', contingencyFee: true },
    { verified: true },
  ])('together show everybody who fits %o once', async (filter) => {
    const expected = [...makeSampleDirectory(), ...EXTRA].filter((lawyer) => fits(lawyer, filter))
    const found = await allPages(filter, 7)
    expect(found.map(({ slug }) => slug).sort()).toEqual(expected.map(({ slug }) => slug).sort())
    expect(await countList(db, { filter })).toBe(expected.length)
  })

  test('show the sub-region before the rest of the country', async () => {
    const places = (await allPages({ jurisdiction: 'US-CA' }, 10)).map((row) => row.jurisdiction)
    expect(places.lastIndexOf('US-CA')).toBeLessThan(places.findIndex((place) => place !== 'US-CA'))
    expect(places.filter((place) => place === 'US-CA').length).toBeGreaterThan(1)
  })

  test('follow the sort', async () => {
    const years = (await allPages({ country: 'US', sort: 'experience' }, 9)).map(
      (r) => r.experience,
    )
    expect(years).toEqual([...years].sort((a, b) => (b ?? 0) - (a ?? 0)))
    const names = (await allPages({ country: 'US', sort: 'name' }, 9)).map((row) => row.sortName)
    expect(names).toEqual([...names].sort())
  })

  test('start with somebody else each day, and keep their order past midnight', async () => {
    const first = async (day: string) => (await allPages({ country: 'US' }, 50, day))[0]?.slug
    const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']
    expect(new Set(await Promise.all(days.map(first))).size).toBeGreaterThan(2)
    const page = await listPage(db, { filter: { country: 'US' }, limit: 5, day: DAY })
    const ask = { filter: { country: 'US' }, limit: 5, cursor: page.next }
    const tomorrow = await listPage(db, { ...ask, day: '2026-11-22' })
    expect(tomorrow).toEqual(await listPage(db, { ...ask, day: DAY }))
  })
})

describe('names', () => {
  test('are found without their accents, by beginnings, by parts and with a slip', async () => {
    expect(await named('munoz')).toContain('Ana Muñoz Gil')
    expect(await named('mu')).toContain('Ana Muñoz Gil')
    expect(await named('uñoz')).toContain('Ana Muñoz Gil')
    expect(await named('munzo')).toContain('Ana Muñoz Gil')
    expect(await named('grossman')).toContain('Jürgen Großmann')
    expect(await named('grosmann')).toContain('Jürgen Großmann')
    expect(await named('gil muno')).toEqual(['Ana Muñoz Gil'])
    expect(await named('qqzzxx')).toEqual([])
  })

  test('are found in their own script and in Latin letters', async () => {
    for (const typed of ['山田', '太郎', '田太郎', 'yamada']) {
      expect(await named(typed)).toContain('Taro Yamada')
    }
    expect(await named('петров')).toContain('Ivan Petrov')
    const words = async (typed: string) =>
      (await listPage(db, { filter: {}, words: typed, limit: 9, day: DAY })).rows.map((r) => r.name)
    expect(await words('москва')).toContain('Ivan Petrov')
    expect(await words('moskva')).toContain('Ivan Petrov')
    expect(await words('munoz munchen')).toEqual(['Ana Muñoz Gil'])
  })

  test('keep to the filter beside them', async () => {
    expect(await named('munoz', { country: 'DE' })).toContain('Ana Muñoz Gil')
    expect(await named('munoz', { country: 'FR' })).not.toContain('Ana Muñoz Gil')
  })

  test.each([
    "'; drop table lawyers; --",
    '%%%',
    '__',
    '(((((((((((a+)+)+',
    '\\'.repeat(150),
    '𒀀𒀀',
  ])('such as %s are only letters', async (typed) => {
    await expect(named(typed)).resolves.toBeInstanceOf(Array)
  })
})

test.each(['%%%', '__', '(((('])('signs alone, such as %s, name nobody', async (typed) => {
  expect(await named(typed)).toEqual([])
  expect(await countList(db, { filter: {}, words: typed })).toBe(0)
})

test('the totals of the database follow every change', async () => {
  const own = await openDatabase()
  const [first, second] = EXTRA
  await insertLawyers(own, EXTRA)
  expect(await countDirectory(own)).toMatchObject({ lawyers: 4, countries: 2, jurisdictions: 3 })
  await own.execute(
    `update lawyers set facets = '{c:FR,j:FR}', country = 'FR' where slug = '${first?.slug}'`,
  )
  await own.execute(`delete from lawyers where slug = '${second?.slug}'`)
  expect(await countDirectory(own)).toMatchObject({ lawyers: 3, countries: 2, jurisdictions: 2 })
  expect(await countList(own, { filter: { country: 'FR' } })).toBe(1)
  expect(await countList(own, { filter: { country: 'DE' } })).toBe(0)
})

function fits(
  lawyer: NewLawyer | LawyerRow | ReturnType<typeof makeSampleDirectory>[number],
  filter: LawyerFilter,
): boolean {
  const country = filter.country ?? filter.jurisdiction?.slice(0, 2)
  return (
    (!country || lawyer.country === country) &&
    (!filter.specialization || lawyer.specializations.includes(filter.specialization)) &&
    (!filter.minimumYears || (lawyer.experience ?? 0) >= filter.minimumYears) &&
    (!filter.freeConsultation || lawyer.freeConsultation === true) &&
    (!filter.contingencyFee || lawyer.contingencyFee === true) &&
    (!filter.languages || filter.languages.some((code) => lawyer.languages?.includes(code))) &&
    !filter.verified
  )
}

test('every area of the sample can be filtered by', async () => {
  const counted = await Promise.all(
    LEGAL_AREAS.map((specialization) => countList(db, { filter: { specialization } })),
  )
  expect(Math.min(...counted)).toBeGreaterThan(0)
})
