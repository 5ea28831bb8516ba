import { and, eq, inArray, like, sql } from 'drizzle-orm'
import { emailChanges } from '../features/account/tables.ts'
import { legalCases } from '../features/intake/tables.ts'
import { contactRequests, lawyerReferrals } from '../features/referral/tables.ts'
import type { Database } from '../platform/database/database.server.ts'
import type { SettledMail } from '../platform/mail/deliver-mails.server.ts'
import { mailOutbox } from '../platform/mail/mail.tables.ts'
import { removeMailsAbout } from '../platform/mail/remove-mails-about.server.ts'
import type { Keyring } from '../platform/secrets/keyring.server.ts'
import type { Person } from './person-tables.repo.ts'

/**
 * Deletes mails to others that still say something of the person: requests to lawyers that wait, came back, or stand
 * in the demo's mailbox. They are known by the person's address or the id of something of theirs, also inside a
 * signed link.
 */
export async function eraseMailsAbout(
  tx: Database,
  keyring: Keyring,
  person: Person,
): Promise<void> {
  await eraseMailsToNewAddress(tx, person)
  const marks = [...person.addresses, ...(await idsOf(tx, person))]
  await removeMailsAbout(tx, keyring, marks, person.addresses)
}

/** Codes of a change of address that was under way: the new one is not the person's yet. */
async function eraseMailsToNewAddress(tx: Database, { userId }: Person): Promise<void> {
  const wanted = tx
    .select({ address: emailChanges.newEmail })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
  await tx
    .delete(mailOutbox)
    .where(and(like(mailOutbox.kind, 'email_change%'), inArray(mailOutbox.recipient, wanted)))
}

async function idsOf(tx: Database, { userId }: Person): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${legalCases.id}::text as id from ${legalCases} where ${legalCases.userId} = ${userId}
    union select ${contactRequests.id}::text from ${contactRequests} where ${contactRequests.userId} = ${userId}
    union select ${lawyerReferrals.id}::text from ${lawyerReferrals} where ${lawyerReferrals.userId} = ${userId}`)
  return rows.map(({ id }) => id)
}

/** The last mail to somebody who was erased has left, or could not: nothing of it stays, nor to whom it went. */
export async function forgetSettledMail(
  tx: Database,
  { id }: Pick<SettledMail, 'id'>,
): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({
      recipient: '',
      subjectEncrypted: null,
      textEncrypted: null,
      htmlEncrypted: null,
      headEncrypted: null,
    })
    .where(eq(mailOutbox.id, id))
}
