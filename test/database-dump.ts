import { readdirSync } from 'node:fs'
import path from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { openColumn } from '../src/app/export-person-row.ts'
import type { Database } from '../src/platform/database/database.server.ts'
import type { Keyring } from '../src/platform/secrets/keyring.server.ts'

/** Every table the code knows, however a new feature may call its file. */
export async function allTables(): Promise<PgTable[]> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|[./])tables\.ts$/.test(file.replaceAll(path.sep, '/')),
  )
  const modules = await Promise.all(
    files.map((file) => import(path.resolve('src', file)) as Promise<Record<string, unknown>>),
  )
  const found = modules.flatMap((module) => Object.values(module).filter((one) => is(one, PgTable)))
  return found as PgTable[]
}

/**
 * Every row of every table as text, with the table's name before it: also the queue's. The demo's payment provider
 * stands for somebody else's database and is asked for by its schema.
 */
export async function dumpRows(pool: Pool, schemas = ['public', 'pgboss']): Promise<string[]> {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition`,
    [schemas],
  )
  const dumps = tables.map(async ({ schema, name }) => {
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from "${schema}"."${name}" t`,
    )
    return rows.map(({ row }) => `${schema}.${name}: ${row}`)
  })
  return (await Promise.all(dumps)).flat()
}

/** What stands behind each encrypted column and in what jobs were given, opened. @throws when one does not open */
export async function dumpSealed(
  { db, pool }: { db: Database; pool: Pool },
  keyring: Keyring,
): Promise<string[]> {
  const opened = (await allTables()).map(async (table) => {
    const sealed = Object.keys(getTableColumns(table)).filter((name) => name.endsWith('Encrypted'))
    if (sealed.length === 0) return []
    const rows = await db.select().from(table)
    return rows.flatMap((row) =>
      sealed.map(
        (name) => `${getTableName(table)}.${name}: ${openColumn(keyring, table, row, name) ?? ''}`,
      ),
    )
  })
  const { rows: questions } = await pool.query<{ sealed: string }>(
    `select data->>'emailEncrypted' as sealed from pgboss.job where data ? 'emailEncrypted'
     union all select data->>'emailEncrypted' from pgboss.archive where data ? 'emailEncrypted'`,
  )
  const jobs = questions.map(
    ({ sealed }) => `pgboss.job: ${keyring.decrypt(sealed, 'job:mail-access-code')}`,
  )
  return [...(await Promise.all(opened)).flat(), ...jobs]
}

/** The lines that hold one of the marks, cut short. */
export function linesWith(lines: readonly string[], marks: readonly string[]): string[] {
  return lines
    .filter((line) => marks.some((mark) => line.toLowerCase().includes(mark.toLowerCase())))
    .map((line) => line.slice(0, 160))
}
