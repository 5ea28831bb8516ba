import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { sessions, verifications } from '../features/account/tables.ts'
import type { Database } from '../platform/database/database.server.ts'

/** Person and code as keyed hashes. */
type KeptCode = { identifier: string; value: string; expiresAt: Date }

export async function keepErasureCode(tx: Database, code: KeptCode): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.identifier, code.identifier))
  await tx.insert(verifications).values({ id: randomUUID(), ...code })
}

/** @param of the hashes under every key that is known */
export async function takeErasureCode(
  tx: Database,
  of: { identifiers: string[]; values: string[]; now: Date },
): Promise<boolean> {
  const taken = await tx
    .delete(verifications)
    .where(
      and(
        inArray(verifications.identifier, of.identifiers),
        inArray(verifications.value, of.values),
        gt(verifications.expiresAt, of.now),
      ),
    )
    .returning({ id: verifications.id })
  return taken.length > 0
}

/** From then on nobody is signed in as this person, whatever else still takes a while. */
export async function endAllSessions(tx: Database, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}
