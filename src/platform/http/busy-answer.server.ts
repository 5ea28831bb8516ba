import { isOverloaded } from '../database/is-overloaded.server.ts'
import { isProviderUnavailable } from '../payments/payment-provider.server.ts'

/** After so long a request that met a part of ours which was busy or away may be sent again. */
export const BUSY_RETRY_SECONDS = 5

type BusyAnswer = { code: 'overloaded' | 'payment_unavailable'; message: string }

/** How to answer a fault that passes by itself: with 503 and `Retry-After`. Undefined for any other fault. */
export function busyAnswer(error: unknown): BusyAnswer | undefined {
  if (isOverloaded(error)) {
    return { code: 'overloaded', message: 'Too much is going on right now. Try again soon.' }
  }
  if (isProviderUnavailable(error)) {
    return { code: 'payment_unavailable', message: 'The payment provider does not answer' }
  }
  return undefined
}
