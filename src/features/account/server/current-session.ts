import type { Runtime } from '../../../platform/runtime.server.ts'
import { identityOf } from './identity.ts'
import { noteUse } from './sessions.repo.ts'
import { findUser, type User } from './users.repo.ts'

const DAY_MS = 86_400_000

/** Who is signed in, by which session, and Set-Cookie values to pass on to the browser. */
export type CurrentSession = { user: User; sessionId: string; cookies: string[] }

/** The session a request's cookies hold, if it still stands. Only with `refresh` is it prolonged. */
export async function currentSession(
  runtime: Runtime,
  cookieHeader: string | null | undefined,
  options?: { refresh: boolean },
): Promise<CurrentSession | undefined> {
  if (!cookieHeader) return undefined
  const { holder, cookies } = await identityOf(runtime).session(cookieHeader, options)
  const user = holder ? await findUser(runtime.db, holder.userId) : undefined
  if (!holder || !user) return undefined
  const now = runtime.now()
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  // A day is all that people are shown, so that most requests write nothing.
  if (holder.usedAt < today) await noteUse(runtime.db, holder.sessionId, now, today)
  return { user, sessionId: holder.sessionId, cookies }
}
