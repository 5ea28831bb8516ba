import { inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { contactStops } from '../tables.ts'

/** Keeps that an address wants no more requests; said twice, the first time counts. */
export async function insertContactStop(
  db: Database,
  addressHash: string,
  since: Date,
): Promise<void> {
  await db.insert(contactStops).values({ addressHash, since }).onConflictDoNothing()
}

/** Which of these hashes stand among the stops. */
export async function findContactStops(db: Database, hashes: string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await db
    .select({ addressHash: contactStops.addressHash })
    .from(contactStops)
    .where(inArray(contactStops.addressHash, hashes))
  return new Set(rows.map(({ addressHash }) => addressHash))
}
