/** The ids that a save gives to new sections, by those that they had before. */
export type NewIds = ReadonlyMap<number, number>

/**
 * The keys of sections on the screen. A save gives a new section another id; its key stays, so its row, its form and
 * its place in the canvas stay the same elements, also while someone types in them or drags them.
 */
export interface SectionKeys {
  /** The first id of a section. */
  keyOf(id: number): number
  /** The id that a section has now, found by any id that it had. */
  idOf(id: number): number
  /** Runs before the sections have their new ids. */
  onRenamed(run: (ids: NewIds) => void): void
  rename(ids: NewIds): void
}

/** Without renames, the key of a section is its id. */
export function createSectionKeys(): SectionKeys {
  const keys = new Map<number, number>()
  const newest = new Map<number, number>()
  const listeners: ((ids: NewIds) => void)[] = []
  const keyOf = (id: number) => keys.get(id) ?? id
  return {
    keyOf,
    idOf: (id) => newest.get(keyOf(id)) ?? id,
    onRenamed: (run) => void listeners.push(run),
    rename: (ids) => {
      for (const [before, id] of ids) {
        newest.set(keyOf(before), id)
        keys.set(id, keyOf(before))
      }
      for (const run of listeners) run(ids)
    },
  }
}
