import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { Database } from '../../../platform/database/database.server.ts'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import { countCall } from '../../../platform/rate-limit/rate-limit.server.ts'
import { EMAIL_LIMITS } from '../../../platform/rate-limit/rate-limits.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { isValidEmail, normaliseEmail } from '../../../shared/email.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { moveFreeGrants } from '../../access/server.ts'
import {
  type ChangedAddress,
  confirmEmailChange,
  type EmailChangeOutcome,
  requestEmailChange,
  type User,
} from '../../account/server.ts'
import { moveCasesToAddress } from '../../intake/server.ts'
import { queueCustomerAddress } from '../../payments/server.ts'

type TooOften = { kind: 'too_often'; retryAfterSeconds: number }

export type AskOutcome = TooOften | { kind: 'sent' | 'invalid_email' | 'same_email' }

type Parts = { runtime: Runtime; catalogue: Pick<Catalogue, 'languages' | 'translate'> }
type Asker = { user: User; language: LanguageCode; clientAddress: string }

/** Asks for codes to one's present and one's new address. */
export async function askForEmailChange(
  { runtime, catalogue }: Parts,
  { user, language, clientAddress }: Asker,
  typed: string,
): Promise<AskOutcome> {
  const { db } = runtime
  const now = runtime.now()
  const byAddress = await countAction(db, 'email-change', clientAddress, now)
  if (!byAddress.allowed) return tooOften(byAddress)
  const newEmail = normaliseEmail(typed)
  if (!isValidEmail(newEmail)) return { kind: 'invalid_email' }
  if (newEmail === user.email) return { kind: 'same_email' }
  const byPerson = await countCall(db, EMAIL_LIMITS['email-change'], user.id, now)
  if (!byPerson.allowed) return tooOften(byPerson)
  const byMailbox = await countCall(db, EMAIL_LIMITS['email-change-mail'], newEmail, now)
  if (!byMailbox.allowed) return tooOften(byMailbox)
  await requestEmailChange(runtime, catalogue, user, newEmail, language)
  return { kind: 'sent' }
}

/** Changes one's address with the codes of both mailboxes; what is one's own follows. */
export async function changeOwnEmail(
  { runtime, catalogue }: Parts,
  { user, language, clientAddress }: Asker,
  codes: { oldCode: string; newCode: string },
): Promise<TooOften | EmailChangeOutcome> {
  const verdict = await countAction(runtime.db, 'email-change', clientAddress, runtime.now())
  if (!verdict.allowed) return tooOften(verdict)
  return confirmEmailChange(runtime, catalogue, {
    user,
    ...codes,
    pageLanguage: language,
    onChanged: (tx, change) => follow(runtime, tx, change),
  })
}

/** Payments, grants and cases hang on the user's id; only where an address itself is written something changes. */
async function follow(
  runtime: Runtime,
  tx: Database,
  { userId, before, after }: ChangedAddress,
): Promise<void> {
  await moveFreeGrants(tx, userId, after)
  await moveCasesToAddress(tx, userId, before, after)
  await queueCustomerAddress(runtime, tx, userId)
}

const tooOften = ({ retryAfterSeconds }: { retryAfterSeconds: number }): TooOften => ({
  kind: 'too_often',
  retryAfterSeconds,
})
