import { and, asc, gt, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.server.ts'
import type { Keyring } from '../secrets/keyring.server.ts'
import { mailOutbox } from './mail.tables.ts'
import { mailPlace } from './queue-mail.server.ts'

const BATCH = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

type OutboxRow = typeof mailOutbox.$inferSelect

/**
 * Deletes the mails that still say one of the marks, also inside a signed link: those that wait, that came back or
 * that stand in the demo's mailbox. What a mail said is sealed, so each is opened; few hold anything at one time.
 * @param marks ids and addresses; capitals do not matter
 * @param spared recipients, in lower case, whose mails are left alone
 * @returns how many went
 */
export async function removeMailsAbout(
  tx: Database,
  keyring: Keyring,
  marks: readonly string[],
  spared: readonly string[] = [],
): Promise<number> {
  const wanted = marks.map((mark) => mark.toLowerCase())
  let removed = 0
  for (let after = FIRST_ID; ; ) {
    const rows = await tx
      .select()
      .from(mailOutbox)
      .where(
        and(
          gt(mailOutbox.id, after),
          or(isNotNull(mailOutbox.textEncrypted), isNotNull(mailOutbox.headEncrypted)),
          spared.length > 0
            ? notInArray(sql`lower(${mailOutbox.recipient})`, [...spared])
            : undefined,
        ),
      )
      .orderBy(asc(mailOutbox.id))
      .limit(BATCH)
    const about = rows.filter((row) => {
      const text = saidIn(keyring, row)
      return wanted.some((mark) => text.includes(mark))
    })
    const ids = about.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(mailOutbox).where(inArray(mailOutbox.id, ids))
    removed += ids.length
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return removed
    after = last.id
  }
}

function saidIn(keyring: Keyring, row: OutboxRow): string {
  const open = (part: string, sealed: string | null) =>
    sealed === null ? '' : keyring.decrypt(sealed, mailPlace(part, row.id))
  const said = [
    open('subject', row.subjectEncrypted),
    open('text', row.textEncrypted),
    open('html', row.htmlEncrypted),
    open('head', row.headEncrypted),
  ].join('\n')
  return [said, ...signedValues(said)].join('\n').toLowerCase()
}

/** A signed link carries its value encoded: `value.signature`. */
function signedValues(text: string): string[] {
  return [...text.matchAll(/([A-Za-z0-9_-]{8,})\.[A-Za-z0-9_-]{20,}/g)].map(([, value]) =>
    Buffer.from(value ?? '', 'base64url').toString(),
  )
}
