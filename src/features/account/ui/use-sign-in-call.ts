import { useEffect, useState } from 'react'
import { apiCall } from '../../../platform/browser/api-call.ts'
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

function useWait() {
  const [until, setUntil] = useState<number>()
  const [secondsLeft, setSecondsLeft] = useState(0)
  useEffect(() => {
    if (until === undefined) return
    const tick = () => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1_000))
      setSecondsLeft(left)
      if (left === 0) setUntil(undefined)
    }
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [until])
  return {
    secondsLeft,
    start(seconds: number) {
      setSecondsLeft(seconds)
      setUntil(Date.now() + seconds * 1_000)
    },
    stop() {
      setSecondsLeft(0)
      setUntil(undefined)
    },
  }
}
