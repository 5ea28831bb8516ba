import { useState } from 'react'
import { apiCall } from '../../../platform/browser/api-call.ts'
import { useWait } from '../../../platform/browser/use-wait.ts'
import { type SignInProblem, signInProblem } from './sign-in-problem.ts'

export type SignInCall = {
  busy: boolean
  problem: SignInProblem | undefined
  /** How long the server wants to be left alone; 0 when it may be called. */
  secondsLeft: number
  /** @returns whether the call succeeded; `afterwards` still counts as busy */
  send(path: string, body: unknown, afterwards?: () => Promise<void>): Promise<boolean>
  /** For what is found wrong before anything is sent. */
  setProblem(problem: SignInProblem | undefined): void
  /** Forgets problem and wait: both belong to what was typed before. */
  reset(): void
}

/** One call of the sign-in with what can go wrong, and the wait the server asks for. */
export function useSignInCall(): SignInCall {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SignInProblem>()
  const wait = useWait()

  async function send(path: string, body: unknown, afterwards?: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await apiCall('POST', path, body)
      await afterwards?.()
      return true
    } catch (error) {
      const found = signInProblem(error)
      if (typeof found === 'object') wait.start(found.waitSeconds)
      else setProblem(found)
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    problem,
    secondsLeft: wait.secondsLeft,
    send,
    setProblem,
    reset() {
      setProblem(undefined)
      wait.stop()
    },
  }
}
