import { eq, lte } from 'drizzle-orm'
import type { Database } from '../database/database.server.ts'
import { errorFields, type Log } from '../log.server.ts'
import type { Keyring } from '../secrets/keyring.server.ts'
import { mailOutbox } from './mail.tables.ts'
import { assertMailHead, type Sender } from './mail-head.ts'
import { type MailTransport, SEND_TIMEOUT_MS } from './mail-transport.ts'
import type { MailWords } from './mail-words.ts'
import { openMail } from './open-mail.server.ts'

/**
 * `refused`: the recipient's server sent it back for good. `given_up`: it could not be reached, or was too late.
 * `kept`: it lies in the demo's mailbox.
 */
export type SettledMail = {
  id: string
  kind: string
  outcome: 'sent' | 'refused' | 'given_up' | 'kept'
  at: Date
}

export type Delivery = {
  db: Database
  keyring: Keyring
  transport: MailTransport
  from: Sender
  /** What stands below each mail; nothing without them. */
  words?: MailWords | undefined
  now: () => Date
  log: Log
  /** What else is written with the outcome, all or nothing. */
  onSettled?: ((tx: Database, settled: SettledMail) => Promise<void>) | undefined
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
export const NO_BODY = {
  subjectEncrypted: null,
  textEncrypted: null,
  htmlEncrypted: null,
  headEncrypted: null,
}

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
    await settle(delivery, mail, 'given_up')
    return false
  }
  let outcome: 'sent' | 'refused'
  try {
    outcome = await send(delivery, mail)
  } catch (error) {
    await putOff(delivery, mail, { ...fields, ...errorFields(error) })
    return false
  }
  if (outcome === 'refused') log.warn(fields, 'mail refused by the server')
  await settle(delivery, mail, outcome)
  return outcome === 'sent'
}

/** A mail whose every attempt ended with the process comes up once more than it may be tried. */
function isTooLate(mail: ClaimedMail, now: Date): boolean {
  return mail.attempts > MAX_ATTEMPTS || now.getTime() - mail.createdAt.getTime() > MAX_AGE_MS
}

async function send({ keyring, transport, from, words }: Delivery, mail: ClaimedMail) {
  const opened = openMail(keyring, mail, words)
  assertMailHead(opened)
  const { id, to, subject, replyTo, stopUrl, language, plain, html } = opened
  return await transport.send({
    id,
    from,
    to,
    subject,
    replyTo,
    stopUrl,
    language,
    text: plain,
    html,
  })
}

async function settle(
  { db, now, onSettled }: Delivery,
  { id, kind }: ClaimedMail,
  outcome: Exclude<SettledMail['outcome'], 'kept'>,
): Promise<void> {
  const at = now()
  const marks = {
    sent: { sentAt: at, failedAt: null, bouncedAt: null },
    refused: { failedAt: at, bouncedAt: at },
    given_up: { failedAt: at },
  }
  const body = outcome === 'sent' || isCode(kind) ? NO_BODY : {}
  await db.transaction(async (tx) => {
    await tx
      .update(mailOutbox)
      .set({ ...marks[outcome], ...body, nextAttemptAt: null })
      .where(eq(mailOutbox.id, id))
    await onSettled?.(tx, { id, kind, outcome, at })
  })
}

/** What opens something for minutes is not kept for an operator to send again. */
const isCode = (kind: string) => kind.endsWith('_code')

async function putOff(
  delivery: Delivery,
  mail: ClaimedMail,
  fields: Record<string, unknown>,
): Promise<void> {
  const minutes = BACK_OFF_MINUTES[mail.attempts - 1]
  if (minutes === undefined) {
    delivery.log.error(fields, 'mail given up')
    return settle(delivery, mail, 'given_up')
  }
  delivery.log.warn(fields, 'mail not sent, will be tried again')
  await delivery.db
    .update(mailOutbox)
    .set({ nextAttemptAt: new Date(delivery.now().getTime() + minutes * MINUTE_MS) })
    .where(eq(mailOutbox.id, mail.id))
}
