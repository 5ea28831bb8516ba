import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { connectDatabase, type Database } from '../../../platform/database/database.server.ts'
import { createLog } from '../../../platform/log.server.ts'
import { makeSampleDirectory } from '../domain/sample-directory.ts'
import { countAddressParts, lawyerAddresses } from './lawyer-addresses.ts'
import { lawyerRecord } from './lawyer-record.ts'
import { insertLawyers } from './lawyers.repo.ts'

const REAL = 3_500

let db: Database
const opened: (() => Promise<void>)[] = []

beforeAll(async () => {
  const fresh = await freshDatabase()
  const connection = connectDatabase(fresh.url, createLog('silent'))
  opened.push(connection.close, fresh.drop)
  db = connection.db
  await insertLawyers(db, makeSampleDirectory().map(lawyerRecord))
})

afterAll(async () => {
  for (const close of opened) await close()
})

test('of invented lawyers alone there is nothing to list', async () => {
  expect(await countAddressParts(db, 1_000)).toBe(0)
})

test('every real lawyer is in exactly one part, and the parts are of about one size', async () => {
  const records = Array.from({ length: REAL }, (_, at) =>
    lawyerRecord({
      slug: `real-${at}`,
      name: `Person ${at}`,
      firm: 'Example Chambers',
      location: 'Suva',
      country: 'FJ',
      jurisdiction: 'FJ',
      specializations: ['tax'],
    }),
  )
  // Two with one place in the rotation, as may happen among a million.
  const [first, second] = records
  if (first && second) second.rotation = first.rotation
  for (let at = 0; at < REAL; at += 500) await insertLawyers(db, records.slice(at, at + 500))

  const parts = await countAddressParts(db, 1_000)
  expect(parts).toBe(4)
  const listed: string[][] = []
  for (let part = 0; part < parts; part += 1) {
    const slugs: string[] = []
    for await (const some of lawyerAddresses(db, part, parts)) {
      expect(some.length).toBeLessThanOrEqual(1_000)
      slugs.push(...some.map(({ slug }) => slug))
      expect(some.every(({ changedOn }) => /^\d{4}-\d{2}-\d{2}$/.test(changedOn))).toBe(true)
    }
    listed.push(slugs)
  }
  expect(listed.flat().sort()).toEqual(records.map(({ slug }) => slug).sort())
  for (const slugs of listed) expect(Math.abs(slugs.length - REAL / parts)).toBeLessThan(200)
  const whole: string[] = []
  for await (const some of lawyerAddresses(db, 0, 1)) whole.push(...some.map(({ slug }) => slug))
  expect(whole).toHaveLength(REAL)
})
