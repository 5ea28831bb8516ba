import type { Runtime } from '../../../platform/runtime.server.ts'
import { forgetSubject } from '../../access/server.ts'
import type { User } from '../../account/server.ts'
import {
  caseTitle,
  deleteCase,
  forgetFormDraft,
  lockOwnCase,
  renameCase,
} from '../../intake/server.ts'
import { forgetCaseMails } from '../../referral/server.ts'
import { isCaseId } from './own-cases.ts'

export type RenameOutcome = { kind: 'renamed'; title: string } | { kind: 'too_long' | 'not_found' }

/** Gives one's own case a name, or takes it away where none is typed. */
export async function renameOwnCase(
  { db, keyring }: Pick<Runtime, 'db' | 'keyring'>,
  user: User,
  id: string,
  typed: string,
): Promise<RenameOutcome> {
  const title = caseTitle(typed)
  if (title === undefined) return { kind: 'too_long' }
  const isThere = isCaseId(id) && (await renameCase(db, keyring, user.id, id, title))
  return isThere ? { kind: 'renamed', title } : { kind: 'not_found' }
}

/**
 * Deletes one's own case with its analysis, its requests to lawyers, the mails about it that have not left, and the
 * form it came from. That an analysis was made still counts, without saying which. @returns false for a case that is not this person's
 */
export async function deleteOwnCase(
  { db, keyring }: Pick<Runtime, 'db' | 'keyring'>,
  user: User,
  id: string,
): Promise<boolean> {
  if (!isCaseId(id)) return false
  return db.transaction(async (tx) => {
    if (!(await lockOwnCase(tx, user.id, id))) return false
    await forgetCaseMails(tx, keyring, id.toLowerCase())
    const gone = await deleteCase(tx, user.id, id)
    if (!gone) return false
    if (gone.paymentIntentId) await forgetFormDraft(tx, gone.paymentIntentId)
    await forgetSubject(tx, user.id, id)
    return true
  })
}
