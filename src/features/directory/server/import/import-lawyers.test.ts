import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../../../test/fresh-database.ts'
import { connectDatabase, type Database } from '../../../../platform/database/database.server.ts'
import { createLog } from '../../../../platform/log.server.ts'
import { loadPlaces } from '../../../places/server.ts'
import { IMPORT_PRESETS } from '../../domain/import-presets.ts'
import { countDirectory } from '../lawyer-totals.repo.ts'
import { type ImportOrder, importLawyers, LawyerImportError } from './import-lawyers.ts'
import { createPlaceReader } from './place-reader.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const places = createPlaceReader(loadPlaces(path.resolve('knowledge/places.yaml')))
const HEADER =
  'First Name,Last Name,Company,City,State,Country,Phone,Year Admitted,Status,Registration Number'

let db: Database
let folder: string
let close: () => Promise<void>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lawyers-'))
  const fresh = await freshDatabase()
  const connection = connectDatabase(fresh.url, createLog('silent'))
  db = connection.db
  close = async () => {
    await connection.close()
    await fresh.drop()
  }
})
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await db.execute(sql`delete from lawyers`)
  await db.execute(sql`delete from lawyer_imports`)
  await db.execute(sql`delete from lawyer_removals`)
})

async function take(text: string | Buffer, more: Partial<ImportOrder> = {}, name = 'bar.csv') {
  const file = path.join(folder, name)
  await writeFile(file, text)
  const faults: string[] = []
  const report = await importLawyers(
    { db, places, now: () => NOW },
    { file, format: 'csv', mapping: IMPORT_PRESETS['state-bar'], register: 'Example Bar', ...more },
    { progress: () => undefined, fault: (message) => faults.push(path.basename(message)) },
  )
  return { report, faults }
}

const stored = async () =>
  (
    await db.execute<Record<string, unknown>>(
      sql`select slug, name, firm, location, country, jurisdiction, experience, phone, licence_number, checked_on
          from lawyers order by licence_number`,
    )
  ).rows

test('a list of a state bar becomes lawyers', async () => {
  const { report, faults } = await take(
    `${HEADER}\nJane,Doe,Doe & Sons,Austin,TX,USA,(512) 555-0100,1998,Active,24001\n` +
      'José,Muñoz,,El Paso,Texas,us,,2010-05-04,active,24002\n',
  )
  expect(report).toMatchObject({ rows: 2, added: 2, refused: 0, leftOut: 0 })
  expect(faults).toEqual([])
  const [jane, jose] = await stored()
  expect(jane).toMatchObject({
    name: 'Jane Doe',
    firm: 'Doe & Sons',
    country: 'US',
    jurisdiction: 'US-TX',
    experience: 28,
    phone: '(512) 555-0100',
    checked_on: null,
  })
  expect(jane?.['slug']).toMatch(/^jane-doe-austin-[0-9a-f]{10}$/)
  expect(jose).toMatchObject({ jurisdiction: 'US-TX', experience: 16, phone: null })
})

test('rows that cannot be read are named by line and field, and the rest is kept', async () => {
  const { report, faults } = await take(
    `${HEADER}\n,,,Austin,TX,US,,,Active,1\nJane,Doe,,Austin,ZZ,US,,,Active,2\n` +
      'Jim,Roe,,Austin,TX,Atlantis,,,Active,3\nJoe,Poe,,Austin,TX,US,call me,1700,Active,4\n' +
      'Old,Man,,Austin,TX,US,,,Deceased,5\nJill,Loe,,Austin,TX,US,,,Active,\n',
  )
  expect(report).toMatchObject({ rows: 6, added: 1, refused: 4, leftOut: 1 })
  expect(faults).toEqual([
    'bar.csv:2: name: is missing',
    'bar.csv:3: jurisdiction: "US-ZZ" cannot be used',
    'bar.csv:4: country: "Atlantis" cannot be used',
    'bar.csv:5: admittedYear: "1700" left empty',
    'bar.csv:5: phone: "call me" left empty',
    'bar.csv:7: licenceNumber: is missing',
  ])
})

test('the same licence is brought up to date, not doubled; its page keeps its address', async () => {
  const row = (company: string) =>
    `${HEADER}\nJane,Doe,${company},Austin,TX,US,,1998,Active,24001\n`
  await take(row('Doe & Sons'))
  const [before] = await stored()
  expect((await take(row('Doe LLP'))).report).toMatchObject({ added: 0, changed: 1 })
  expect((await take(`${row('Doe LLP')}\n`)).report).toMatchObject({ changed: 0, unchanged: 1 })
  const after = await stored()
  expect(after).toHaveLength(1)
  expect(after[0]).toMatchObject({ firm: 'Doe LLP', slug: before?.['slug'] })
  expect(await countDirectory(db)).toMatchObject({ lawyers: 1 })
})

test('a file taken in before is not read again unless asked', async () => {
  const text = `${HEADER}\nJane,Doe,,Austin,TX,US,,1998,Active,24001\n`
  await take(text)
  expect((await take(text)).report).toMatchObject({ alreadyDone: true, rows: 1 })
  await db.execute(sql`delete from lawyers`)
  expect((await take(text, { again: true })).report).toMatchObject({ alreadyDone: false, added: 1 })
})

test('a dry run keeps nothing', async () => {
  const text = `${HEADER}\nJane,Doe,,Austin,TX,US,,1998,Active,24001\n,,,,,,,,,\n`
  const { report, faults } = await take(text, { dryRun: true })
  expect(report).toMatchObject({ rows: 2, added: 1, refused: 1 })
  expect(faults).toHaveLength(1)
  expect(await stored()).toEqual([])
})

test('whoever was taken off the list stays off', async () => {
  await db.execute(
    sql`insert into lawyer_removals values ('Example Bar', '24001', 'asked to', now())`,
  )
  const { report } = await take(`${HEADER}\nJane,Doe,,Austin,TX,US,,1998,Active,24001\n`)
  expect(report).toMatchObject({ added: 0, leftOut: 1 })
  expect(await stored()).toEqual([])
})

test("the register's own list of a day counts as a check; a later list without a day keeps it", async () => {
  const text = `${HEADER}\nJane,Doe,,Austin,TX,US,,1998,Active,24001\n`
  await take(text, { checkedOn: '2026-11-01' })
  await take(`${text}Jim,Roe,,Austin,TX,US,,1998,Active,24002\n`)
  await take(text, { checkedOn: '2026-10-01' })
  expect((await stored()).map((row) => row['checked_on'])).toEqual(['2026-11-01', null])
  const { rows } = await db.execute(sql`select slug from lawyers where facets @> '{f:verified}'`)
  expect(rows).toHaveLength(1)
})

test('schema.org records are read, one a line', async () => {
  const person = {
    '@type': 'Attorney',
    givenName: 'Ana',
    familyName: 'Muñoz',
    worksFor: { name: 'Bufete Ejemplo' },
    address: { addressLocality: 'Madrid', addressCountry: 'ES' },
    identifier: { value: 'M-1' },
    knowsLanguage: ['es', { name: 'English' }],
    knowsAbout: ['Family law', 'Astrology'],
    url: 'ejemplo.example/ana',
  }
  const { report, faults } = await take(
    `${JSON.stringify(person)}\nnot json\n[]\n`,
    { format: 'jsonl', mapping: IMPORT_PRESETS['schema-org'] },
    'people.jsonl',
  )
  expect(report).toMatchObject({ rows: 3, added: 1, refused: 2 })
  expect(faults).toContain('people.jsonl:1: specializations: "Astrology" is no area of ours')
  const { rows } = await db.execute(
    sql`select name, firm, languages, specializations, website, jurisdiction from lawyers`,
  )
  expect(rows[0]).toEqual({
    name: 'Ana Muñoz',
    firm: 'Bufete Ejemplo',
    languages: ['es', 'en'],
    specializations: ['family-law'],
    website: 'https://ejemplo.example/ana',
    jurisdiction: 'ES',
  })
})

test('a cut-off import goes on where it stopped, and ends as if it had not been', async () => {
  const rows = Array.from({ length: 12_000 }, (_, at) => `P${at},Q,,Austin,TX,US,,,Active,${at}`)
  const text = `${HEADER}\n${rows.join('\n')}\n`
  let calls = 0
  const cut = new Proxy(db, {
    get(target, key, receiver) {
      if (key === 'transaction') calls += 1
      if (key === 'transaction' && calls === 2) throw new Error('cut off')
      return Reflect.get(target, key, receiver)
    },
  })
  const file = path.join(folder, 'many.csv')
  await writeFile(file, text)
  const order: ImportOrder = {
    file,
    format: 'csv',
    mapping: IMPORT_PRESETS['state-bar'],
    register: 'Example Bar',
  }
  const listener = { progress: () => undefined, fault: () => undefined }
  const parts = { places, now: () => NOW }
  await expect(importLawyers({ ...parts, db: cut }, order, listener)).rejects.toThrow('cut off')
  expect(await countDirectory(db)).toMatchObject({ lawyers: 2_000 })
  const report = await importLawyers({ ...parts, db }, order, listener)
  expect(report).toMatchObject({ rows: 12_000, added: 12_000, resumedAfter: 2_000 })
  expect(await countDirectory(db)).toMatchObject({ lawyers: 12_000 })
})

test.each([
  ['no file', undefined],
  ['an empty file', ''],
  ['a header alone', `${HEADER}\n`],
])('%s is told, not taken for a list', async (_, text) => {
  const file = path.join(folder, 'odd.csv')
  await rm(file, { force: true })
  if (text !== undefined) await writeFile(file, text)
  const order = { file, format: 'csv' as const, mapping: IMPORT_PRESETS['state-bar'] }
  await expect(
    importLawyers(
      { db, places, now: () => NOW },
      { ...order, register: 'Example Bar' },
      { progress: () => undefined, fault: () => undefined },
    ),
  ).rejects.toThrow(LawyerImportError)
})

test('bytes that are no text, and rows without end, do not stop it', async () => {
  const { report } = await take(
    Buffer.concat([
      Buffer.from(`${HEADER}\nJane,Doe,Doe\u0000 & Sons,Austin,TX,US,,1998,Active,1\n`),
      Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x0a]),
      Buffer.from(`"open${'x'.repeat(2_000_000)}`),
    ]),
  )
  expect(report.added).toBe(1)
  expect(report.refused).toBeGreaterThan(0)
})
