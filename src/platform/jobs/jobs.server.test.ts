import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { connectDatabase } from '../database/database.server.ts'
import { startJobs } from './jobs.server.ts'

const quiet = { info() {}, warn() {}, error() {} }

test('what a failing job was thrown is not kept in clear', async () => {
  const database = await freshDatabase()
  onTestFinished(database.drop)
  const connection = connectDatabase(database.url, quiet)
  onTestFinished(connection.close)
  const jobs = await startJobs(database.url, quiet)
  onTestFinished(jobs.stop)
  const job = { name: 'fails', data: z.object({}) }
  await jobs.work(job, () => Promise.reject(new Error('params: somebody@example.org')))
  await jobs.send(connection.db, job, {}, { id: 'b1a3c1de-0f7e-4c3e-9b46-6a4f2f0f7d11' })

  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  onTestFinished(() => pool.end())
  const outputs = async () =>
    (await pool.query("select output::text as kept from pgboss.job where name = 'fails'")).rows
  await expect.poll(async () => (await outputs())[0]?.kept, { timeout: 15_000 }).toBeTruthy()
  expect(JSON.stringify(await outputs())).not.toContain('somebody')
})
