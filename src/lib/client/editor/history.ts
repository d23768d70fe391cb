/** How many steps can be undone. */
const STEPS = 100
/** Changes of the same group within this time of each other are one step. */
const GROUP_MS = 500

/** The versions of a value, for undo and redo. */
export interface History<Value> {
  current(): Value
  /** @param group changes of one text have the same group, so that typing is undone in words and not in letters */
  push(value: Value, at: number, group?: string): void
  undo(): void
  redo(): void
  canUndo(): boolean
  canRedo(): boolean
  /** Goes back to a version and forgets those after it. Returns whether it is still known. */
  rewind(value: Value): boolean
  /** Replaces all versions, for example when new things get their ids. */
  rewrite(change: (value: Value) => Value): void
  /** Forgets all other versions. */
  restart(value: Value): void
}

export function createHistory<Value>(first: Value): History<Value> {
  let versions = [first]
  let place = 0
  let last: { group: string; at: number } | null = null

  const step = (to: number) => {
    place = Math.min(Math.max(to, 0), versions.length - 1)
    last = null
  }
  return {
    current: () => versions[place]!,
    push: (value, at, group = '') => {
      const joins = group !== '' && last?.group === group && at - last.at <= GROUP_MS && place > 0
      versions = [...versions.slice(0, joins ? place : place + 1), value].slice(-STEPS - 1)
      place = versions.length - 1
      last = { group, at }
    },
    undo: () => step(place - 1),
    redo: () => step(place + 1),
    canUndo: () => place > 0,
    canRedo: () => place < versions.length - 1,
    rewind: (value) => {
      const at = versions.lastIndexOf(value, place)
      if (at < 0) return false
      versions = versions.slice(0, at + 1)
      step(at)
      return true
    },
    rewrite: (change) => {
      versions = versions.map(change)
    },
    restart: (value) => {
      versions = [value]
      step(0)
    },
  }
}
