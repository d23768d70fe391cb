/**
 * Caches the results of a pure function, at most `most` of them; then the cache is cleared, so that requests of
 * strangers cannot fill the memory.
 */
export function memo<Key extends string | number, Value>(most: number, make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const held = known.get(key)
    if (held !== undefined) return held
    if (known.size >= most) known.clear()
    const value = make(key)
    known.set(key, value)
    return value
  }
}
