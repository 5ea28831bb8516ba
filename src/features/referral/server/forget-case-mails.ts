import type { Database } from '../../../platform/database/database.server.ts'
import { removeMailsAbout } from '../../../platform/mail/remove-mails-about.server.ts'
import type { Keyring } from '../../../platform/secrets/keyring.server.ts'
import { lockReferralsOfCase } from './referrals.repo.ts'

/**
 * Takes back every mail about a case that has not left, before the case is deleted: letters and reminders to lawyers,
 * and what tells the person of it. The caller holds the case, so that no further letter is written meanwhile.
 * @returns how many mails went
 */
export async function forgetCaseMails(
  tx: Database,
  keyring: Keyring,
  caseId: string,
): Promise<number> {
  // A reminder that is being written ends first, and is found then.
  const referralIds = await lockReferralsOfCase(tx, caseId)
  return removeMailsAbout(tx, keyring, [caseId, ...referralIds])
}
