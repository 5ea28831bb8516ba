import type { Database } from '../database/database.server.ts'
import { widerRange } from '../http/client-address.server.ts'
import { countCall, type RateVerdict } from './rate-limit.server.ts'
import { type ActionLimits, type LimitedAction, RATE_LIMITS } from './rate-limits.ts'

/** Never reached: it only counts. */
const NO_LIMIT = 2_000_000_000

/**
 * Counts one call from an address, its range and everywhere. When all calls together pass the overall limit, each
 * range has a small share left, so that a flood from some ranges shuts nobody else out.
 */
export async function countAction(
  db: Database,
  action: LimitedAction,
  clientAddress: string,
  now: Date,
  limits: ActionLimits = RATE_LIMITS[action],
): Promise<RateVerdict> {
  const { windowSeconds } = limits
  const limit = (name: string, calls: number) => ({
    name: `${action}-${name}`,
    calls,
    windowSeconds,
  })
  const range = widerRange(clientAddress)
  const byAddress = await countCall(db, limit('address', limits.perAddress), clientAddress, now)
  if (!byAddress.allowed) return byAddress
  const byRange = await countCall(db, limit('range', limits.perRange), range, now)
  if (!byRange.allowed) return byRange
  const everywhere = await countCall(db, limit('overall', NO_LIMIT), 'everywhere', now)
  if (everywhere.allowed && everywhere.used <= limits.overall) return { allowed: true }
  const share = await countCall(db, limit('busy', limits.perRangeWhenBusy), range, now)
  return share.allowed ? { allowed: true } : share
}
