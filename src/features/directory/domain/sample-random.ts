/** A repeatable source of chance: the same seed always gives the same numbers. */
export type Chance = {
  /** A whole number from 0 to below `count`. */
  below: (count: number) => number
  /** True with the given probability, 0 to 1. */
  happens: (probability: number) => boolean
  /** One of the list, which must not be empty. */
  pick: <Item>(list: readonly Item[]) => Item
  /** The list in another order; the original stays as it is. */
  shuffle: <Item>(list: readonly Item[]) => Item[]
}

/** Mulberry32: small, and the same on every machine because it uses 32-bit whole numbers only. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    happens: (probability) => next() < probability,
    pick: (list) => {
      const item = list[below(list.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    shuffle: (list) =>
      list
        .map((item) => ({ item, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
  }
}
