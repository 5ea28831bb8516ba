/** Presses of one key in a row, each as the millisecond it happened. */
export type KeyPresses = readonly number[]

/** The presses that count after one more: none older than `withinMs`. */
export function pressAgain(before: KeyPresses, nowMs: number, withinMs: number): KeyPresses {
  return [...before.filter((pressedMs) => nowMs - pressedMs < withinMs), nowMs]
}
