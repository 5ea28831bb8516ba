import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log.server.ts'
import { errorFields } from '../log.server.ts'

/** The database, or a transaction in it: queries take either, so that they can join a transaction. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>

export type DatabaseConnection = {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

const STATEMENT_TIMEOUT_MS = 10_000
const CONNECT_TIMEOUT_MS = 5_000

/** A bare pool, for a part that keeps its own tables and must not share the product's connections. */
export function openPool(url: string, maxConnections: number, log: Log): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections })
  outliveLostConnections(pool, log)
  return pool
}

/**
 * A connection that the server closes must not end the process: neither an idle one, of which the pool tells, nor one
 * in use, of which only the connection itself does. What was asked of it fails, and is answered for where it was asked.
 */
function outliveLostConnections(pool: pg.Pool, log: Log): void {
  pool.on('error', (error) => log.warn(errorFields(error), 'database connection lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
}

/** A pool of connections; every statement, lock wait and forgotten transaction has an end. */
export function connectDatabase(url: string, log: Log, maxConnections = 16): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: STATEMENT_TIMEOUT_MS / 2,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
    application_name: 'legal-ai-assistant',
  })
  outliveLostConnections(pool, log)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}
