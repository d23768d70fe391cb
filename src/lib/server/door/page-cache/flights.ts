/** Whether something with one of these tags changed since a rendering began, so that it may show the old state. */
export type WasOvertaken = (tags: ReadonlySet<string>) => boolean

export interface Flights<T> {
  /** What the rendering under way for `key` answers, or a new one's; `first` says that it is new. */
  board(key: string, start: (wasOvertaken: WasOvertaken) => Promise<T>): { landed: Promise<T>; first: boolean }
  /** Notes a change. Nobody boards a flight that was under way then: those who ask after a change must see it. */
  overtake(tags: ReadonlySet<string>): void
}

/** Makes many who ask for the same thing at once share one rendering of it. */
export function createFlights<T>(): Flights<T> {
  const boarding = new Map<string, Promise<T>>()
  const changedSince = new Set<Set<string>>()
  return {
    board(key, start) {
      const underWay = boarding.get(key)
      if (underWay) return { landed: underWay, first: false }
      const changed = new Set<string>()
      changedSince.add(changed)
      const landed = start((tags) => !changed.isDisjointFrom(tags)).finally(() => {
        changedSince.delete(changed)
        if (boarding.get(key) === landed) boarding.delete(key)
      })
      boarding.set(key, landed)
      return { landed, first: true }
    },
    overtake(tags) {
      boarding.clear()
      for (const changed of changedSince) for (const tag of tags) changed.add(tag)
    },
  }
}
