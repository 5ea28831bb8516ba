import { and, asc, eq, gt, inArray, isNotNull, like, notInArray, or, sql } from 'drizzle-orm'
import { emailChanges } from '../features/account/tables.ts'
import { legalCases } from '../features/intake/tables.ts'
import { contactRequests, lawyerReferrals } from '../features/referral/tables.ts'
import type { Database } from '../platform/database/database.server.ts'
import type { SettledMail } from '../platform/mail/deliver-mails.server.ts'
import { mailOutbox } from '../platform/mail/mail.tables.ts'
import type { Keyring } from '../platform/secrets/keyring.server.ts'
import { openColumn } from './export-person-row.ts'
import type { Person } from './person-tables.repo.ts'

const BATCH = 200
const SEALED_PARTS = ['subjectEncrypted', 'textEncrypted', 'htmlEncrypted', 'headEncrypted']

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
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await tx
      .select()
      .from(mailOutbox)
      .where(
        and(
          gt(mailOutbox.id, after),
          or(isNotNull(mailOutbox.textEncrypted), isNotNull(mailOutbox.headEncrypted)),
          notInArray(sql`lower(${mailOutbox.recipient})`, person.addresses),
        ),
      )
      .orderBy(asc(mailOutbox.id))
      .limit(BATCH)
    const about = rows.filter((row) => {
      const said = SEALED_PARTS.map((part) => openColumn(keyring, mailOutbox, row, part) ?? '')
      const text = withSignedValues(said.join('\n')).toLowerCase()
      return marks.some((mark) => text.includes(mark))
    })
    const ids = about.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(mailOutbox).where(inArray(mailOutbox.id, ids))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
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

/** A signed link carries its value encoded: `value.signature`. */
function withSignedValues(text: string): string {
  const values = [...text.matchAll(/([A-Za-z0-9_-]{8,})\.[A-Za-z0-9_-]{20,}/g)].map(([, value]) =>
    Buffer.from(value ?? '', 'base64url').toString(),
  )
  return [text, ...values].join('\n')
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
