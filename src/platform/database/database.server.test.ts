import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { connectDatabase } from './database.server.ts'
import { isOverloaded } from './is-overloaded.server.ts'

const quiet = { info() {}, warn() {}, error() {} }

it('a connection that is cut in the middle of a transaction ends that transaction, and nothing else', async () => {
  const database = await freshDatabase()
  const { db, close } = connectDatabase(database.url, quiet)
  // An error that nobody listens for would end the process, and so fail the whole run.
  const cut = db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.['pid']}::int)`)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await tx.execute(sql`select 1`)
  })
  const error: unknown = await cut.catch((thrown: unknown) => thrown)
  expect(isOverloaded(error)).toBe(true)
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await close()
  await database.drop()
})
