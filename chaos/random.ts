/** Numbers of a seed: the same run of faults can be had again. */
export type Chance = {
  /** True in `share` of all asks, 0 to 1. */
  happens(share: number): boolean
  /** An integer from 0 to below `limit`. */
  below(limit: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    happens: (share) => next() < share,
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
  }
}
