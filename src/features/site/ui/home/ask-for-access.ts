import { ApiFailure, apiCall } from '../../../../platform/browser/api-call.ts'

type Access = { needsPayment: boolean; hasActivePremium: boolean }

const NO_ACCESS: Access = { needsPayment: true, hasActivePremium: false }
const TRIES = 4
const FIRST_WAIT_SECONDS = 2

/**
 * Asks whether this browser has access for an address. A full server or a lost connection is waited out, and the
 * wait is counted down; any other failure means: go on to the price page (decision 9).
 */
export async function askForAccess(
  email: string,
  tellWait: (seconds: number) => void,
): Promise<Access> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      return await apiCall<Access>('POST', '/api/check-access', { email, planType: 'unlimited' })
    } catch (error) {
      if (error instanceof ApiFailure && error.status !== 429) return NO_ACCESS
      const asked = error instanceof ApiFailure ? error.retryAfterSeconds : undefined
      const seconds = Math.min(asked ?? FIRST_WAIT_SECONDS * 2 ** attempt, 30)
      for (let left = seconds; left > 0; left -= 1) {
        tellWait(left)
        await new Promise((resolve) => setTimeout(resolve, 1_000))
      }
    }
  }
  return NO_ACCESS
}
