import { atom, type ReadableAtom } from 'nanostores'
import { isSameValue } from '#shared/sameValue.ts'
import { createUndoHistory } from '../undoHistory.ts'
import type { FormFace } from '../forms/settingsFormCalls.ts'
import type { AvailabilityValues } from './availabilityValues.ts'

/** The unsaved hours of the calendar, with undo and redo. */
export interface AvailabilityEditor {
  $values: ReadableAtom<AvailabilityValues>
  $canUndo: ReadableAtom<boolean>
  $canRedo: ReadableAtom<boolean>
  change(step: (values: AvailabilityValues) => AvailabilityValues): void
  undo(): void
  redo(): void
  /** The part that the form of the settings uses. */
  face: Pick<FormFace<AvailabilityValues>, 'read' | 'write'>
}

/** @param changed called after each change by the user */
export function createAvailabilityEditor(
  first: AvailabilityValues,
  changed: () => void,
  clock: () => number = Date.now,
): AvailabilityEditor {
  const history = createUndoHistory(first)
  const $values = atom(first)
  const $canUndo = atom(false)
  const $canRedo = atom(false)
  function show() {
    $values.set(history.current())
    $canUndo.set(history.canUndo())
    $canRedo.set(history.canRedo())
  }
  function step(act: () => void) {
    act()
    show()
    changed()
  }
  return {
    $values,
    $canUndo,
    $canRedo,
    change: (make) => {
      const next = make(history.current())
      if (!isSameValue(next, history.current())) step(() => history.push(next, clock()))
    },
    undo: () => step(history.undo),
    redo: () => step(history.redo),
    face: {
      read: () => history.current(),
      write: (values) => {
        history.restart(values)
        show()
      },
    },
  }
}
