export const SLOWEST = 0.5
export const FASTEST = 2
export const SPEED_STEP = 0.1
export const NORMAL_SPEED = 1

/** Any number as a speed that is offered: 0.5 to 2 in steps of 0.1. */
export function speedOf(value: number): number {
  if (!Number.isFinite(value)) return NORMAL_SPEED
  const stepped = Math.round(value / SPEED_STEP) * SPEED_STEP
  return Number(Math.min(FASTEST, Math.max(SLOWEST, stepped)).toFixed(1))
}
