/** Lock or statement waited too long, or the server takes no more connections (PostgreSQL, appendix A). */
const TOO_MUCH_TO_DO = new Set(['55P03', '57014', '53300'])
/** How `pg-pool` says that none of its connections came free in time; it gives no code. */
const NO_CONNECTION_FREE = 'timeout exceeded when trying to connect'

/** Whether a call failed only because the database had too much to do: the same call may be tried again soon. */
export function isOverloaded(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.message === NO_CONNECTION_FREE) return true
  if ('code' in error && TOO_MUCH_TO_DO.has(String(error.code))) return true
  return isOverloaded(error.cause)
}
