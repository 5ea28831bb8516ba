import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { connectDatabase, type Database } from '../../../platform/database/database.server.ts'
import { createLog } from '../../../platform/log.server.ts'
import { facet } from '../domain/facets.ts'
import { traitsOf } from '../domain/traits.ts'
import { directoryStats } from './directory-stats.ts'
import { type ExportedLawyer, exportLawyers } from './export-lawyers.ts'
import { lawyerRecord } from './lawyer-record.ts'
import { licenceOfSlug, removeLicence } from './licences.repo.ts'
import { recordCheck } from './record-check.ts'
import { upsertLawyers } from './upsert-lawyers.repo.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const licence = { register: 'Example Bar', licenceNumber: '24001' }
const jane = lawyerRecord({
  slug: 'jane-doe-austin-0123456789',
  name: 'Jane Doe',
  firm: 'Doe & Sons',
  location: 'Austin',
  country: 'US',
  jurisdiction: 'US-TX',
  experience: 12,
  specializations: ['tax'],
  languages: ['en', 'es'],
  ...licence,
})

let db: Database
let close: () => Promise<void>
beforeAll(async () => {
  const fresh = await freshDatabase()
  const connection = connectDatabase(fresh.url, createLog('silent'))
  db = connection.db
  close = async () => {
    await connection.close()
    await fresh.drop()
  }
})
afterAll(() => close())
beforeEach(async () => {
  await db.execute(sql`delete from lawyers`)
  await db.execute(sql`delete from lawyer_removals`)
  await upsertLawyers(db, [jane])
})

const check = (result: Parameters<typeof recordCheck>[1]['result'], checkedOn = '2026-11-20') =>
  recordCheck(db, { ...licence, result, checkedOn, note: '' }, NOW)

test('a licence found in force makes the entry verified, one not found takes that away', async () => {
  expect((await directoryStats(db)).verified).toBe(0)
  expect(await check('in-force')).toBe('verified')
  expect(await directoryStats(db)).toMatchObject({ lawyers: 1, verified: 1, checks: 1 })
  expect(await check('in-force', '2026-11-21')).toBe('verified')
  expect((await directoryStats(db)).verified).toBe(1)
  expect(await check('not-found')).toBe('not-verified')
  expect((await directoryStats(db)).verified).toBe(0)
})

test('the bits say the same as the marks after every check and every file', async () => {
  const stored = async () => {
    const { rows } = await db.execute<{ facets: string[]; traits: string }>(
      sql`select facets, traits from lawyers`,
    )
    return rows.map(({ facets, traits }) => [Number(traits), traitsOf(facets), facets.length])
  }
  const known = jane.facets.length
  const bare = traitsOf(jane.facets)
  const verified = bare + traitsOf([facet.verified])
  await check('in-force')
  expect(await stored()).toEqual([[verified, verified, known + 1]])
  await check('in-force', '2026-11-21')
  expect(await stored()).toEqual([[verified, verified, known + 1]])
  expect(await upsertLawyers(db, [{ ...jane, firm: 'Doe & Daughters' }])).toMatchObject({
    changed: 1,
  })
  expect(await stored()).toEqual([[verified, verified, known + 1]])
  expect(await upsertLawyers(db, [{ ...jane, firm: 'Doe & Daughters' }])).toMatchObject({
    unchanged: 1,
  })
  await check('not-found')
  expect(await stored()).toEqual([[bare, bare, known]])
})

test('a suspended lawyer is off the list, also for imports, until found in force again', async () => {
  expect(await check('suspended')).toBe('taken-off')
  expect(await upsertLawyers(db, [jane])).toMatchObject({ added: 0, withheld: 1 })
  expect(await check('in-force')).toBe('not-listed')
  expect(await upsertLawyers(db, [jane])).toMatchObject({ added: 1, withheld: 0 })
})

test('a removed lawyer does not come back', async () => {
  expect(await licenceOfSlug(db, jane.slug)).toEqual(licence)
  expect(await removeLicence(db, licence, { reason: 'asked to', removedAt: NOW })).toBe(true)
  expect(await removeLicence(db, licence, { reason: 'asked again', removedAt: NOW })).toBe(false)
  expect(await upsertLawyers(db, [jane])).toMatchObject({ added: 0, withheld: 1 })
  expect(await directoryStats(db)).toMatchObject({ lawyers: 0, removals: 1 })
})

test('everything is exported once, without the sample', async () => {
  const sample = { ...jane, slug: 'sample', licenceNumber: null, register: null }
  await upsertLawyers(db, [lawyerRecord(sample)])
  await db.execute(sql`update lawyers set is_sample = true where slug = 'sample'`)
  const exported: ExportedLawyer[] = []
  for await (const lawyer of exportLawyers(db, { withSample: false })) exported.push(lawyer)
  expect(exported).toEqual([
    expect.objectContaining({ name: 'Jane Doe', licenceNumber: '24001', languages: ['en', 'es'] }),
  ])
})

test('signs that mean something to the database are kept as they were written', async () => {
  const firm = `O'Neil "& Sons" \\ {NULL}, a,b`
  const given = { ...jane, slug: 'odd', licenceNumber: '24002', firm, name: 'NULL', bio: '' }
  const languages = ['en', 'zh']
  await upsertLawyers(db, [
    lawyerRecord({ ...given, languages, specializations: ['tax', 'family-law'] }),
  ])
  const { rows } = await db.execute(sql`
    select firm, name, bio, phone, languages, specializations, facets from lawyers where slug = 'odd'`)
  expect(rows).toEqual([
    {
      firm,
      name: 'NULL',
      bio: '',
      phone: null,
      languages,
      specializations: ['tax', 'family-law'],
      facets: expect.arrayContaining(['n:null', 'l:zh', 'a:family-law', 'n:neil']),
    },
  ])
})
