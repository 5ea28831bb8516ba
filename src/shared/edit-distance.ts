/** Letters to add, leave out, exchange or swap with a neighbour until one word is the other. */
export function editDistance(one: string, other: string): number {
  const a = [...one]
  const b = [...other]
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

/** Short words bear no slip, words of four letters one, of eight two. */
export function slipsAllowed(word: string): number {
  const { length } = [...word]
  if (length >= 8) return 2
  return length >= 4 ? 1 : 0
}
