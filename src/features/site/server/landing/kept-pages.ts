/** Things that are kept for a while, the least used of them given up first. */
export type Kept<Value> = {
  get(key: string, nowMs: number): Value | undefined
  set(key: string, value: Value, bytes: number, nowMs: number): void
  bytes(): number
}

type Entry<Value> = { value: Value; bytes: number; until: number }

export function keepFor<Value>({ ms, mostBytes }: { ms: number; mostBytes: number }): Kept<Value> {
  // A map gives its keys in the order they were set: the first is the one not asked for the longest.
  const entries = new Map<string, Entry<Value>>()
  let total = 0
  const remove = (key: string, { bytes }: Entry<Value>) => {
    entries.delete(key)
    total -= bytes
  }
  return {
    get(key, nowMs) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      if (entry.until <= nowMs) {
        total -= entry.bytes
        return undefined
      }
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes, nowMs) {
      const before = entries.get(key)
      if (before) remove(key, before)
      if (bytes > mostBytes) return
      entries.set(key, { value, bytes, until: nowMs + ms })
      total += bytes
      for (const [oldest, entry] of entries) {
        if (total <= mostBytes) break
        remove(oldest, entry)
      }
    },
    bytes: () => total,
  }
}
