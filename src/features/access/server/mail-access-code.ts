import type { Translate } from '../../../i18n/translate.ts'
import { countCall } from '../../../platform/rate-limit/rate-limit.server.ts'
import { EMAIL_LIMITS } from '../../../platform/rate-limit/rate-limits.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { findUserByEmail, hasLiveCode, sendSignInCode } from '../../account/server.ts'
import { chooseGrant } from '../domain/derive-plan.ts'
import { listGrantsOfUser } from './grants.repo.ts'

export type AccessMailOutcome = 'mailed' | 'no_access' | 'has_code' | 'too_soon'

/**
 * Mails a code to an address that has access, at most once an hour (decision 25). A code that is on its way already
 * stays good: nobody can end it by typing the address elsewhere.
 */
export async function mailAccessCode(
  runtime: Runtime,
  email: string,
  mail: { translate: Translate; language: string },
): Promise<AccessMailOutcome> {
  const { db } = runtime
  const now = runtime.now()
  const user = await findUserByEmail(db, email)
  const grants = user ? await listGrantsOfUser(db, user.id, now) : []
  if (!chooseGrant(grants, now)) return 'no_access'
  if (await hasLiveCode(runtime, email)) return 'has_code'
  const verdict = await countCall(db, EMAIL_LIMITS['access-mail'], email, now)
  if (!verdict.allowed) return 'too_soon'
  await sendSignInCode(runtime, email, { ...mail, about: 'accessCode' })
  return 'mailed'
}
