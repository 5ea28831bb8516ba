/**
 * How many standard deviations the rank sum of two samples is away from what it would be if both came from the same
 * source (Mann-Whitney, normal approximation, ties counted half). It looks at order alone, so that a few very slow
 * calls on a busy machine weigh no more than any others. Negative where `left` is smaller.
 */
export function rankSumDeviation(left: readonly number[], right: readonly number[]): number {
  const [n, m] = [left.length, right.length]
  let wins = 0
  for (const a of left) for (const b of right) wins += a > b ? 1 : a === b ? 0.5 : 0
  const expected = (n * m) / 2
  return (wins - expected) / Math.sqrt((n * m * (n + m + 1)) / 12)
}
