import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { RunningApp } from './boot.ts'

/** `/healthz`: the process answers. `/readyz`: database, migrations and corpus are there. */
export function healthRoutes({ runtime, knowledge }: RunningApp): Hono {
  const routes = new Hono()
  routes.get('/healthz', (c) => c.json({ status: 'alive' }))
  routes.get('/readyz', async (c) => {
    const migrated = await runtime.db
      .execute(sql`select count(*)::int as applied from drizzle.__drizzle_migrations`)
      .then((result) => Number(result.rows[0]?.['applied'] ?? 0))
      .catch(() => undefined)
    const checks = {
      database: migrated !== undefined,
      migrations: (migrated ?? 0) > 0,
      corpus: knowledge.corpus.provisions.length > 0,
    }
    const ready = Object.values(checks).every(Boolean)
    return c.json({ status: ready ? 'ready' : 'not ready', checks }, ready ? 200 : 503)
  })
  return routes
}
