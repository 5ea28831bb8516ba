import { type Counted, seeded, shuffle } from './classifier-training.ts'

const BANDS = 6
const ROWS = 3

/**
 * The fold of each example. Near-duplicates (the same label, most features shared) are in one fold, or a model
 * would be measured on what it has seen.
 */
export function foldsOf(examples: readonly Counted[], folds: number): number[] {
  const groups = groupsOfNearDuplicates(examples)
  const members = new Map<number, number[]>()
  groups.forEach((group, example) => {
    members.set(group, [...(members.get(group) ?? []), example])
  })
  const order = [...members.values()]
  shuffle(order, seeded(5))
  const sizes = new Array<number>(folds).fill(0)
  const fold = new Array<number>(examples.length).fill(0)
  for (const group of order) {
    const smallest = sizes.indexOf(Math.min(...sizes))
    for (const example of group) fold[example] = smallest
    sizes[smallest] = (sizes[smallest] ?? 0) + group.length
  }
  return fold
}

/** Locality-sensitive hashing: texts that share a band of minimal hashes are near-duplicates. */
function groupsOfNearDuplicates(examples: readonly Counted[]): number[] {
  const parent = examples.map((_, i) => i)
  const rootOf = (i: number): number => {
    let at = i
    while (parent[at] !== at) at = parent[at] ?? at
    return at
  }
  const firstWith = new Map<string, number>()
  examples.forEach(({ counts, label }, i) => {
    if (counts.size === 0) return
    const minimal = minimalHashes([...counts.keys()])
    for (let band = 0; band < BANDS; band += 1) {
      const name = [label, band, ...minimal.slice(band * ROWS, (band + 1) * ROWS)].join(' ')
      const first = firstWith.get(name)
      if (first === undefined) firstWith.set(name, i)
      else parent[rootOf(i)] = rootOf(first)
    }
  })
  return parent.map((_, i) => rootOf(i))
}

function minimalHashes(keys: readonly number[]): number[] {
  return Array.from({ length: BANDS * ROWS }, (_, i) => {
    const seed = Math.imul(i + 1, 0x9e3779b1)
    let least = Number.POSITIVE_INFINITY
    for (const key of keys) {
      const mixed = Math.imul(key ^ seed, 0x85ebca6b)
      least = Math.min(least, Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0)
    }
    return least
  })
}
