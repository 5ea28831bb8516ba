import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.server.ts'
import { migrateDatabase } from '../src/platform/database/migrate.server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Given from outside: a server to use instead of an embedded one. */
    testDatabaseUrl: string
    /** The server's own database; tests work in clones made by freshDatabase(). */
    databaseUrl: string
    /** The migrated database that freshDatabase() clones. */
    templateDatabase: string
  }
}

/** Starts PostgreSQL once for the whole run and applies the migrations once, to a template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer(project.getProvidedContext().testDatabaseUrl)
  const template = `template_${process.pid}`
  await command(server.url, `create database ${template} template template0`)
  await migrate(server.url, template)
  project.provide('databaseUrl', server.url)
  project.provide('templateDatabase', template)
  return async () => {
    await command(server.url, `drop database ${template} with (force)`)
    await server.close()
  }
}

async function openServer(given: string): Promise<{ url: string; close(): Promise<void> }> {
  if (given) return { url: given, close: async () => undefined }
  const folder = await mkdtemp(join(tmpdir(), 'legal-tests-'))
  // mkdtemp closes the folder to others; run as root, the database's own user must enter it.
  await chmod(folder, 0o755)
  const database = await startEmbeddedPostgres({
    dataDir: folder,
    log: { info: () => undefined, warn: (message) => process.stderr.write(`${message}\n`) },
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // Several apps and every test's own pools at once.
      max_connections: '300',
    },
  })
  return {
    url: database.url,
    async close() {
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function migrate(serverUrl: string, template: string): Promise<void> {
  await migrateDatabase(Object.assign(new URL(serverUrl), { pathname: `/${template}` }).href)
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
