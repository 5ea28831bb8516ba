import type { Database } from '../../../platform/database/database.server.ts'
import { insertOperatorAction } from './operator-actions.repo.ts'

/** What an operator's command is about; `all` for a list. */
export type ActionSubject =
  | `${'case' | 'user' | 'payment'}:${string}`
  | `${'cases' | 'users' | 'payments' | 'contacts' | 'texts'}:all`

/** Who does what, why, and when. The reason comes from `givenReason`. */
export type OperatorNote = {
  operator: string
  command: string
  subject: ActionSubject
  reason: string
  doneAt: Date
}

/** Notes what an operator looked at or changed, before it is shown or done: a command that is cut off is noted too. */
export async function recordOperatorAction(db: Database, note: OperatorNote): Promise<void> {
  await insertOperatorAction(db, note)
}
