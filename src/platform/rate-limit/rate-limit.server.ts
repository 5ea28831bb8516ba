import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.server.ts'
import { rateWindows } from './rate-limit.tables.ts'

export type RateLimit = { name: string; calls: number; windowSeconds: number }

/** Whether one more call of `subject` fits the limit; if not, how many seconds until one does. */
export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/**
 * Counts a call in the database, so that the limit holds over all processes.
 * The subject (an address, a person) is kept only as a hash.
 */
export async function countCall(
  db: Database,
  limit: RateLimit,
  subject: string,
  now: Date,
): Promise<RateVerdict> {
  const windowMs = limit.windowSeconds * 1_000
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs)
  const hashed = createHash('sha256').update(`${limit.name}\n${subject}`).digest('base64url')
  const [row] = await db
    .insert(rateWindows)
    .values({ subject: hashed, windowStart, calls: 1 })
    .onConflictDoUpdate({
      target: [rateWindows.subject, rateWindows.windowStart],
      set: { calls: sql`${rateWindows.calls} + 1` },
    })
    .returning({ calls: rateWindows.calls })
  if ((row?.calls ?? 1) <= limit.calls) return { allowed: true }
  const windowEnd = windowStart.getTime() + windowMs
  return {
    allowed: false,
    retryAfterSeconds: Math.max(1, Math.ceil((windowEnd - now.getTime()) / 1_000)),
  }
}

export async function forgetOldWindows(db: Database, before: Date): Promise<void> {
  await db.delete(rateWindows).where(lt(rateWindows.windowStart, before))
}
