import { noteStore } from './loads.ts'
import { LruMap } from './lruMap.ts'

/** Returns the stored value of a key, or stores and returns the value of `find`. */
export type LruCache<V extends object> = (key: string, find: () => V) => V

/**
 * A cache of the `most` keys that were used last. A promise that fails is not kept.
 * @param name in the metrics
 */
export function lruCache<V extends object>(most: number, name: string): LruCache<V> {
  const kept = new LruMap<V>(most)
  noteStore(name, kept)

  function forget(key: string, value: V): void {
    if (kept.get(key) === value) kept.delete(key)
  }

  return (key, find) => {
    const stored = kept.get(key)
    if (stored) return stored
    const value = find()
    kept.set(key, value)
    if (value instanceof Promise) value.catch(() => forget(key, value))
    return value
  }
}
