import type { Translate } from '../../../i18n/translate.ts'
import { queueMail } from '../../../platform/mail/queue-mail.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { coarseDevice, deviceText } from '../domain/device-label.ts'
import { currentSession } from './current-session.ts'
import { CODE_MINUTES, identityOf } from './identity.ts'
import { findUser, type User } from './users.repo.ts'

/** Mails a new code to an address, whether or not we know it. `about` names what the mail says around the code. */
export async function sendSignInCode(
  runtime: Runtime,
  email: string,
  mail: { translate: Translate; language: string; about?: 'code' | 'accessCode' },
): Promise<void> {
  const code = await identityOf(runtime).createCode(email)
  const { translate, language, about = 'code' } = mail
  await queueMail(
    runtime.db,
    runtime.keyring,
    {
      to: email,
      subject: translate(`mail.${about}.subject`),
      text: translate(`mail.${about}.text`, { code, minutes: CODE_MINUTES }),
      kind: 'sign_in_code',
      language,
    },
    runtime.now(),
  )
}

/** Whether a code that was sent to an address could still be used. */
export function hasLiveCode(runtime: Runtime, email: string): Promise<boolean> {
  return identityOf(runtime).hasLiveCode(email)
}

/** @returns the user and the cookies of the new session, or undefined for any code that does not open */
export async function signInWithCode(
  runtime: Runtime,
  email: string,
  code: string,
  userAgent = '',
): Promise<{ user: User; cookies: string[] } | undefined> {
  // People copy codes with the space their mail program shows in the middle.
  const digits = code.replace(/\s/g, '')
  const device = deviceText(coarseDevice(userAgent))
  const signedIn = await identityOf(runtime).signIn(email, digits, device)
  const user = signedIn ? await findUser(runtime.db, signedIn.userId) : undefined
  return signedIn && user ? { user, cookies: signedIn.cookies } : undefined
}

/** Ends the session of a request's cookies, if there is one. @returns Set-Cookie values that remove it */
export async function endSession(
  runtime: Runtime,
  cookieHeader: string | undefined,
): Promise<string[]> {
  return cookieHeader ? identityOf(runtime).signOut(cookieHeader) : []
}

/** The person whose session a request's cookies hold. */
export async function sessionUser(
  runtime: Runtime,
  cookies: Headers | string | null | undefined,
): Promise<User | undefined> {
  const cookieHeader = cookies instanceof Headers ? cookies.get('cookie') : cookies
  return (await currentSession(runtime, cookieHeader))?.user
}
