import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Keyring } from '../../../platform/secrets/keyring.server.ts'
import { legalCases } from '../tables.ts'

/** What tells a person's cases apart; the facts stay closed. */
export type OwnCase = {
  id: string
  country: string
  jurisdiction: string
  /** As chosen in the form; what was found is the analysis's to say. */
  legalArea: string | null
  /** What the person calls it. */
  title: string | null
  createdAt: Date
}

const MOST_LISTED = 200

const COLUMNS = {
  id: legalCases.id,
  country: legalCases.country,
  jurisdiction: legalCases.jurisdiction,
  legalArea: legalCases.legalArea,
  titleEncrypted: legalCases.titleEncrypted,
  createdAt: legalCases.createdAt,
}

/** The cases of a person, newest first. */
export async function listOwnCases(
  db: Database,
  keyring: Keyring,
  userId: string,
): Promise<OwnCase[]> {
  const rows = await db
    .select(COLUMNS)
    .from(legalCases)
    .where(eq(legalCases.userId, userId))
    .orderBy(desc(legalCases.createdAt))
    .limit(MOST_LISTED)
  return rows.map((row) => opened(row, keyring))
}

export async function findOwnCase(
  db: Database,
  keyring: Keyring,
  userId: string,
  id: string,
): Promise<OwnCase | undefined> {
  const [row] = await db.select(COLUMNS).from(legalCases).where(owned(userId, id))
  return row && opened(row, keyring)
}

/** @param title empty takes the name away. @returns whether there is such a case of this person */
export async function renameCase(
  db: Database,
  keyring: Keyring,
  userId: string,
  id: string,
  title: string,
): Promise<boolean> {
  const titleEncrypted = title === '' ? null : keyring.encrypt(title, titlePlace(id))
  const renamed = await db
    .update(legalCases)
    .set({ titleEncrypted })
    .where(owned(userId, id))
    .returning({ id: legalCases.id })
  return renamed.length > 0
}

/** Holds a case, so that nothing is hung on it before the transaction ends. @returns whether this person has it */
export async function lockOwnCase(tx: Database, userId: string, id: string): Promise<boolean> {
  const held = await tx
    .select({ id: legalCases.id })
    .from(legalCases)
    .where(owned(userId, id))
    .for('update')
  return held.length > 0
}

/** Removes a case with all that hangs on it. @returns its payment intent, if it had one; undefined for no such case */
export async function deleteCase(
  tx: Database,
  userId: string,
  id: string,
): Promise<{ paymentIntentId: string | null } | undefined> {
  const [gone] = await tx
    .delete(legalCases)
    .where(owned(userId, id))
    .returning({ paymentIntentId: legalCases.paymentIntentId })
  return gone
}

/**
 * Writes a person's new address into their cases. Not into those that a paying browser may open too: whoever paid
 * for the old address must not read the new one there.
 */
export async function moveCasesToAddress(
  tx: Database,
  userId: string,
  before: string,
  after: string,
): Promise<void> {
  await tx
    .update(legalCases)
    .set({ email: after })
    .where(
      and(
        eq(legalCases.userId, userId),
        eq(legalCases.email, before),
        isNull(legalCases.grantId),
        isNull(legalCases.paymentIntentId),
      ),
    )
}

const owned = (userId: string, id: string) =>
  and(eq(legalCases.id, id), eq(legalCases.userId, userId))

const titlePlace = (id: string) => `legal_cases.title:${id}`

type Row = Omit<OwnCase, 'title'> & { titleEncrypted: string | null }

function opened({ titleEncrypted, ...row }: Row, keyring: Keyring): OwnCase {
  return { ...row, title: titleEncrypted && keyring.decrypt(titleEncrypted, titlePlace(row.id)) }
}
