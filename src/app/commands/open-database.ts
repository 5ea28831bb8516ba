import type { Config } from '../../platform/config.server.ts'
import {
  connectDatabase,
  type DatabaseConnection,
} from '../../platform/database/database.server.ts'
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../platform/database/embedded-postgres.server.ts'
import { migrateDatabase } from '../../platform/database/migrate.server.ts'
import { createLog } from '../../platform/log.server.ts'

/** The product's database for one command: the configured one, that of a running app, or our own for the while. */
export async function withDatabase<Answer>(
  config: Config,
  work: (connection: DatabaseConnection, url: string) => Promise<Answer>,
): Promise<Answer> {
  const log = createLog('silent')
  const running = config.databaseUrl ?? (await findEmbeddedPostgres(config.dataDir))
  const own = running ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, log })
  const url = running ?? own?.url ?? ''
  try {
    await migrateDatabase(url)
    const connection = connectDatabase(url, log, 2)
    try {
      return await work(connection, url)
    } finally {
      await connection.close()
    }
  } finally {
    await own?.stop()
  }
}
