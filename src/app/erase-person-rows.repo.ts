import { eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { User } from '../features/account/server.ts'
import { users } from '../features/account/tables.ts'
import { operatorActions } from '../features/operator/tables.ts'
import { payments, subscriptions } from '../features/payments/tables.ts'
import type { Database } from '../platform/database/database.server.ts'
import type { Keyring } from '../platform/secrets/keyring.server.ts'
import { stripLedger } from './erase-person-ledger.repo.ts'
import { readPersonRows } from './export-person-rows.repo.ts'
import { PERSONAL_TABLES, type Person } from './person-tables.repo.ts'

/**
 * Holds the user's row against everybody who would write something that refers to it. Plans and payments come first,
 * in the order in which a sync holds them: the two never wait for each other.
 */
export async function lockPersonalUser(tx: Database, userId: string): Promise<User | undefined> {
  const ofUser = (column: PgColumn) => eq(column, userId)
  const { id } = payments
  await tx.select().from(subscriptions).where(ofUser(subscriptions.userId)).for('no key update')
  await tx.select({ id }).from(payments).where(ofUser(payments.userId)).orderBy(id).for('update')
  const [user] = await tx.select().from(users).where(ofUser(users.id)).for('update')
  return user
}

/** Deletes every row that is the person's alone, and takes the person out of the books. */
export async function eraseRows(
  tx: Database,
  keyring: Keyring,
  person: Person,
  now: Date,
): Promise<void> {
  await blankReasons(tx, person)
  for (const { table, rows, onErasure } of PERSONAL_TABLES) {
    if (onErasure !== 'deleted') continue
    if (typeof rows === 'function') await tx.delete(table).where(rows(person))
    else await deleteOpened(tx, keyring, { table, rows }, person)
  }
  await stripLedger(tx, person, now)
}

/** That an operator looked stays known; an operator's own words could name the person. */
async function blankReasons(tx: Database, person: Person): Promise<void> {
  const entry = PERSONAL_TABLES.find(({ table }) => table === operatorActions)
  if (typeof entry?.rows === 'function')
    await tx.update(operatorActions).set({ reason: '' }).where(entry.rows(person))
}

async function deleteOpened(
  tx: Database,
  keyring: Keyring,
  entry: { table: PgTable; rows: { sealedAddress: string } },
  person: Person,
): Promise<void> {
  const id = getTableColumns(entry.table)['id']
  if (!id) throw new Error('Rows that are found by opening them are deleted by their id')
  for await (const row of readPersonRows(tx, keyring, entry, person)) {
    await tx.delete(entry.table).where(eq(id, row['id']))
  }
}
