import { useTranslation } from './translation-context.tsx'

/** A wait in whole minutes, rounded up so that nobody comes back too early; the last minute in seconds. */
export function waitInWords(seconds: number): { unit: 'minutes' | 'seconds'; count: number } {
  return seconds > 60
    ? { unit: 'minutes', count: Math.ceil(seconds / 60) }
    : { unit: 'seconds', count: seconds }
}

/** Says in the reader's language how long there is still to wait. */
export function useWaitWords(): (secondsLeft: number) => string {
  const { t, formatNumber } = useTranslation()
  return (secondsLeft) => {
    const { unit, count } = waitInWords(secondsLeft)
    return t(`wait.${unit}`, { count, number: formatNumber(count) })
  }
}
