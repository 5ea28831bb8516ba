import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from '../src/app/commands/run-command.ts'
import { insertLawReport } from '../src/features/law/server/law-reports.repo.ts'
import {
  connectDatabase,
  type DatabaseConnection,
} from '../src/platform/database/database.server.ts'
import { createLog } from '../src/platform/log.server.ts'
import { createKeyring } from '../src/platform/secrets/keyring.server.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'

const SECRET = 'a secret of the tests, long enough for it'

let database: FreshDatabase
let connection: DatabaseConnection
beforeAll(async () => {
  database = await freshDatabase()
  connection = connectDatabase(database.url, createLog('silent'), 2)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', database.url)
  vi.stubEnv('APP_SECRET', SECRET)
})
afterEach(() => vi.unstubAllEnvs())

async function listed(): Promise<string[]> {
  const lines: string[] = []
  const code = await runCommand(['law', 'reports'], {
    out: (line) => void lines.push(line),
    err: (line) => void lines.push(line),
  })
  expect(code, lines.join('\n')).toBe(0)
  return lines
}

const report = (provisionId: string, day: string, message: string | null) =>
  insertLawReport(connection.db, createKeyring([SECRET]), {
    id: randomUUID(),
    provisionId,
    substance: 'as it was',
    message,
    language: 'en',
    createdAt: new Date(day),
  })

test('the operator reads what readers reported, the newest first, each on a line of its own', async () => {
  expect(await listed()).toEqual(['No reports'])
  await report('us-ca-civil-code-1950-5', '2026-11-20T08:00:00Z', null)
  await report('de-bgb-548', '2026-11-21T09:00:00Z', 'It is six months,\nnot a year.')
  expect(await listed()).toEqual([
    '2026-11-21 de-bgb-548 (en): It is six months, not a year.',
    '2026-11-20 us-ca-civil-code-1950-5 (en)',
  ])
})
