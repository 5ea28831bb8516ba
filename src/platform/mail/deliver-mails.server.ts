import { eq, lte } from 'drizzle-orm'
import type { Database } from '../database/database.server.ts'
import { errorFields, type Log } from '../log.server.ts'
import type { Keyring } from '../secrets/keyring.server.ts'
import { mailOutbox } from './mail.tables.ts'
import { assertMailHead, type Sender } from './mail-head.ts'
import { type MailTransport, SEND_TIMEOUT_MS } from './mail-transport.ts'
import { mailPlace } from './queue-mail.server.ts'

export type Delivery = {
  db: Database
  keyring: Keyring
  transport: MailTransport
  from: Sender
  now: () => Date
  log: Log
  /** Once aborted, no further mail is begun. */
  signal?: AbortSignal
}

type ClaimedMail = typeof mailOutbox.$inferSelect

const MINUTE_MS = 60_000
const BACK_OFF_MINUTES = [1, 5, 30, 120]
const MAX_ATTEMPTS = BACK_OFF_MINUTES.length + 1
/** Longer than a send can take: nobody else takes the mail meanwhile, and one left by a crash comes up again. */
const CLAIM_MS = SEND_TIMEOUT_MS + 15_000
/** Whoever comes back from a long outage must not find a heap of mails that no longer apply. */
const MAX_AGE_MS = 24 * 60 * MINUTE_MS
const NO_BODY = { subjectEncrypted: null, textEncrypted: null, htmlEncrypted: null }

/**
 * Sends what is due, one mail after the other, until nothing is. Any number of these may run at once.
 * A mail goes out once; only when the server's yes cannot be noted (a crash)
 * is it sent again, with the same id.
 * @returns how many were sent
 */
export async function deliverDueMails(delivery: Delivery): Promise<number> {
  let sent = 0
  while (!delivery.signal?.aborted) {
    const mail = await claimDueMail(delivery.db, delivery.now())
    if (!mail) break
    if (await deliver(delivery, mail)) sent += 1
  }
  return sent
}

/** Takes a mail in a transaction of its own, so that no connection is held while a server is slow to answer. */
async function claimDueMail(db: Database, now: Date): Promise<ClaimedMail | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(mailOutbox)
      .where(lte(mailOutbox.nextAttemptAt, now))
      // New mails first: a code is good for minutes, and a retry has waited already.
      .orderBy(mailOutbox.attempts, mailOutbox.nextAttemptAt)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const claim = {
      attempts: due.attempts + 1,
      nextAttemptAt: new Date(now.getTime() + CLAIM_MS),
    }
    await tx.update(mailOutbox).set(claim).where(eq(mailOutbox.id, due.id))
    return { ...due, ...claim }
  })
}

async function deliver(delivery: Delivery, mail: ClaimedMail): Promise<boolean> {
  const { log } = delivery
  const fields = { mail: mail.id, mailKind: mail.kind, attempt: mail.attempts }
  if (isTooLate(mail, delivery.now())) {
    log.error(fields, 'mail given up')
    await settle(delivery, mail, { failedAt: delivery.now() })
    return false
  }
  let outcome: 'sent' | 'refused'
  try {
    outcome = await send(delivery, mail)
  } catch (error) {
    await putOff(delivery, mail, { ...fields, ...errorFields(error) })
    return false
  }
  const at = delivery.now()
  if (outcome === 'refused') log.warn(fields, 'mail refused by the server')
  await settle(delivery, mail, outcome === 'sent' ? { sentAt: at } : { failedAt: at })
  return outcome === 'sent'
}

/** A mail whose every attempt ended with the process comes up once more than it may be tried. */
function isTooLate(mail: ClaimedMail, now: Date): boolean {
  return mail.attempts > MAX_ATTEMPTS || now.getTime() - mail.createdAt.getTime() > MAX_AGE_MS
}

async function send({ keyring, transport, from }: Delivery, mail: ClaimedMail) {
  const open = (part: string, sealed: string | null) =>
    keyring.decrypt(sealed ?? '', mailPlace(part, mail.id))
  const head = { to: mail.recipient, subject: open('subject', mail.subjectEncrypted) }
  assertMailHead(head)
  return await transport.send({
    ...head,
    id: mail.id,
    from,
    text: open('text', mail.textEncrypted),
    html: open('html', mail.htmlEncrypted),
    language: mail.language,
  })
}

async function settle(
  { db }: Delivery,
  mail: ClaimedMail,
  outcome: { sentAt: Date } | { failedAt: Date },
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ ...outcome, ...NO_BODY, nextAttemptAt: null })
    .where(eq(mailOutbox.id, mail.id))
}

async function putOff(
  delivery: Delivery,
  mail: ClaimedMail,
  fields: Record<string, unknown>,
): Promise<void> {
  const minutes = BACK_OFF_MINUTES[mail.attempts - 1]
  if (minutes === undefined) {
    delivery.log.error(fields, 'mail given up')
    return settle(delivery, mail, { failedAt: delivery.now() })
  }
  delivery.log.warn(fields, 'mail not sent, will be tried again')
  await delivery.db
    .update(mailOutbox)
    .set({ nextAttemptAt: new Date(delivery.now().getTime() + minutes * MINUTE_MS) })
    .where(eq(mailOutbox.id, mail.id))
}
