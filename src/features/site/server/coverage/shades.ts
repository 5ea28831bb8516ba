/** How many shades the map has for countries with something; none has a shade of its own, 0. */
const SHADES = 5
const ROUND = [1, 2, 5, 10]

/**
 * The smallest number of each shade, ascending and round, spread so that each shade is as many times the one below.
 * Fewer than five where the numbers are too near each other; empty where there are none.
 */
export function shadeLimits(numbers: readonly number[]): number[] {
  const present = numbers.filter((number) => number > 0)
  if (present.length === 0) return []
  const lowest = roundDown(Math.min(...present))
  const factor = (Math.max(...present) / lowest) ** (1 / SHADES)
  const limits = Array.from({ length: SHADES }, (_, step) => roundDown(lowest * factor ** step))
  return [...new Set(limits)]
}

/** 0 for none, else the place of the number's shade among the limits, from 1. */
export function shadeOf(number: number, limits: readonly number[]): number {
  return number > 0 ? limits.filter((limit) => limit <= number).length : 0
}

/** 1, 2, 5, 10, 20, 50 and so on; what is nearly the next one counts as it. */
function roundDown(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number))
  const step = ROUND.findLast((round) => round * power <= number * 1.05) ?? 1
  return step * power
}
