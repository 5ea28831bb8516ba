import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError } from '../platform/config.server.ts'
import { errorFields } from '../platform/log.server.ts'
import { type Delivery, deliverDueMails } from '../platform/mail/deliver-mails.server.ts'
import { keepInMailbox } from '../platform/mail/keep-in-mailbox.server.ts'
import { readSender } from '../platform/mail/mail-head.ts'
import { createSmtpTransport } from '../platform/mail/smtp-transport.server.ts'
import { removeOldMails } from '../platform/mail/tidy-outbox.server.ts'
import type { Runtime } from '../platform/runtime.server.ts'

/** Mails on their way at once, so that one slow recipient does not hold up everyone's codes. */
const LANES = 3
const POLL_MS = 2_000
const CLOSE_MS = 8_000
const EVERY_TEN_MINUTES = '*/10 * * * *'

export type RunningMail = {
  /** Begins no further mail; gives those on their way a few seconds. */
  close(): Promise<void>
}

/**
 * Delivers queued mails within seconds where SMTP is configured; in demo mode they come into its mailbox and stay.
 * @throws ConfigError when the sender or the server's address cannot be read
 */
export async function startMailJobs(
  runtime: Pick<Runtime, 'config' | 'db' | 'keyring' | 'log' | 'jobs' | 'now'>,
  wishes: Pick<Delivery, 'words' | 'onSettled'> = {},
): Promise<RunningMail> {
  const { db, keyring, log, now } = runtime
  const { mail } = runtime.config
  const from = mail && readSender(mail.from)
  if (mail && !from) throw new ConfigError(['MAIL_FROM: expected an address or Name <address>'])
  const transport = mail && createSmtpTransport(mail.smtpUrl)

  await runtime.jobs.every('tidy-mail-outbox', EVERY_TEN_MINUTES, async () => {
    await removeOldMails(db, now())
  })

  return transport && from
    ? startDelivery({ ...wishes, db, keyring, transport, from, now, log })
    : startMailbox(runtime, wishes)
}

function startDelivery(delivery: Omit<Delivery, 'signal'>): RunningMail {
  const stop = new AbortController()
  const { signal } = stop
  const lanes = Array.from({ length: LANES }, () =>
    repeat(() => deliverDueMails({ ...delivery, signal }), { ...delivery, signal }),
  )
  return {
    async close() {
      stop.abort()
      await Promise.race([Promise.all(lanes), sleep(CLOSE_MS, undefined, { ref: false })])
    },
  }
}

function startMailbox(
  { db, log, now, config }: Pick<Runtime, 'db' | 'log' | 'now' | 'config'>,
  { onSettled }: Pick<Delivery, 'onSettled'>,
): RunningMail {
  const stop = new AbortController()
  // Where nobody can open the mailbox, a mail that lies in it has reached nobody.
  const keep = () => keepInMailbox(db, now(), config.production ? undefined : onSettled)
  const lane = repeat(keep, { log, signal: stop.signal })
  return {
    async close() {
      stop.abort()
      await lane
      // What came since the last round must not go out when the next start has a mail server.
      await keep()
    },
  }
}

async function repeat(
  round: () => Promise<unknown>,
  { signal, log }: Pick<Delivery, 'log'> & { signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    await round().catch((error: unknown) =>
      log.warn(errorFields(error), 'mail delivery stopped, will begin again'),
    )
    await sleep(POLL_MS, undefined, { signal, ref: false }).catch(() => {})
  }
}
