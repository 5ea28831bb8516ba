import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../test/fresh-database.ts'
import {
  connectDatabase,
  type DatabaseConnection,
} from '../../../platform/database/database.server.ts'
import { createLog } from '../../../platform/log.server.ts'
import { createKeyring } from '../../../platform/secrets/keyring.server.ts'
import { LAWYER_REPORT_MESSAGE_MAX } from '../domain/lawyer-report.ts'
import { lawyerRecord } from './lawyer-record.ts'
import { listLawyerReports } from './lawyer-reports.repo.ts'
import { findLawyerBySlug, insertLawyers } from './lawyers.repo.ts'
import { reportLawyer } from './report-lawyer.ts'

const SLUG = 'ana-gil-los-angeles'
const NOW = new Date('2026-11-21T12:00:00Z')
const HOURLY_LIMIT = 20
const keyring = createKeyring(['a secret of the tests, long enough for it'])

let database: FreshDatabase
let connection: DatabaseConnection

beforeAll(async () => {
  database = await freshDatabase()
  connection = connectDatabase(database.url, createLog('silent'))
  const lawyer = lawyerRecord({
    slug: SLUG,
    name: 'Ana Gil',
    firm: 'Gil Law',
    location: 'Los Angeles',
    country: 'US',
    jurisdiction: 'US-CA',
    experience: null,
    specializations: [],
  })
  await insertLawyers(connection.db, [lawyer])
})

afterAll(async () => {
  await connection.close()
  await database.drop()
})

beforeEach(async () => {
  await connection.db.execute(sql`delete from lawyer_reports`)
  await connection.db.execute(sql`delete from rate_windows`)
})

type Report = Parameters<typeof reportLawyer>[1]

const send = (report: Partial<Report> = {}, now = NOW) =>
  reportLawyer(
    { db: connection.db, keyring, now: () => now },
    {
      slug: SLUG,
      kind: 'mistake',
      message: '',
      email: '',
      language: 'en',
      clientAddress: '203.0.113.7',
      ...report,
    },
  )

const stored = () => listLawyerReports(connection.db, keyring)

async function storedAsText(): Promise<string> {
  const { rows } = await connection.db.execute(sql`select r::text as row from lawyer_reports r`)
  return JSON.stringify(rows)
}

describe('a report about a lawyer', () => {
  it('is kept for the operator, with a click alone or with words', async () => {
    const lawyer = await findLawyerBySlug(connection.db, SLUG)
    expect(await send({ language: 'es' })).toBe('stored')
    expect(await stored()).toEqual([
      {
        slug: SLUG,
        id: expect.any(String),
        lawyerId: lawyer?.id,
        kind: 'mistake',
        message: null,
        email: null,
        language: 'es',
        createdAt: NOW,
      },
    ])
    const later = new Date(NOW.getTime() + 1_000)
    expect(await send({ message: '  The firm moved.\r\nIn May.  ' }, later)).toBe('stored')
    expect((await stored()).map(({ message }) => message)).toEqual([
      'The firm moved.\nIn May.',
      null,
    ])
  })

  it('is stored encrypted, message and address', async () => {
    const report = { kind: 'remove', message: 'I retired.', email: ' Ana.Gil@Example.org' } as const
    expect(await send(report)).toBe('stored')
    expect(await stored()).toMatchObject([
      { kind: 'remove', message: 'I retired.', email: 'ana.gil@example.org' },
    ])
    const text = await storedAsText()
    expect(text).toContain('remove')
    expect(text).not.toMatch(/retired|ana\.gil|example/i)
  })

  it('opens only in its own row and column', async () => {
    await send({ kind: 'correct', message: 'Gil, not Gill.', email: 'ana@example.org' })
    await connection.db.execute(sql`update lawyer_reports set
      message_encrypted = email_encrypted, email_encrypted = message_encrypted`)
    await expect(stored()).rejects.toThrow()
  })

  it('of a mistake keeps no address', async () => {
    expect(await send({ email: 'reader@example.org' })).toBe('stored')
    expect(await stored()).toMatchObject([{ email: null }])
  })

  it('has a longest message, counted as the field counts it', async () => {
    const longest = `${'x'.repeat(LAWYER_REPORT_MESSAGE_MAX - 2)}\r\nx`
    expect(await send({ message: longest })).toBe('stored')
    expect(await send({ message: `${longest}x` })).toBe('too-long')
    expect(await stored()).toHaveLength(1)
  })

  it('by the lawyer needs an address, and a correction its words', async () => {
    expect(await send({ kind: 'remove' })).toBe('bad-email')
    expect(await send({ kind: 'correct', email: 'ana@example.org', message: ' ' })).toBe(
      'no-message',
    )
    expect(await stored()).toEqual([])
  })

  it('about nobody is refused, whatever the address holds', async () => {
    for (const slug of ['nobody-nowhere', '', '\0', `${SLUG}\0`, "' or true --"]) {
      expect(await send({ slug }), JSON.stringify(slug)).toBe('unknown-lawyer')
    }
    expect(await stored()).toEqual([])
  })

  it('is one of twenty an hour from one network', async () => {
    for (let sent = 0; sent < HOURLY_LIMIT; sent += 1) expect(await send()).toBe('stored')
    expect(await send()).toBe('too-many')
    expect(await stored()).toHaveLength(HOURLY_LIMIT)
    expect(await send({ clientAddress: '198.51.100.9' })).toBe('stored')
    expect(await send({}, new Date(NOW.getTime() + 7_200_000))).toBe('stored')
  })
})
