/**
 * Remembers what a pure function answered for a key, at most `most` answers; then it starts afresh, so that
 * what strangers ask for cannot fill the memory.
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
