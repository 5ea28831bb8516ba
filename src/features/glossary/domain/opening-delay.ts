/** A pointer that rests on a word asks for its meaning; one that passes over it does not. */
const OPEN_AFTER_MS = 700
/** Whoever has just read one explanation need not wait for the next. */
const SKIP_WITHIN_MS = 300

/** @param closedAt when the last explanation closed, in ms of the same clock as `now` */
export function openingDelayMs(now: number, closedAt: number | undefined): number {
  return closedAt !== undefined && now - closedAt < SKIP_WITHIN_MS ? 0 : OPEN_AFTER_MS
}
