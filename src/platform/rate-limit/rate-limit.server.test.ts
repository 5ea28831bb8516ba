import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../test/fresh-database.ts'
import { connectDatabase, type DatabaseConnection } from '../database/database.server.ts'
import { countAction } from './count-action.server.ts'
import { countCall, forgetOldWindows } from './rate-limit.server.ts'

const START_MS = Date.parse('2026-03-01T12:00:00Z')
const at = (minutes: number) => new Date(START_MS + minutes * 60_000)

let database: FreshDatabase
let connection: DatabaseConnection
let other: DatabaseConnection
let subjects = 0

beforeAll(async () => {
  const log = { info() {}, warn() {}, error() {} }
  database = await freshDatabase()
  connection = connectDatabase(database.url, log)
  other = connectDatabase(database.url, log)
})
afterAll(async () => {
  await connection.close()
  await other.close()
  await database.drop()
})

const limit = { name: 'test', calls: 5, windowSeconds: 3_600 }
const newSubject = () => {
  subjects += 1
  return `subject ${subjects}`
}
const call = (subject: string, now: Date, db = connection.db) => countCall(db, limit, subject, now)

describe('a limit', () => {
  it('is not doubled at the edge of a window', async () => {
    const subject = newSubject()
    for (let calls = 0; calls < 5; calls += 1) await call(subject, at(59))
    expect(await call(subject, at(61))).toMatchObject({ allowed: false })
    expect(await call(subject, at(118))).toMatchObject({ allowed: false })
    expect(await call(subject, at(125))).toEqual({ allowed: true, used: 1 })
  })

  it('holds for every stretch as long as its window, whenever the calls come', async () => {
    const subject = newSubject()
    const allowedAt: number[] = []
    for (let minute = 0; minute < 600; minute += 7) {
      if ((await call(subject, at(minute))).allowed) allowedAt.push(minute)
    }
    for (const from of allowedAt) {
      const within = allowedAt.filter((minute) => minute >= from && minute < from + 60)
      expect(within.length).toBeLessThanOrEqual(5)
    }
    // And it is no stricter than a twelfth of its window.
    expect(allowedAt.length).toBeGreaterThan(40)
  })

  it('names a wait that is true, however often one asks meanwhile', async () => {
    const subject = newSubject()
    for (const minute of [0, 10, 20, 30, 40]) await call(subject, at(minute))
    const refused = await call(subject, at(45))
    if (refused.allowed) throw new Error('the sixth call was allowed')
    for (let calls = 0; calls < 20; calls += 1) await call(subject, at(50))
    const freeMs = at(45).getTime() + refused.retryAfterSeconds * 1_000
    expect(freeMs - START_MS).toBeLessThanOrEqual(65 * 60_000)
    expect(await call(subject, new Date(freeMs - 2_000))).toMatchObject({ allowed: false })
    expect(await call(subject, new Date(freeMs))).toMatchObject({ allowed: true })
    expect(await call(subject, new Date(freeMs))).toMatchObject({ allowed: false })
  })

  it('holds over two processes that count at the same moment', async () => {
    const subject = newSubject()
    const verdicts = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        call(subject, at(0), index % 2 ? other.db : connection.db),
      ),
    )
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(5)
  })

  it('keeps nobody in clear, and forgets', async () => {
    const subject = 'ana@example.org'
    await call(subject, at(0))
    const { rows } = await connection.pool.query('select subject from rate_windows')
    expect(JSON.stringify(rows)).not.toContain('ana')
    await forgetOldWindows(connection.db, at(60 * 24))
    expect((await connection.pool.query('select 1 from rate_windows')).rows).toEqual([])
  })
})

describe('an action', () => {
  const limits = {
    windowSeconds: 3_600,
    perAddress: 4,
    perRange: 10,
    overall: 30,
    perRangeWhenBusy: 2,
  }
  const act = async (address: string, minute = 0) =>
    (await countAction(connection.db, 'preview', address, at(minute), limits)).allowed

  it('is limited by address, then by range, and busy times narrow ranges without closing any', async () => {
    const ofOneAddress = await Promise.all([1, 2, 3, 4, 5, 6].map(() => act('198.51.100.1')))
    expect(ofOneAddress.filter(Boolean)).toHaveLength(4)

    const ofOneRange: boolean[] = []
    for (let host = 2; host < 12; host += 1) ofOneRange.push(await act(`198.51.100.${host}`))
    expect(ofOneRange.filter(Boolean)).toHaveLength(6)
    expect(await act('198.51.101.1')).toBe(true)

    // A flood from twenty networks passes the overall limit.
    for (let network = 0; network < 20; network += 1) await act(`10.0.${network}.1`)
    const flooding: boolean[] = []
    for (let host = 2; host < 8; host += 1) flooding.push(await act(`10.0.0.${host}`))
    expect(flooding.filter(Boolean)).toHaveLength(2)
    // Somebody from anywhere else still gets through.
    expect(await act('203.0.113.9')).toBe(true)
    expect(await act('2001:db8:0:7::/64')).toBe(true)
    expect(await act('198.51.100.99', 130)).toBe(true)
  })

  it('from every subscriber of one /48 is one range', async () => {
    const verdicts: boolean[] = []
    for (let net = 0; net < 14; net += 1) verdicts.push(await act(`2001:db8:9:${net}::/64`, 600))
    expect(verdicts.filter(Boolean)).toHaveLength(10)
  })
})
