const FIRST_WAIT_MS = 500

/**
 * How long to wait before a call is tried again, in milliseconds: what the service asked for, or twice as long each
 * time, spread by chance so that many callers do not come back at once.
 * @param retry 0 for the first one
 * @param chance 0 to 1
 * @param askedMs what its Retry-After said
 */
export function retryWaitMs(retry: number, chance: number, askedMs: number | undefined): number {
  const ownMs = FIRST_WAIT_MS * 2 ** retry * (0.5 + chance / 2)
  return Math.max(ownMs, askedMs ?? 0)
}

/** Milliseconds of a Retry-After header, which gives seconds or a date. */
export function retryAfterMs(
  headers: Record<string, string> | undefined,
  now: number,
): number | undefined {
  const value = headers?.['retry-after']?.trim()
  if (!value) return undefined
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
