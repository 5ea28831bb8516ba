import { SQL, sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import type { z } from 'zod'
import type { Database } from '../database/database.server.ts'
import { errorFields, type Log } from '../log.server.ts'

/** A job's name and the shape of its data, apart from the code that does it. Data holds ids, never what people typed. */
export type JobDefinition<Schema extends z.ZodType> = {
  name: string
  data: Schema
  /** After this long its process is taken for dead, and another begins the job again; five minutes if not said. */
  longestSeconds?: number
}

export type JobOptions = {
  /** The same id is queued once, however often it is sent. */
  id: string
  delaySeconds?: number
}

export type Jobs = {
  /** Queues a job inside the caller's transaction: it exists if and only if that commits. */
  send<Schema extends z.ZodType>(
    db: Database,
    job: JobDefinition<Schema>,
    data: z.infer<Schema>,
    options: JobOptions,
  ): Promise<void>
  work<Schema extends z.ZodType>(
    job: JobDefinition<Schema>,
    handler: (data: z.infer<Schema>) => Promise<void>,
  ): Promise<void>
  /** Removes jobs by their ids, done or not, with what they were given. */
  forget(db: Database, ids: readonly string[]): Promise<void>
  /** Runs at each time of a cron line (UTC), in one of the processes. */
  every(name: string, cron: string, handler: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

const RETRIES = 8

/** Jobs in PostgreSQL: they survive restarts and are retried with back-off. */
export async function startJobs(databaseUrl: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    retryLimit: RETRIES,
    retryBackoff: true,
    retryDelay: 2,
    expireInMinutes: 5,
    // How often jobs of dead processes are looked for.
    maintenanceIntervalSeconds: 30,
    application_name: 'legal-ai-assistant jobs',
  })
  boss.on('error', (error) => log.warn(errorFields(error), 'job queue'))
  await boss.start()

  return {
    async send(db, job, data, { id, delaySeconds = 0 }) {
      await boss.send(job.name, job.data.parse(data) as object, {
        id,
        startAfter: delaySeconds,
        ...(job.longestSeconds ? { expireInSeconds: job.longestSeconds } : {}),
        db: { executeSql: (text, values) => executeIn(db, text, values) },
      })
    },
    async work(job, handler) {
      await boss.createQueue(job.name)
      await boss.work(job.name, { pollingIntervalSeconds: 1 }, async ([first]) => {
        if (!first) return
        try {
          await handler(job.data.parse(first.data) as never)
        } catch (error) {
          log.error({ job: job.name, ...errorFields(error) }, 'job failed, will be tried again')
          throw withoutMessage(error)
        }
      })
    },
    async forget(db, ids) {
      if (ids.length === 0) return
      for (const table of [sql`pgboss.job`, sql`pgboss.archive`])
        await db.execute(sql`delete from ${table} where id in ${ids}`)
    },
    async every(name, cron, handler) {
      await boss.createQueue(name)
      await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
        try {
          await handler()
        } catch (error) {
          log.error({ job: name, ...errorFields(error) }, 'job failed, will be tried again')
          throw withoutMessage(error)
        }
      })
      await boss.schedule(name, cron, {}, { tz: 'UTC' })
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000, wait: true }),
  }
}

/** The queue keeps what it is thrown in clear, and a database error quotes the values of its statement. */
function withoutMessage(error: unknown): Error {
  return new Error(error instanceof Error ? error.name : 'error')
}

/** Runs pg-boss's own statement on our transaction. */
async function executeIn(
  db: Database,
  text: string,
  values: unknown[],
): Promise<{ rows: unknown[] }> {
  const result = await db.execute(new NumberedStatement(text, values))
  return { rows: result.rows }
}

/** A statement that already has its `$1`, `$2`, each perhaps used twice: taken over as it is. */
class NumberedStatement extends SQL {
  private readonly statement: { sql: string; params: unknown[] }
  constructor(text: string, values: unknown[]) {
    super([])
    this.statement = { sql: text, params: values }
  }
  override toQuery() {
    return this.statement
  }
}
