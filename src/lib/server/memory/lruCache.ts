import { LruMap } from './lruMap.ts'

/** Returns the stored value of a key, or stores and returns the value of `find`. */
export type LruCache<V extends object> = (key: string, find: () => V) => V

/** A cache of the `most` keys that were used last. A promise that fails is not kept. */
export function lruCache<V extends object>(most: number): LruCache<V> {
  const kept = new LruMap<V>(most)

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
