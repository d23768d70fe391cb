interface Entry<V> {
  value: V
  /** Whether it was read since it was last spared. */
  isUsed: boolean
}

/**
 * A map that knows which entries are used. A new entry over the limit takes the place of an old one that nobody has read
 * lately ("second chance"). An exact order of use would move each entry that is read to the end of a `Map`, which then
 * needs a new table after a few reads.
 */
export class LruMap<V> {
  readonly #most: number
  readonly #entries = new Map<string, Entry<V>>()

  constructor(most: number = Infinity) {
    this.#most = most
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    entry.isUsed = true
    return entry.value
  }

  set(key: string, value: V): void {
    const entry = this.#entries.get(key)
    if (entry) {
      Object.assign(entry, { value, isUsed: true })
      return
    }
    if (this.#entries.size >= this.#most) this.takeOldest()
    this.#entries.set(key, { value, isUsed: false })
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }

  keys(): IterableIterator<string> {
    return this.#entries.keys()
  }

  /** Removes the oldest entry that nobody has read since it was last spared. Returns its value; undefined if empty. */
  takeOldest(): V | undefined {
    // An entry that moves to the end is reached again, and is not spared twice.
    for (const [key, entry] of this.#entries) {
      this.#entries.delete(key)
      if (!entry.isUsed) return entry.value
      entry.isUsed = false
      this.#entries.set(key, entry)
    }
    return undefined
  }
}
