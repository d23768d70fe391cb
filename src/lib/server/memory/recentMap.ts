/** A map that holds the `most` entries that were used last: what was not asked for longest makes room. */
export class RecentMap<V> extends Map<string, V> {
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

  /** A map hands out its entries in the order they came in, so what is used again has to come in again. */
  #putLast(key: string, value: V): void {
    this.delete(key)
    super.set(key, value)
  }
}
