import { atom, type WritableAtom } from 'nanostores'
import type { ManagedStorefront } from '#shared/contract/managedStorefront.ts'
import type { DraftSection, SectionState } from '#shared/sections/draft.ts'
import { draftOf } from '#shared/sections/draftSections.ts'
import { createUndoHistory } from '../undoHistory.ts'

type Sections = readonly DraftSection[]

/** A saved version of the storefront. */
export interface SavedVersion {
  revision: number
  sections: Sections
}

/** The sections with the steps that can be undone, and what is edited: the state that the verbs of the editor share. */
export interface EditorState {
  $list: WritableAtom<Sections>
  $saved: WritableAtom<Sections>
  $editing: WritableAtom<{ id: number; state: SectionState } | null>
  $buffer: WritableAtom<DraftSection | null>
  $canUndo: WritableAtom<boolean>
  $canRedo: WritableAtom<boolean>
  current(): Sections
  base(): SavedVersion
  /** The sections when editing began, for Cancel. */
  begun(): Sections
  /** Edits a section; what it was before comes back with Cancel. */
  beginEditing(id: number, state: SectionState, before?: Sections): void
  push(list: Sections, group?: string): void
  undo(): void
  redo(): void
  /** Goes back to a step and forgets those after it. Returns whether it is still known. */
  rewind(list: Sections): boolean
  /** Replaces the sections of all steps, for example when new ones get their ids. */
  rewrite(change: (list: Sections) => Sections): void
  /** The same when each section keeps its place: the section that is edited stays open under its new id. */
  rename(change: (list: Sections) => Sections): void
  /** Takes over what is saved now. */
  setBase(saved: SavedVersion): void
  /** Starts from a saved version: nothing is changed and nothing is edited. */
  start(saved: SavedVersion): void
  show(): void
}

/** Creates the state of an editor that starts from a loaded storefront. */
export function createEditorState(
  loaded: Pick<ManagedStorefront, 'revision' | 'sections'>,
  clock: () => number,
): EditorState {
  let base: SavedVersion = { revision: loaded.revision, sections: loaded.sections.map(draftOf) }
  let begun = base.sections
  const history = createUndoHistory(base.sections)
  const $list = atom(base.sections)
  const $saved = atom(base.sections)
  const $editing = atom<{ id: number; state: SectionState } | null>(null)
  const $buffer = atom<DraftSection | null>(null)
  const $canUndo = atom(false)
  const $canRedo = atom(false)

  function show() {
    const list = history.current()
    const editing = $editing.get()
    if (editing && !list.some(({ id }) => id === editing.id)) $editing.set(null)
    $list.set(list)
    $canUndo.set(history.canUndo())
    $canRedo.set(history.canRedo())
  }

  function setBase(saved: SavedVersion) {
    base = saved
    $saved.set(saved.sections)
  }

  function rename(change: (list: Sections) => Sections) {
    const editing = $editing.get()
    const place = history.current().findIndex(({ id }) => id === editing?.id)
    // Cancel looks for the step in which editing began.
    const changed = new Map<Sections, Sections>()
    history.rewrite((list) => {
      const next = change(list)
      changed.set(list, next)
      return next
    })
    begun = changed.get(begun) ?? change(begun)
    const renamed = history.current()[place]
    if (editing && renamed) $editing.set({ ...editing, id: renamed.id })
  }

  return {
    $list,
    $saved,
    $editing,
    $buffer,
    $canUndo,
    $canRedo,
    show,
    setBase,
    rename,
    current: history.current,
    base: () => base,
    begun: () => begun,
    beginEditing: (id, state, before = history.current()) => {
      if ($editing.get()?.id !== id) begun = before
      $editing.set({ id, state })
    },
    push: (list, group) => {
      history.push(list, clock(), group)
      show()
    },
    undo: () => {
      history.undo()
      show()
    },
    redo: () => {
      history.redo()
      show()
    },
    rewind: history.rewind,
    rewrite: history.rewrite,
    start: (saved) => {
      setBase(saved)
      history.restart(saved.sections)
      $editing.set(null)
      show()
    },
  }
}
