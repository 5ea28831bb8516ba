import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { Database } from '../../../platform/database/database.server.ts'
import { queueMail } from '../../../platform/mail/queue-mail.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { hashChangeCode, newChangeCode } from './email-change-codes.ts'
import { forgetOldEmailChanges, keepEmailChange } from './email-changes.repo.ts'
import { mailLanguage } from './mail-language.ts'
import { findUserByEmail, type User } from './users.repo.ts'

export const CHANGE_MINUTES = 10

type Parts = Pick<Runtime, 'db' | 'keyring' | 'now' | 'config'>
type Words = Pick<Catalogue, 'languages' | 'translate'>

/**
 * Mails a code to the present and one to the new address. Where the new one has an account already its owner is told
 * instead, and the code that was made for it is known to nobody: for who asks, both look the same and take the same
 * work. What was asked for before is dead.
 * @param newEmail a valid address in its normal form, other than the present one
 */
export async function requestEmailChange(
  runtime: Parts,
  catalogue: Words,
  user: User,
  newEmail: string,
  pageLanguage: string,
): Promise<void> {
  const now = runtime.now()
  const codes = { old: newChangeCode(), new: newChangeCode() }
  const hash = (mailbox: 'old' | 'new') =>
    hashChangeCode(runtime.keyring, codes[mailbox], { userId: user.id, mailbox, newEmail })
  await runtime.db.transaction(async (tx) => {
    await forgetOldEmailChanges(tx, now)
    await keepEmailChange(tx, {
      userId: user.id,
      newEmail,
      oldCodeHash: hash('old'),
      newCodeHash: hash('new'),
      expiresAt: new Date(now.getTime() + CHANGE_MINUTES * 60_000),
      createdAt: now,
    })
    const holder = await findUserByEmail(tx, newEmail)
    const mail = (text: ChangeText, to: string, code: string, reader: User) =>
      mailChange(runtime, catalogue, tx, { text, to, code, reader, pageLanguage })
    await mail('toOld', user.email, codes.old, user)
    await mail(holder ? 'taken' : 'toNew', newEmail, codes.new, holder ?? user)
  })
}

type ChangeText = 'toOld' | 'toNew' | 'taken' | 'doneOld' | 'doneNew'

type ChangeMail = { text: ChangeText; to: string; code: string; reader: User; pageLanguage: string }

/** None of these mails names the other address: whoever reads one mailbox must not learn of the other. */
export async function mailChange(
  { keyring, now, config }: Parts,
  catalogue: Words,
  tx: Database,
  { text, to, code, reader, pageLanguage }: ChangeMail,
): Promise<void> {
  const language = mailLanguage(reader, pageLanguage, catalogue)
  const t = catalogue.translate(language)
  const site = config.publicUrl ?? `http://localhost:${config.port}`
  const fillings = { code, minutes: CHANGE_MINUTES, link: `${site}/account` }
  await queueMail(
    tx,
    keyring,
    {
      to,
      subject: t(`mail.emailChange.${text}.subject`),
      text: t(`mail.emailChange.${text}.text`, fillings),
      kind: text.startsWith('done') ? 'email_changed' : 'email_change',
      language,
    },
    now(),
  )
}
