/**
 * Lock or statement waited too long, a deadlock was solved at our cost, the server takes no more connections, or it is
 * stopping, starting or gone (PostgreSQL, appendix A, and the codes of a refused or cut connection).
 */
const COMES_BACK = new Set([
  '55P03',
  '57014',
  '40P01',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
])
/** What `pg` and its pool say without a code: no connection came free in time, or the one in use was cut. */
const WITHOUT_CODE =
  /^timeout exceeded when trying to connect$|^Connection terminated|^Client has encountered a connection error/

/** Whether a call failed only because the database was busy or away: the same call may be tried again soon. */
export function isOverloaded(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (WITHOUT_CODE.test(error.message)) return true
  if ('code' in error && COMES_BACK.has(String(error.code))) return true
  return isOverloaded(error.cause)
}
