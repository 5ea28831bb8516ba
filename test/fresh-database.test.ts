import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from './fresh-database.ts'

test('what one test writes is not there for another', async () => {
  const [mine, theirs] = await Promise.all([freshDatabase(), freshDatabase()])
  await query(mine.url, 'create table written_by_me ()')
  expect(await query(theirs.url, "select to_regclass('written_by_me') as found")).toEqual([
    { found: null },
  ])
  await Promise.all([mine.drop(), theirs.drop()])
  await expect(query(mine.url, 'select 1')).rejects.toThrow('does not exist')
})

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
