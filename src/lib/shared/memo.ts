/**
 * Caches the results of a pure function, at most `most` of them; then the cache is cleared, so that requests of
 * strangers cannot fill the memory.
 */
export function memo<Key extends string | number, Value>(most: number, make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  // To look for a text that was just made, a map first has to find the same text among all texts of the program.
  let lastKey: Key | undefined
  let last: Value | undefined
  return (key) => {
    if (key === lastKey && last !== undefined) return last
    let value = known.get(key)
    if (value === undefined) {
      if (known.size >= most) known.clear()
      value = make(key)
      known.set(key, value)
    }
    lastKey = key
    last = value
    return value
  }
}

/** Remembers what was made of objects that nobody can change; for any other object it is made each time. */
export function memoOfFrozen<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const held = known.get(key)
    if (held) return held
    const value = make(key)
    if (Object.isFrozen(key)) known.set(key, value)
    return value
  }
}
