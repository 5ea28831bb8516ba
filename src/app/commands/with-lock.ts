import type { DatabaseConnection } from '../../platform/database/database.server.ts'

/**
 * Does the work while nobody else does the same anywhere with this database.
 * @returns undefined, with nothing done, when somebody does
 */
export async function withLock<Answer>(
  pool: DatabaseConnection['pool'],
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as locked',
      [name],
    )
    if (!rows[0]?.locked) return undefined
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [name])
    }
  } finally {
    client.release()
  }
}
