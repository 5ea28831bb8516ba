import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../test/fresh-database.ts'
import { provisionExample } from '../../../../test/provision-example.ts'
import { loadCatalogue } from '../../../i18n/catalogue.server.ts'
import {
  connectDatabase,
  type DatabaseConnection,
} from '../../../platform/database/database.server.ts'
import { listMails } from '../../../platform/mail/list-mails.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { createKeyring } from '../../../platform/secrets/keyring.server.ts'
import { legalCases } from '../../intake/tables.ts'
import type { Corpus, Provision } from '../../law/contract.ts'
import { substanceOf } from '../../law/server.ts'
import { legalAnalyses } from '../tables.ts'
import { tellOfChangedLaw } from './tell-of-changed-law.ts'

const keyring = createKeyring(['a secret of the tests, long enough for it'])
const NOW = new Date('2026-11-21T04:41:00Z')
const catalogue = loadCatalogue('public/translations')

const entry = (summary: string) => provisionExample({ id: 'de-x-1', summary: { en: summary } })

const corpusOf = (...entries: Provision[]): Corpus => ({
  issues: new Map(),
  provisions: entries,
  byJurisdiction: new Map(),
  byId: new Map(entries.map((one) => [one.id, one])),
})

let database: FreshDatabase
let connection: DatabaseConnection
let runtime: Runtime

beforeAll(async () => {
  database = await freshDatabase()
  connection = connectDatabase(database.url, { info() {}, warn() {}, error() {} })
  runtime = {
    db: connection.db,
    keyring,
    now: () => NOW,
    config: { publicUrl: 'https://example.org', demo: { mail: true } },
  } as unknown as Runtime
  const before = entry('You have two weeks.')
  await storeResult('ana@example.org', 'es', new Date('2026-10-01T00:00:00Z'), before)
  await storeResult('old@example.org', 'en', new Date('2025-01-01T00:00:00Z'), before)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

async function storeResult(email: string, language: string, createdAt: Date, law: Provision) {
  const caseId = randomUUID()
  await connection.db.insert(legalCases).values({
    id: caseId,
    email,
    country: 'DE',
    jurisdiction: 'DE',
    factsEncrypted: 'x',
    urgency: 'low',
  })
  await connection.db.insert(legalAnalyses).values({
    caseId,
    identifiedAreas: [],
    applicableLaws: JSON.stringify([
      { id: law.id, statute: 'Act X § 1', substance: substanceOf(law) },
    ]),
    keyConsiderations: [],
    confidence: 0.5,
    engine: 'built-in',
    language,
    resultEncrypted: 'x',
    createdAt,
  })
}

const tell = (...entries: Provision[]) => tellOfChangedLaw(runtime, corpusOf(...entries), catalogue)

it('people are told once of each change, in their language, and only of results of the last year', async () => {
  expect(await tell(entry('You have two weeks.'))).toBe(0)
  expect(await tell(entry('You have three weeks.'))).toBe(1)
  expect(await tell(entry('You have three weeks.'))).toBe(0)
  expect(await tell()).toBe(1)
  expect(await tell()).toBe(0)
  const mails = await listMails(runtime)
  expect(mails.map(({ to }) => to)).toEqual(['ana@example.org', 'ana@example.org'])
  expect(mails[0]?.subject).toBe(catalogue.translate('es')('mail.lawChanged.subject'))
  expect(mails[0]?.text).toContain('Act X § 1')
  expect(mails[0]?.text).toMatch(/https:\/\/example\.org\/\?case=[0-9a-f-]{36}/)
})
