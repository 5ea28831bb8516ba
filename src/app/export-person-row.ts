import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Keyring } from '../platform/secrets/keyring.server.ts'
import type { PersonalTable } from './person-tables.repo.ts'

/** A row by its columns' names in the code. */
export type PersonRow = Record<string, unknown>

const SEALED = 'Encrypted'
/** Sealed as JSON; everything else is text somebody wrote, whatever it looks like. */
const JSON_COLUMNS = ['contentEncrypted', 'documentsEncrypted', 'headEncrypted', 'resultEncrypted']

/** A row as the person gets it: what is sealed is opened, and stands under its column's name without "Encrypted". */
export function openRow(
  keyring: Keyring,
  { table, leftOut = [], only }: Pick<PersonalTable, 'table' | 'leftOut' | 'only'>,
  row: PersonRow,
): PersonRow {
  const shown = Object.entries(row).filter(
    ([name]) => !leftOut.includes(name) && (only === undefined || only.includes(name)),
  )
  return Object.fromEntries(
    shown.map(([name, value]) =>
      name.endsWith(SEALED)
        ? [name.slice(0, -SEALED.length), readable(name, openColumn(keyring, table, row, name))]
        : [name, value],
    ),
  )
}

/** The text of a sealed column; null where there is none. @throws when it was sealed for another place */
export function openColumn(
  keyring: Keyring,
  table: PgTable,
  row: PersonRow,
  name: string,
): string | null {
  const sealed = row[name]
  return typeof sealed === 'string' ? keyring.decrypt(sealed, placeOf(table, row, name)) : null
}

/** Where each ciphertext stands: its table, its column without `_encrypted`, and the id of its row. */
function placeOf(table: PgTable, row: PersonRow, name: string): string {
  const tableName = getTableName(table)
  // The one table whose rows hold a single text.
  if (tableName === 'form_drafts') return `${tableName}:${row['paymentIntentId']}`
  const column = getTableColumns(table)[name]?.name.replace(/_encrypted$/, '')
  return `${tableName}.${column}:${row['id']}`
}

function readable(name: string, text: string | null): unknown {
  return text !== null && JSON_COLUMNS.includes(name) ? JSON.parse(text) : text
}
