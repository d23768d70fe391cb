/** A map of at most `most` entries: a new entry removes the one that was used longest ago. */
export class LruMap<V> extends Map<string, V> {
  readonly #most: number

  constructor(most: number) {
    super()
    this.#most = most
  }

  override get(key: string): V | undefined {
    const value = super.get(key)
    if (value !== undefined) this.#putLast(key, value)
    return value
  }

  override set(key: string, value: V): this {
    this.#putLast(key, value)
    const [oldest] = this.size > this.#most ? this.keys() : []
    if (oldest !== undefined) this.delete(oldest)
    return this
  }

  /** A map lists its entries in the order of insertion, so an entry that is used is inserted again. */
  #putLast(key: string, value: V): void {
    this.delete(key)
    super.set(key, value)
  }
}
