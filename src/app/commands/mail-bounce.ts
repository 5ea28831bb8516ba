import { noteBounce } from '../../features/referral/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import type { Database } from '../../platform/database/database.server.ts'
import { recordBounce } from '../../platform/mail/outbox.server.ts'
import { readBounce } from '../../platform/mail/read-bounce.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'

/** A notification quotes at most a mail of ours. */
const MAX_BYTES = 5 * 1024 * 1024

/** Reads a notification of a failed delivery from standard input, as a mail server pipes it in. */
export const mailBounceCommand: Command = async (_args, { out, err }) => {
  const source = await readInput(process.stdin)
  if (source === undefined) {
    err('The mail is too large to be a notification.')
    return 1
  }
  const outcome = await withDatabase(readConfig(), ({ db }) => takeBounce(db, source, new Date()))
  const said = SAID[outcome]
  if (outcome === 'marked') out(said)
  else err(said)
  return outcome === 'marked' || outcome === 'not_final' ? 0 : 1
}

const SAID = {
  marked: 'The mail is marked as not delivered.',
  not_final: 'It is only delayed: nothing was marked.',
  not_ours: 'It is about no mail of ours, or that mail is marked already.',
  no_notification: 'This is no notification of a failed delivery.',
}

/** Marks the mail a notification is about, and with it the request to a lawyer that it carried. */
export async function takeBounce(
  db: Database,
  source: string,
  now: Date,
): Promise<keyof typeof SAID> {
  const bounce = readBounce(source)
  if (!bounce) return 'no_notification'
  if (!bounce.isFinal) return 'not_final'
  return db.transaction(async (tx) => {
    if (!(await recordBounce(tx, bounce, now))) return 'not_ours'
    await noteBounce(tx, bounce.reference, now)
    return 'marked'
  })
}

async function readInput(stream: NodeJS.ReadableStream): Promise<string | undefined> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of stream) {
    const buffer = Buffer.from(part)
    bytes += buffer.length
    if (bytes > MAX_BYTES) return undefined
    parts.push(buffer)
  }
  return Buffer.concat(parts).toString('utf8')
}
