import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export type FreshDatabase = { url: string; drop(): Promise<void> }

/** An empty, migrated database of the test's own: `drop()` it when done, whoever is still connected. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const server = inject('databaseUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await command(server, `create database ${name} template ${inject('templateDatabase')}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => command(server, `drop database ${name} with (force)`) }
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
