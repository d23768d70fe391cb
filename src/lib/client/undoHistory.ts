/** How many steps can be undone. */
const STEPS = 100
/** Changes of the same group within this time of each other are one step. */
const GROUP_MS = 500

/** The steps of a value, for undo and redo. */
export interface UndoHistory<Value> {
  current(): Value
  /** @param group changes of one text have the same group, so that typing is undone in words and not in letters */
  push(value: Value, at: number, group?: string): void
  undo(): void
  redo(): void
  canUndo(): boolean
  canRedo(): boolean
  /** Goes back to a step and forgets those after it. Returns whether it is still known. */
  rewind(value: Value): boolean
  /** Replaces the values of all steps, for example when new things get their ids. */
  rewrite(change: (value: Value) => Value): void
  /** Forgets all other steps. */
  restart(value: Value): void
}

/** Creates a history with one step, its first value. */
export function createUndoHistory<Value>(first: Value): UndoHistory<Value> {
  let steps = [first]
  let place = 0
  let last: { group: string; at: number } | null = null

  const goTo = (to: number) => {
    place = Math.min(Math.max(to, 0), steps.length - 1)
    last = null
  }
  return {
    current: () => steps[place]!,
    push: (value, at, group = '') => {
      const joins = group !== '' && last?.group === group && at - last.at <= GROUP_MS && place > 0
      steps = [...steps.slice(0, joins ? place : place + 1), value].slice(-STEPS - 1)
      place = steps.length - 1
      last = { group, at }
    },
    undo: () => goTo(place - 1),
    redo: () => goTo(place + 1),
    canUndo: () => place > 0,
    canRedo: () => place < steps.length - 1,
    rewind: (value) => {
      const at = steps.lastIndexOf(value, place)
      if (at < 0) return false
      steps = steps.slice(0, at + 1)
      goTo(at)
      return true
    },
    rewrite: (change) => {
      steps = steps.map(change)
    },
    restart: (value) => {
      steps = [value]
      goTo(0)
    },
  }
}
