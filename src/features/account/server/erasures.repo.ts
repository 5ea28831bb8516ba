import { and, gte, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Keyring } from '../../../platform/secrets/keyring.server.ts'
import { erasures } from '../tables.ts'

const PURPOSE = 'erasure'

/** Keeps that an address was erased, and nothing that tells which one. */
export async function noteErasure(
  tx: Database,
  keyring: Keyring,
  address: string,
  erasedAt: Date,
): Promise<void> {
  const [addressHash] = keyring.fingerprints(address, PURPOSE)
  await tx.insert(erasures).values({ addressHash, erasedAt })
}

/** Whether an address was erased since a moment: what is given once a month is not given again for it. */
export async function wasErasedSince(
  db: Database,
  keyring: Keyring,
  address: string,
  since: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: erasures.id })
    .from(erasures)
    .where(
      and(
        inArray(erasures.addressHash, keyring.fingerprints(address, PURPOSE)),
        gte(erasures.erasedAt, since),
      ),
    )
    .limit(1)
  return row !== undefined
}
