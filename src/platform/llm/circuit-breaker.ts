/** How many failures in a row say that the service is down, and how long it is then left alone. */
const FAILURES_TO_OPEN = 5
const REST_MS = 60_000

export type BreakerState = 'closed' | 'open' | 'half-open'

/** Keeps people from waiting for a service that is down. */
export type CircuitBreaker = {
  /** Whether a call may go out now. After the rest one may, as a trial; the others wait for how it ends. */
  admits(): boolean
  succeeded(): void
  failed(): void
  state(): BreakerState
}

/** @param now milliseconds of a clock that only goes forward */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failuresInARow = 0
  let openedAt: number | undefined
  let trialStartedAt: number | undefined

  const state = (): BreakerState => {
    if (openedAt === undefined) return 'closed'
    return now() - openedAt < REST_MS ? 'open' : 'half-open'
  }
  return {
    state,
    admits() {
      if (state() === 'closed') return true
      if (state() === 'open') return false
      // A trial that never reported back must not keep the breaker open for good.
      if (trialStartedAt !== undefined && now() - trialStartedAt < REST_MS) return false
      trialStartedAt = now()
      return true
    },
    succeeded() {
      failuresInARow = 0
      openedAt = undefined
      trialStartedAt = undefined
    },
    failed() {
      failuresInARow += 1
      const trialFailed = trialStartedAt !== undefined
      if (trialFailed || failuresInARow >= FAILURES_TO_OPEN) openedAt = now()
      trialStartedAt = undefined
    },
  }
}
