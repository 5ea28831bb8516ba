import { ApiFailure } from '../../../platform/browser/api-call.ts'
import { waitOf } from '../../../platform/browser/use-wait.ts'

export type SignInProblem = 'invalid_email' | 'wrong_code' | 'offline' | 'failed'

/** What a failed call means for the person: something to correct, or a time to wait. */
export function signInProblem(error: unknown): SignInProblem | { waitSeconds: number } {
  // `fetch` rejects with a TypeError when there is no connection.
  if (error instanceof TypeError) return 'offline'
  if (!(error instanceof ApiFailure)) return 'failed'
  const waitSeconds = waitOf(error)
  if (waitSeconds !== undefined) return { waitSeconds }
  if (error.code === 'invalid_email' || error.code === 'wrong_code') return error.code
  return 'failed'
}
