import { readConfig } from '../../platform/config.server.ts'
import {
  listDeadMails,
  listWaitingMails,
  type OutboxLine,
} from '../../platform/mail/outbox.server.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'

/** Mails on their way, or with `--dead` those that did not get through. What they say is not shown. */
export const mailListCommand: Command = async (args, { out, err }) => {
  if (args.some((arg) => arg !== '--dead')) {
    err('mail list [--dead]')
    return 2
  }
  const dead = args.includes('--dead')
  const mails = await withDatabase(readConfig(), ({ db }) =>
    dead ? listDeadMails(db) : listWaitingMails(db),
  )
  for (const mail of mails) out(lineOf(mail))
  if (mails.length === 0) out(dead ? 'No dead letters' : 'No mail is waiting')
  return 0
}

function lineOf({
  id,
  recipient,
  kind,
  createdAt,
  attempts,
  bouncedAt,
  failedAt,
  canResend,
}: OutboxLine) {
  const fate = bouncedAt ? 'came back' : failedAt ? 'given up' : 'waiting'
  // Whose mail it is stays out of terminals and their histories; the domain says which server refuses.
  const domain = recipient.split('@').at(-1) ?? ''
  const again =
    failedAt || bouncedAt ? (canResend ? ', can be sent again' : ', content is gone') : ''
  return `${createdAt.toISOString().slice(0, 16)} ${id} ${kind} to …@${domain}: ${fate} after ${attempts} tries${again}`
}
