import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Any number that nothing else of ours locks. */
const MIGRATION_LOCK = 7_201_126

/** Applies the migrations that are missing, one process at a time. */
export async function migrateDatabase(url: string, migrationsFolder = 'migrations'): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'legal-ai-assistant migrations',
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
