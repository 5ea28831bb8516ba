import { useEffect, useEffectEvent, useState } from 'react'
import { ApiFailure } from './api-call.ts'

const WAIT_WITHOUT_HEADER_SECONDS = 60

/** How long a call that came too often is to wait; undefined for every other failure. */
export function waitOf(error: unknown): number | undefined {
  // A day's share that is used up is no matter of minutes, and has words of its own.
  if (!(error instanceof ApiFailure) || error.status !== 429 || error.code === 'daily_limit')
    return undefined
  return error.retryAfterSeconds ?? WAIT_WITHOUT_HEADER_SECONDS
}

/** Counts a wait down; `onOver` is called when it has passed. */
export function useWait(onOver?: () => void) {
  const [until, setUntil] = useState<number>()
  const [secondsLeft, setSecondsLeft] = useState(0)
  const over = useEffectEvent(() => onOver?.())
  useEffect(() => {
    if (until === undefined) return
    const tick = () => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1_000))
      setSecondsLeft(left)
      if (left > 0) return
      setUntil(undefined)
      over()
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

/** The seconds left of a wait that begins when it is shown. */
export function useCountdown(seconds: number, onOver?: () => void): number {
  const wait = useWait(onOver)
  const begin = useEffectEvent(() => wait.start(seconds))
  useEffect(() => begin(), [])
  return wait.secondsLeft
}
