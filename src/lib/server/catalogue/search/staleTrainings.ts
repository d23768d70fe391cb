/**
 * The trainings whose documents must be read again, in the order in which they were noted. A search waits for those
 * that were noted before it, not for those that come later.
 */
export interface StaleTrainings {
  note(ids: readonly number[]): void
  /** The number of trainings noted so far. One that waits already is not counted again. */
  readonly noted: number
  /** How many of them, in their order, no longer have to be read. */
  readonly renewed: number
  /** How many wait. */
  readonly size: number
  /** Takes the first ones for this work, each with the age in which it was last noted. If it fails, they wait again. */
  renew(most: number, work: (ages: ReadonlyMap<number, number>) => Promise<void>): Promise<void>
  /** Begins a new age, in which later notes are made, and returns it. */
  nextAge(): number
  /** Drops the trainings that were last noted before this age. */
  dropBefore(age: number): void
}

/** Returns an empty list of stale trainings. */
export function staleTrainings(): StaleTrainings {
  /** The age in which each was last noted. Noted again, a training keeps its place: it will be read later than now. */
  let waiting = new Map<number, number>()
  let taken: ReadonlyMap<number, number> = new Map()
  let noted = 0
  let age = 0

  return {
    note(ids) {
      for (const id of ids) {
        if (!waiting.has(id)) noted++
        waiting.set(id, age)
      }
    },
    get noted() {
      return noted
    },
    get renewed() {
      return noted - taken.size - waiting.size
    },
    get size() {
      return waiting.size
    },
    async renew(most, work) {
      const ages = new Map(waiting.entries().take(most))
      // No longer among those that wait: a change during the work puts a training at the end.
      taken = ages
      for (const id of ages.keys()) waiting.delete(id)
      try {
        await work(ages)
      } catch (error) {
        waiting = new Map([...ages, ...waiting])
        throw error
      } finally {
        taken = new Map()
      }
    },
    nextAge: () => ++age,
    dropBefore(limit) {
      for (const [id, last] of waiting) if (last < limit) waiting.delete(id)
    },
  }
}
