import { ApiFailure } from '../../../platform/browser/api-call.ts'

export type SignInProblem = 'invalid_email' | 'wrong_code' | 'offline' | 'failed'

const WAIT_WITHOUT_HEADER_SECONDS = 60

/** What a failed call means for the person: something to correct, or a time to wait. */
export function signInProblem(error: unknown): SignInProblem | { waitSeconds: number } {
  // `fetch` rejects with a TypeError when there is no connection.
  if (error instanceof TypeError) return 'offline'
  if (!(error instanceof ApiFailure)) return 'failed'
  if (error.status === 429)
    return { waitSeconds: error.retryAfterSeconds ?? WAIT_WITHOUT_HEADER_SECONDS }
  if (error.code === 'invalid_email' || error.code === 'wrong_code') return error.code
  return 'failed'
}

/** A wait in whole minutes, rounded up so that nobody comes back too early; the last minute in seconds. */
export function waitInWords(seconds: number): { unit: 'minutes' | 'seconds'; count: number } {
  return seconds > 60
    ? { unit: 'minutes', count: Math.ceil(seconds / 60) }
    : { unit: 'seconds', count: seconds }
}
