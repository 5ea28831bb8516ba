import type { Database } from '../../../platform/database/database.server.ts'
import { stopHashes } from '../../../platform/mail/mail-stops.server.ts'
import type { Keyring } from '../../../platform/secrets/keyring.server.ts'
import { findContactStops, insertContactStop } from './contact-stops.repo.ts'

/** Keeps that the holder of an address wants no more requests from this site. */
export async function stopRequestsTo(db: Database, keyring: Keyring, address: string, now: Date) {
  await insertContactStop(db, stopHashes(keyring, address)[0], now)
}

/** Which of these addresses take no requests. */
export async function stoppedAddresses(
  db: Database,
  keyring: Keyring,
  addresses: readonly (string | null)[],
): Promise<Set<string>> {
  const hashesOf = new Map(
    addresses.flatMap((address) =>
      address === null ? [] : [[address, stopHashes(keyring, address)] as const],
    ),
  )
  const stopped = await findContactStops(db, [...hashesOf.values()].flat())
  return new Set(
    [...hashesOf].flatMap(([address, hashes]) =>
      hashes.some((hash) => stopped.has(hash)) ? [address] : [],
    ),
  )
}
