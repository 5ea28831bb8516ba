import { forgetAccessQuestions } from '../features/access/server/access.jobs.ts'
import { findUser, noteErasure, type User } from '../features/account/server.ts'
import { type PaymentHooks, stopCharging } from '../features/payments/server.ts'
import type { Catalogue } from '../i18n/catalogue.server.ts'
import { queueMail } from '../platform/mail/queue-mail.server.ts'
import type { Runtime } from '../platform/runtime.server.ts'
import { isErasedAddress } from '../shared/erased-address.ts'
import type { LanguageCode } from '../shared/languages.ts'
import { eraseMailsAbout } from './erase-person-mails.repo.ts'
import { eraseRows, lockPersonalUser } from './erase-person-rows.repo.ts'
import { personOf } from './person-tables.repo.ts'

export type ErasureParts = {
  runtime: Runtime
  hooks: PaymentHooks
  catalogue: Pick<Catalogue, 'translate'>
}

export type ErasureOrder = { userId: string; language: LanguageCode }

/**
 * Erases everything of a person but the books of payments, which keep neither address nor words of theirs. What is
 * still charged ends first; then all goes in one transaction, with the mail that says so. Run again after any
 * failure, or by two processes at once, it is done once.
 * @returns `nothing_left` where there is nobody any more
 * @throws when the payment provider cannot be asked; nothing is erased then
 */
export async function erasePerson(
  parts: ErasureParts,
  { userId, language }: ErasureOrder,
): Promise<'erased' | 'nothing_left'> {
  const { runtime, hooks } = parts
  const user = await findUser(runtime.db, userId)
  if (!user || isErasedAddress(user.email)) return 'nothing_left'
  const { addresses } = await personOf(runtime.db, user)
  await stopCharging(runtime, hooks, { userId, addresses, customerId: user.stripeCustomerId })
  return runtime.db.transaction(async (tx) => {
    // Whoever writes something of this person waits here, and then finds nobody.
    const held = await lockPersonalUser(tx, userId)
    if (!held || isErasedAddress(held.email)) return 'nothing_left'
    const person = await personOf(tx, held)
    await eraseMailsAbout(tx, runtime.keyring, person)
    for (const address of person.addresses) await forgetAccessQuestions(runtime, tx, address)
    await eraseRows(tx, runtime.keyring, person, runtime.now())
    await noteErasure(tx, runtime.keyring, held.email, runtime.now())
    await mailErased(parts, tx, held, language)
    return 'erased'
  })
}

export const ERASED_MAIL = 'erased'

async function mailErased(
  { runtime, catalogue }: ErasureParts,
  tx: Parameters<typeof queueMail>[0],
  { email }: User,
  language: LanguageCode,
): Promise<void> {
  const t = catalogue.translate(language)
  const subject = t('mail.erased.subject')
  const text = t('mail.erased.text')
  const mail = { to: email, subject, text, kind: ERASED_MAIL, language }
  await queueMail(tx, runtime.keyring, mail, runtime.now())
}
