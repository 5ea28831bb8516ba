import { endSession, mailLanguage, sessionUser, type User } from '../features/account/server.ts'
import { forgottenCheckout } from '../features/payments/server.ts'
import type {
  AskOutcome,
  ConfirmOutcome,
  ErasureAsk,
  ErasureConfirmation,
} from '../features/site/server.ts'
import type { Catalogue } from '../i18n/catalogue.server.ts'
import { errorFields } from '../platform/log.server.ts'
import { countAction } from '../platform/rate-limit/count-action.server.ts'
import { countCall } from '../platform/rate-limit/rate-limit.server.ts'
import { EMAIL_LIMITS } from '../platform/rate-limit/rate-limits.ts'
import { queueErasure } from './erase-person.jobs.ts'
import { type ErasureParts, erasePerson } from './erase-person.ts'
import { endAllSessions } from './erase-person-code.repo.ts'
import { mailErasureCode, useErasureCode } from './erase-person-code.ts'

export type OrderParts = ErasureParts & { catalogue: Pick<Catalogue, 'languages' | 'translate'> }

type Refused = { kind: 'sign_in_required' } | Extract<AskOutcome, { kind: 'too_often' }>

/** First step: a code goes to the address of the session. */
export async function askForErasure(parts: OrderParts, ask: ErasureAsk): Promise<AskOutcome> {
  const { runtime, catalogue } = parts
  const user = await allowed(parts, ask, 'erasure-code')
  if ('kind' in user) return user
  const language = mailLanguage(user, ask.language, catalogue)
  await mailErasureCode(runtime, catalogue, user, language)
  return { kind: 'sent' }
}

/**
 * Second step: with the code from the mail everything goes. Once the code is taken the order stands, whatever fails
 * behind it: no session is left, and a job goes on until it is done (`waits`).
 */
export async function confirmErasure(
  parts: OrderParts,
  { code, ...ask }: ErasureConfirmation,
): Promise<ConfirmOutcome> {
  const { runtime, catalogue } = parts
  const user = await allowed(parts, ask, 'erasure-try')
  if ('kind' in user) return user
  const order = { userId: user.id, language: mailLanguage(user, ask.language, catalogue) }
  const isTaken = await runtime.db.transaction(async (tx) => {
    if (!(await useErasureCode(tx, runtime, user.id, code))) return false
    await endAllSessions(tx, user.id)
    await queueErasure(parts, tx, order)
    return true
  })
  if (!isTaken) return { kind: 'wrong_code' }
  const cookies = [
    ...(await endSession(runtime, ask.cookies ?? undefined)),
    forgottenCheckout(runtime),
  ]
  try {
    await erasePerson(parts, order)
    return { kind: 'erased', cookies }
  } catch (error) {
    runtime.log.warn(errorFields(error), 'an erasure waits for its job')
    return { kind: 'waits', cookies }
  }
}

async function allowed(
  { runtime }: OrderParts,
  { cookies, clientAddress }: ErasureAsk,
  step: 'erasure-code' | 'erasure-try',
): Promise<User | Refused> {
  const { db } = runtime
  const byAddress = await countAction(db, 'erasure', clientAddress, runtime.now())
  if (!byAddress.allowed) {
    return { kind: 'too_often', retryAfterSeconds: byAddress.retryAfterSeconds }
  }
  const user = await sessionUser(runtime, cookies)
  if (!user) return { kind: 'sign_in_required' }
  const byPerson = await countCall(db, EMAIL_LIMITS[step], user.id, runtime.now())
  if (byPerson.allowed) return user
  return { kind: 'too_often', retryAfterSeconds: byPerson.retryAfterSeconds }
}
