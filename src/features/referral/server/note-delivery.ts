import type { Database } from '../../../platform/database/database.server.ts'
import type { SettledMail } from '../../../platform/mail/deliver-mails.server.ts'
import { REQUEST_MAIL } from './mail-request.ts'
import { markDelivery } from './referrals.repo.ts'

/**
 * Keeps with the request what became of its mail, in the transaction that notes it in the outbox. A mail that lies in
 * the demo's mailbox has arrived: nothing else can be seen there.
 */
export async function noteDelivery(
  tx: Database,
  { id, kind, outcome, at }: Pick<SettledMail, 'id' | 'kind' | 'outcome' | 'at'>,
): Promise<void> {
  if (kind !== REQUEST_MAIL) return
  const arrived = outcome === 'sent' || outcome === 'kept'
  await markDelivery(tx, id, arrived ? { sentAt: at } : { bouncedAt: at })
}

/** The same for a mail that came back later; nothing where it was no request. */
export async function noteBounce(tx: Database, mailId: string, at: Date): Promise<void> {
  await markDelivery(tx, mailId, { bouncedAt: at })
}
