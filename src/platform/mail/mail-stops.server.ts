import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.server.ts'
import type { Keyring } from '../secrets/keyring.server.ts'
import { mailStops } from './mail.tables.ts'

/** Links that stop mails are good for this alone. */
export const MAIL_STOP_PURPOSE = 'mail-stop'

/** The hashes under which an address may stand among the stops: store the first, look for all. */
export function stopHashes(keyring: Keyring, address: string): [string, ...string[]] {
  return keyring.fingerprints(address, MAIL_STOP_PURPOSE)
}

/** Keeps that an address wants no more mails of a kind; said twice, the first time counts. */
export async function stopMails(
  db: Database,
  { addressHash, kind }: { addressHash: string; kind: string },
  now: Date,
): Promise<void> {
  await db.insert(mailStops).values({ addressHash, kind, since: now }).onConflictDoNothing()
}

export async function isStopped(
  db: Database,
  keyring: Keyring,
  { address, kind }: { address: string; kind: string },
): Promise<boolean> {
  const [stop] = await db
    .select({ kind: mailStops.kind })
    .from(mailStops)
    .where(
      and(eq(mailStops.kind, kind), inArray(mailStops.addressHash, stopHashes(keyring, address))),
    )
    .limit(1)
  return stop !== undefined
}
