import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.server.ts'
import { rateWindows } from './rate-limit.tables.ts'

export type RateLimit = { name: string; calls: number; windowSeconds: number }

/** Whether one more call fits the limit; if not, how many seconds until one does. */
export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** With the calls that count now, this one included. */
export type CountedVerdict =
  | { allowed: true; used: number }
  | { allowed: false; retryAfterSeconds: number }

/** A window slides by this part of itself: a call counts for its length and at most a twelfth more. */
const SLICES = 12

/**
 * Counts a call in the database, so that the limit holds over all processes, for any stretch of time as long as
 * the window: a window's edge gives nothing away. A refused call does not count, so that the wait it is told is
 * true however often it asks. The subject (an address, a person) is kept only as a hash.
 */
export async function countCall(
  db: Database,
  limit: RateLimit,
  subject: string,
  now: Date,
): Promise<CountedVerdict> {
  const span = spanOf(limit, now)
  const hashed = createHash('sha256').update(`${limit.name}\n${subject}`).digest('base64url')
  const { rows } = await db.execute<{ used: string }>(sql`
    with earlier as (
      select coalesce(sum(calls), 0) as calls from ${rateWindows}
      where subject = ${hashed} and window_start > ${span.since} and window_start < ${span.slice}
    )
    insert into ${rateWindows} (subject, window_start, calls)
    select ${hashed}, ${span.slice}::timestamptz, 1 from earlier where earlier.calls < ${limit.calls}::int
    on conflict (subject, window_start) do update set calls = rate_windows.calls + 1
    where rate_windows.calls + (select calls from earlier) < ${limit.calls}::int
    returning calls + (select calls from earlier) as used`)
  const [counted] = rows
  if (counted) return { allowed: true, used: Number(counted.used) }
  return { allowed: false, retryAfterSeconds: await secondsUntilFree(db, limit, hashed, now) }
}

/** How long until a call of `subject` would fit a limit, by the calls that count now. */
async function secondsUntilFree(
  db: Database,
  limit: RateLimit,
  hashed: string,
  now: Date,
): Promise<number> {
  const { since, sliceMs, windowMs } = spanOf(limit, now)
  const { rows } = await db.execute<{ start_ms: string; calls: number }>(sql`
    select extract(epoch from window_start) * 1000 as start_ms, calls from ${rateWindows}
    where subject = ${hashed} and window_start > ${since} order by window_start`)
  let tooMany = rows.reduce((sum, { calls }) => sum + calls, 0) - limit.calls + 1
  for (const { start_ms, calls } of rows) {
    tooMany -= calls
    if (tooMany > 0) continue
    const freeAtMs = Number(start_ms) + sliceMs + windowMs
    return Math.max(1, Math.ceil((freeAtMs - now.getTime()) / 1_000))
  }
  return 1
}

export async function forgetOldWindows(db: Database, before: Date): Promise<void> {
  await db.delete(rateWindows).where(lt(rateWindows.windowStart, before))
}

function spanOf({ windowSeconds }: RateLimit, now: Date) {
  const windowMs = windowSeconds * 1_000
  const sliceMs = windowMs / SLICES
  return {
    windowMs,
    sliceMs,
    slice: new Date(Math.floor(now.getTime() / sliceMs) * sliceMs).toISOString(),
    since: new Date(now.getTime() - windowMs - sliceMs).toISOString(),
  }
}
