import { noteDelivery } from '../features/referral/server.ts'
import type { Database } from '../platform/database/database.server.ts'
import type { SettledMail } from '../platform/mail/deliver-mails.server.ts'
import { ERASED_MAIL } from './erase-person.ts'
import { forgetSettledMail } from './erase-person-mails.repo.ts'

/** What else is written when a mail has left, was given up or lies in the demo's mailbox, in the same transaction. */
export async function noteSettledMail(tx: Database, mail: SettledMail): Promise<void> {
  await noteDelivery(tx, mail)
  // In the demo's mailbox it can still be read; retention takes it away after a day.
  if (mail.kind === ERASED_MAIL && mail.outcome !== 'kept') await forgetSettledMail(tx, mail)
}
