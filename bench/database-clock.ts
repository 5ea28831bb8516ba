// How long the database's own processes were on a processor: what other work on the machine does not lengthen.
import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** More than any question uses at once. */
const CONNECTIONS = 10
const OPENS_MS = 20

/** @returns milliseconds worked so far by all connections; always 0 where the system does not tell (not Linux) */
export async function databaseClock(pool: Pick<pg.Pool, 'query'>): Promise<() => number> {
  // All are open before they are listed: one opened later would not be counted.
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => pool.query(`select pg_sleep(${OPENS_MS / 1_000})`)),
  )
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend'`,
  )
  return () => rows.reduce((sum, { pid }) => sum + workedBy(pid), 0)
}

function workedBy(pid: number): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return 0
  }
}
