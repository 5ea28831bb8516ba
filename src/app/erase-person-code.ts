import { randomInt } from 'node:crypto'
import { codeFrom, type User } from '../features/account/server.ts'
import type { Catalogue } from '../i18n/catalogue.server.ts'
import type { Database } from '../platform/database/database.server.ts'
import { queueMail } from '../platform/mail/queue-mail.server.ts'
import type { Runtime } from '../platform/runtime.server.ts'
import type { LanguageCode } from '../shared/languages.ts'
import { keepErasureCode, takeErasureCode } from './erase-person-code.repo.ts'

export const CODE_MINUTES = 10
const PURPOSE = 'erasure-code'

/** Mails a code that confirms the erasure; the one before it is dead. It is good for nothing else. */
export async function mailErasureCode(
  { db, keyring, now }: Pick<Runtime, 'db' | 'keyring' | 'now'>,
  catalogue: Pick<Catalogue, 'translate'>,
  user: Pick<User, 'id' | 'email'>,
  language: LanguageCode,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const t = catalogue.translate(language)
  const expiresAt = new Date(now().getTime() + CODE_MINUTES * 60_000)
  const [identifier] = keyring.fingerprints(user.id, PURPOSE)
  const [value] = keyring.fingerprints(`${code} ${user.id}`, PURPOSE)
  await db.transaction(async (tx) => {
    await keepErasureCode(tx, { identifier, value, expiresAt })
    await queueMail(
      tx,
      keyring,
      {
        to: user.email,
        subject: t('mail.erasureCode.subject'),
        text: t('mail.erasureCode.text', { code, minutes: CODE_MINUTES }),
        // Mails of codes are not kept when they could not be delivered.
        kind: 'erasure_code',
        language,
      },
      now(),
    )
  })
}

/** Uses the code up. False when it is wrong, too old or used. */
export async function useErasureCode(
  tx: Database,
  { keyring, now }: Pick<Runtime, 'keyring' | 'now'>,
  userId: string,
  typed: string,
): Promise<boolean> {
  const code = codeFrom(typed)
  if (!code) return false
  const identifiers = keyring.fingerprints(userId, PURPOSE)
  const values = keyring.fingerprints(`${code} ${userId}`, PURPOSE)
  return takeErasureCode(tx, { identifiers, values, now: now() })
}
