import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { isChangeCode } from './email-change-codes.ts'
import { type EmailChange, forgetEmailChange, takeTry } from './email-changes.repo.ts'
import { mailChange } from './request-email-change.ts'
import { isTakenEmail, type User, writeEmail } from './users.repo.ts'

const TRIES = 5

export type EmailChangeOutcome =
  | { kind: 'changed'; email: string }
  /** Wrong, too old, used, tried too often, or never asked for. */
  | { kind: 'wrong_code' }
  /** Both codes were right, but somebody signed up with the address meanwhile. */
  | { kind: 'taken' }

export type ChangedAddress = { userId: string; before: string; after: string }

type Parts = Pick<Runtime, 'db' | 'keyring' | 'now' | 'config'>

type Confirmation = {
  user: User
  oldCode: string
  newCode: string
  pageLanguage: string
  /** What else follows the address, in the same transaction. */
  onChanged(tx: Database, change: ChangedAddress): Promise<void>
}

/** Gives an account its new address, once codes from both mailboxes prove it. Sessions go on. */
export async function confirmEmailChange(
  runtime: Parts,
  catalogue: Pick<Catalogue, 'languages' | 'translate'>,
  confirmation: Confirmation,
): Promise<EmailChangeOutcome> {
  try {
    return await runtime.db.transaction((tx) => confirmIn(tx, runtime, catalogue, confirmation))
  } catch (error) {
    // Two changes to one address at the same moment: the other one was written first.
    if (isTakenEmail(error)) return { kind: 'taken' }
    throw error
  }
}

async function confirmIn(
  tx: Database,
  runtime: Parts,
  catalogue: Pick<Catalogue, 'languages' | 'translate'>,
  { user, oldCode, newCode, pageLanguage, onChanged }: Confirmation,
): Promise<EmailChangeOutcome> {
  const change = await takeTry(tx, user.id, runtime.now())
  if (!change || change.attempts > TRIES) return { kind: 'wrong_code' }
  // Both are looked at, so that a wrong one does not tell which.
  const right = [isRight(runtime, change, 'old', oldCode), isRight(runtime, change, 'new', newCode)]
  if (right.includes(false)) return { kind: 'wrong_code' }
  await forgetEmailChange(tx, user.id)
  const before = await writeEmail(tx, user.id, change.newEmail)
  if (before === undefined) return { kind: 'taken' }
  const after = change.newEmail
  await onChanged(tx, { userId: user.id, before, after })
  const notice = { code: '', reader: user, pageLanguage }
  await mailChange(runtime, catalogue, tx, { ...notice, text: 'doneOld', to: before })
  await mailChange(runtime, catalogue, tx, { ...notice, text: 'doneNew', to: after })
  return { kind: 'changed', email: after }
}

function isRight(
  { keyring }: Parts,
  change: EmailChange,
  mailbox: 'old' | 'new',
  typed: string,
): boolean {
  const place = { userId: change.userId, mailbox, newEmail: change.newEmail }
  const kept = mailbox === 'old' ? change.oldCodeHash : change.newCodeHash
  return isChangeCode(keyring, typed, place, kept)
}
