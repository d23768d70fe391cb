import { LruMap } from './lruMap.ts'

/** A cache with a limit of bytes: to make room, it removes values that were not used lately. */
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
  const entries = new LruMap<{ value: V; weight: number }>()
  let bytes = 0

  return {
    find: (key) => entries.get(key)?.value,
    keep(key, value, valueBytes) {
      bytes -= entries.get(key)?.weight ?? 0
      entries.delete(key)
      const weight = valueBytes + key.length * 2 + ENTRY_BYTES
      if (weight > limit) return
      while (bytes + weight > limit) bytes -= entries.takeOldest()?.weight ?? bytes
      entries.set(key, { value, weight })
      bytes += weight
    },
    size: () => ({ entries: entries.size, bytes }),
  }
}
