/** A cache with a limit of bytes: to make room, it removes the values that were used longest ago. */
export interface WeighedCache<V extends object> {
  find(key: string): V | undefined
  /** Keeps a value of about this many bytes, unless it alone is over the limit. */
  keep(key: string, value: V, bytes: number): void
  size(): { entries: number; bytes: number }
}

/** The memory of an entry besides its value: map slot and objects. */
const ENTRY_BYTES = 256

/** Returns an empty cache of at most `limit` bytes. A character of a key counts as two. */
export function weighedCache<V extends object>(limit: number): WeighedCache<V> {
  // A Map keeps the order of insertion: the entry that was used longest ago is first.
  const entries = new Map<string, { value: V; weight: number }>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= entries.get(key)?.weight ?? 0
    entries.delete(key)
  }

  return {
    find(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    keep(key, value, valueBytes) {
      remove(key)
      const weight = valueBytes + key.length * 2 + ENTRY_BYTES
      if (weight > limit) return
      entries.set(key, { value, weight })
      bytes += weight
      for (const oldest of entries.keys()) {
        if (bytes <= limit) break
        remove(oldest)
      }
    },
    size: () => ({ entries: entries.size, bytes }),
  }
}
