/** One measured number; `baseline` is what a simpler way reaches on the same texts. */
export type Figure = {
  name: string
  value: number
  unit: string
  baseline?: number
  n: number
}

/** In per cent, to one decimal. */
export function share<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  return percent(items.filter(is).length, items.length)
}

export function percent(part: number, whole: number): number {
  return Math.round((1_000 * part) / Math.max(1, whole)) / 10
}

export function lineOf({ name, value, unit, baseline, n }: Figure): string {
  const beside = baseline === undefined ? '' : `  (best baseline ${baseline})`
  return `${name.padEnd(56)} ${value.toFixed(1).padStart(6)} ${unit}  n ${n}${beside}\n`
}
