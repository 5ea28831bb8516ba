import { and, desc, getTableColumns, gt, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { legalCases } from '../features/intake/tables.ts'
import type { Database } from '../platform/database/database.server.ts'
import type { Keyring } from '../platform/secrets/keyring.server.ts'
import { openColumn, type PersonRow } from './export-person-row.ts'
import { casesOf, type Person, type PersonalTable } from './person-tables.repo.ts'

const BATCH = 100

/** The person's rows of one table, a batch at a time. */
export async function* readPersonRows(
  db: Database,
  keyring: Keyring,
  { table, rows }: Pick<PersonalTable, 'table' | 'rows'>,
  person: Person,
): AsyncGenerator<PersonRow> {
  if (typeof rows === 'function') {
    yield* readBatches(db, table, rows(person))
    return
  }
  for await (const row of readBatches(db, table, undefined)) {
    const address = openColumn(keyring, table, row, rows.sealedAddress)
    if (address && person.addresses.includes(address.toLowerCase())) yield row
  }
}

/** In the order of their ids; tables without one have few rows of a person. */
async function* readBatches(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
): AsyncGenerator<PersonRow> {
  const id = getTableColumns(table)['id']
  if (!id) {
    yield* await db.select().from(table).where(where)
    return
  }
  let after: unknown
  for (;;) {
    const behind = after === undefined ? undefined : gt(id, after)
    const batch = await db.select().from(table).where(and(where, behind)).orderBy(id).limit(BATCH)
    yield* batch
    if (batch.length < BATCH) return
    after = batch.at(-1)?.['id']
  }
}

/** A case to set as a document; `title` is what the person calls it. */
export type CaseOfPerson = { id: string; title: string | null }

/** The cases of a person, the newest first. */
export async function listCasesOfPerson(
  db: Database,
  keyring: Keyring,
  person: Person,
  limit: number,
): Promise<CaseOfPerson[]> {
  const rows = await db
    .select({ id: legalCases.id, titleEncrypted: legalCases.titleEncrypted })
    .from(legalCases)
    .where(casesOf(person))
    .orderBy(desc(legalCases.createdAt), legalCases.id)
    .limit(limit)
  return rows.map((row) => ({
    id: row.id,
    title: openColumn(keyring, legalCases, row, 'titleEncrypted'),
  }))
}
