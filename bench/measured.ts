/** One figure; `baseline` is what the plain way takes in the same run, `ratio` how many times more ours does. */
export type Measured = {
  name: string
  value: number
  unit: string
  p50?: number
  p95?: number
  baseline?: number
  ratio?: number
  n: number
}

/** Milliseconds: `value` is the 95th percentile. Without a baseline nothing stands beside it. */
export function spread(name: string, times: number[], baseline: number[]): Measured {
  const p50 = percentile(times, 0.5)
  const p95 = percentile(times, 0.95)
  const measured = { name, value: p95, unit: 'ms', p50, p95, n: times.length }
  if (baseline.length === 0) return measured
  const plain = percentile(baseline, 0.95)
  return { ...measured, baseline: plain, ratio: rounded(p95 / plain) }
}

export function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0)
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/** As one line for a person. */
export function lineOf({ name, value, unit, p50, baseline, ratio, n }: Measured): string {
  const middle = p50 === undefined ? '' : `  p50 ${p50}`
  const beside =
    baseline === undefined
      ? ''
      : `  baseline ${baseline}${ratio === undefined ? '' : ` (${ratio} times)`}`
  return `${name.padEnd(48)} ${String(value).padStart(8)} ${unit}${middle}${beside}  n ${n}\n`
}
