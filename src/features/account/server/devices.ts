import { z } from 'zod'
import type { Runtime } from '../../../platform/runtime.server.ts'
import type { SignedInDevice } from '../contract.ts'
import { readDevice } from '../domain/device-label.ts'
import type { CurrentSession } from './current-session.ts'
import { identityOf } from './identity.ts'
import { deleteSession, deleteSessionsOf, listSessions } from './sessions.repo.ts'

/** Where a person is signed in, last used first. */
export async function listDevices(
  runtime: Pick<Runtime, 'db' | 'now'>,
  { user, sessionId }: CurrentSession,
): Promise<SignedInDevice[]> {
  const stored = await listSessions(runtime.db, user.id, runtime.now())
  return stored.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    ...readDevice(userAgent),
    signedInOn: dayOf(createdAt),
    lastUsedOn: dayOf(updatedAt),
    current: id === sessionId,
  }))
}

/** Ends one session; with the caller's own its cookies go too. Undefined where it is not the caller's. */
export async function signOutDevice(
  runtime: Runtime,
  { user, sessionId }: CurrentSession,
  cookieHeader: string | undefined,
  id: string,
): Promise<{ cookies: string[] } | undefined> {
  if (id === sessionId) return { cookies: await identityOf(runtime).signOut(cookieHeader) }
  const isId = z.uuid().safeParse(id).success
  return isId && (await deleteSession(runtime.db, user.id, id)) ? { cookies: [] } : undefined
}

/** Ends every session of a person, the caller's own with its cookies. */
export async function signOutEverywhere(
  runtime: Runtime,
  { user }: CurrentSession,
  cookieHeader: string | undefined,
): Promise<string[]> {
  const cookies = await identityOf(runtime).signOut(cookieHeader)
  await deleteSessionsOf(runtime.db, user.id)
  return cookies
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
