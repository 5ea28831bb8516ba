import { and, getTableColumns, gt, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.server.ts'
import type { Keyring } from '../platform/secrets/keyring.server.ts'
import { openColumn, type PersonRow } from './export-person-row.ts'
import type { Person, PersonalTable } from './person-tables.repo.ts'

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
