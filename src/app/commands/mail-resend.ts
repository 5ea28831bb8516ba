import { readConfig } from '../../platform/config.server.ts'
import { resendMail } from '../../platform/mail/outbox.server.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'

const SAID = {
  queued: 'The mail goes out with the next delivery.',
  unknown: 'No mail has this id.',
  on_its_way: 'The mail is on its way.',
  nothing_left:
    'What the mail said is gone: it was delivered, opened something for minutes, or is too old.',
}

/** Begins anew with a mail that did not get through. */
export const mailResendCommand: Command = async ([id = '', ...rest], { out, err }) => {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) || rest.length > 0) {
    err('mail resend ID')
    return 2
  }
  const outcome = await withDatabase(readConfig(), ({ db }) =>
    resendMail(db, id.toLowerCase(), new Date()),
  )
  if (outcome === 'queued') out(SAID[outcome])
  else err(SAID[outcome])
  return outcome === 'queued' ? 0 : 1
}
