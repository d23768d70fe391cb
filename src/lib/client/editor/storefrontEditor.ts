import { atom, computed, type ReadableAtom } from 'nanostores'
import type { ManagedStorefront } from '#shared/contract/managedStorefront.ts'
import type { DraftSection, SectionState } from '#shared/sections/draft.ts'
import { copyOfSection, draftOf, newSection, type SectionStart } from '#shared/sections/draftSections.ts'
import { type EditorRefusal, fullProblem, pasteProblem } from '#shared/sections/pasteProblem.ts'
import { mergeSections } from '#shared/sections/mergeSections.ts'
import { insertSection, moveSection, removeSection } from '#shared/sections/sectionList.ts'
import type { SectionType, StorefrontType } from '#shared/sections/types.ts'
import { type SectionLookup, sectionLookup } from './sectionLookup.ts'
import { createHistory } from './history.ts'
import { adoptSaved, renamedBy } from './adoptSaved.ts'
import { isSameList } from './isSameList.ts'
import { type SectionChanges, sectionChanges } from './sectionChanges.ts'
import { withState } from './withState.ts'

/** Why Save is disabled; the first that applies. */
export type SaveBlock = 'buffer' | 'editing' | 'unchanged'

/** A storefront as the editor starts with it. */
export type EditedStorefront = Pick<ManagedStorefront, 'type' | 'language' | 'revision'> & {
  sections: readonly DraftSection[]
}

export interface EditorStore extends SectionChanges, SectionLookup {
  type: StorefrontType
  /** The language in which the storefront is written first. */
  language: string
  $sections: ReadableAtom<readonly DraftSection[]>
  /** The one section that was copied. */
  $buffer: ReadableAtom<DraftSection | null>
  $editingId: ReadableAtom<number | null>
  $changed: ReadableAtom<boolean>
  $saveBlockedBy: ReadableAtom<SaveBlock | null>
  $canUndo: ReadableAtom<boolean>
  $canRedo: ReadableAtom<boolean>
  /** The revision that the changes start from, and its sections. */
  base(): { revision: number; sections: readonly DraftSection[] }
  /** Inserts a new section and edits it. Returns why not, or null. */
  add(type: SectionType, index: number, start?: SectionStart): EditorRefusal | null
  /** Adds filled sections at the end, in one step. */
  addAll(sections: readonly { type: SectionType; start: SectionStart }[]): void
  edit(id: number, state: SectionState): void
  /** Ends editing and takes back what was changed since it began; a section being created disappears. */
  cancel(): void
  move(id: number, index: number): void
  copy(id: number): void
  setBuffer(section: DraftSection | null): void
  /** Inserts a copy of the buffer and empties it. Returns why not, or null. */
  pasteAt(index: number): EditorRefusal | null
  /** Returns a function that takes back exactly this removal. */
  remove(id: number): () => void
  undo(): void
  redo(): void
  /** Loads a storefront: nothing is changed and nothing is edited. */
  reset(loaded: EditedStorefront): void
  /** Takes over unsaved sections, for example of the recovery copy. */
  restore(sections: readonly DraftSection[], base?: EditedStorefront): void
  /** Continues from a newer version in one step; the steps before it get the newer changes too. `ids`: of new sections. */
  continueFrom(
    newest: EditedStorefront,
    step: { from: readonly DraftSection[]; sections: readonly DraftSection[]; ids: ReadonlyMap<number, number> },
  ): void
  /**
   * The server has saved the sections that were sent; what was changed since then stays unsaved. If that clashes with
   * what another user has saved, nothing is merged, and the result is the version that the clash starts from.
   */
  saved(
    answer: ManagedStorefront & { created: readonly number[] },
    sent: readonly DraftSection[],
  ): readonly DraftSection[] | null
  newId(): number
}

/** Creates the state of the editor of one storefront. */
export function createStorefrontEditor(
  loaded: Pick<ManagedStorefront, 'type' | 'language' | 'revision' | 'sections'>,
  newId: () => number,
  clock: () => number = Date.now,
): EditorStore {
  const { type, language } = loaded
  let base: { revision: number; sections: readonly DraftSection[] } = {
    revision: loaded.revision,
    sections: loaded.sections.map(draftOf),
  }
  const history = createHistory(base.sections)
  const $list = atom(base.sections)
  const $saved = atom(base.sections)
  const $editing = atom<{ id: number; state: SectionState } | null>(null)
  const $buffer = atom<DraftSection | null>(null)
  const $canUndo = atom(false)
  const $canRedo = atom(false)
  // The sections when editing began, for Cancel.
  let begun = base.sections

  const $sections = computed([$list, $editing], withState())
  const $editingId = computed($editing, (editing) => editing?.id ?? null)
  const $changed = computed([$list, $saved], (list, saved) => list !== saved)
  const $saveBlockedBy = computed([$buffer, $editing, $changed], (buffer, editing, changed): SaveBlock | null => {
    if (buffer) return 'buffer'
    if (editing) return 'editing'
    return changed ? null : 'unchanged'
  })

  function show() {
    const list = history.current()
    const editing = $editing.get()
    if (editing && !list.some(({ id }) => id === editing.id)) $editing.set(null)
    $list.set(list)
    $canUndo.set(history.canUndo())
    $canRedo.set(history.canRedo())
  }

  function push(list: readonly DraftSection[], group?: string) {
    history.push(list, clock(), group)
    show()
  }

  function start(next: { revision: number; sections: readonly DraftSection[] }) {
    base = next
    history.restart(next.sections)
    $editing.set(null)
    $saved.set(next.sections)
    show()
  }

  function edit(id: number, state: SectionState) {
    if (state === 'view') {
      if ($editing.get()?.id === id) $editing.set(null)
      return
    }
    const editing = $editing.get()
    if (editing?.id !== id) begun = history.current()
    // A section that is being created stays so on its first tab.
    $editing.set({ id, state })
  }

  return {
    ...{ type, language, $sections, $buffer, $editingId, $changed, $saveBlockedBy, $canUndo, $canRedo },
    ...sectionLookup($sections),
    ...sectionChanges(language, () => history.current(), push),
    edit,
    base: () => base,
    add: (added, index, filled) => {
      const list = history.current()
      const problem = fullProblem(list.length)
      if (problem) return problem
      const id = newId()
      begun = list
      push(insertSection(list, index, newSection(added, { id, language, ...(filled && { start: filled }) })))
      $editing.set({ id, state: 'create' })
      return null
    },
    addAll: (sections) => {
      const added = sections.map(({ type: added, start }) => newSection(added, { id: newId(), language, start }))
      push(added.reduce((list, section) => insertSection(list, list.length, section), history.current()))
    },
    cancel: () => {
      const editing = $editing.get()
      if (!editing) return
      $editing.set(null)
      if (history.current() === begun) return
      const before = begun.find(({ id }) => id === editing.id)
      const list = history.current()
      const without = before
        ? list.map((section) => (section.id === editing.id ? { ...before, weight: section.weight } : section))
        : removeSection(list, editing.id)
      // Usually nothing else has changed since then, and Cancel leaves no step behind.
      if (!isSameList(without, begun) || !history.rewind(begun)) history.push(without, clock())
      show()
    },
    move: (id, index) => {
      const list = history.current()
      const from = list.findIndex((section) => section.id === id)
      const to = Math.min(Math.max(index, 0), list.length - 1)
      if (from >= 0 && from !== to) push(moveSection(list, id, to))
    },
    copy: (id) => {
      const copied = history.current().find((section) => section.id === id)
      if (copied) $buffer.set(copied)
    },
    setBuffer: (section) => $buffer.set(section),
    pasteAt: (index) => {
      const copied = $buffer.get()
      if (!copied) return null
      const list = history.current()
      const problem = pasteProblem(copied, type, list.length)
      if (problem) return problem
      push(insertSection(list, index, copyOfSection(copied, newId())))
      $buffer.set(null)
      return null
    },
    remove: (id) => {
      const before = history.current()
      const index = before.findIndex((section) => section.id === id)
      const removed = before[index]
      push(removeSection(before, id))
      return () => {
        const list = history.current()
        if (removed && !list.some((section) => section.id === id)) push(insertSection(list, index, removed))
      }
    },
    undo: () => {
      history.undo()
      show()
    },
    redo: () => {
      history.redo()
      show()
    },
    reset: start,
    restore: (sections, from) => {
      if (from) start({ revision: from.revision, sections: from.sections })
      $editing.set(null)
      push(sections)
    },
    newId,
    continueFrom: ({ revision, sections: newest }, { from, sections, ids }) => {
      const mergeWith = (mine: readonly DraftSection[]) =>
        mergeSections({ base: from, mine, theirs: newest, keep: 'mine' }).sections
      history.rewrite((list) => (list === from ? newest : mergeWith(list.map(renamedBy(ids)))))
      base = { revision, sections: newest }
      $editing.set(null)
      $saved.set(newest)
      push(sections)
    },
    saved: (answer, sent) => {
      const { isForeign, renamed, sections } = adoptSaved(sent, answer)
      const isSince = history.current() !== sent
      const before = isForeign ? sent.map(renamed) : sections
      const mine = history.current().map(renamed)
      const merge = isForeign && isSince ? mergeSections({ base: before, mine, theirs: sections }) : null
      if (isForeign && !merge?.conflicts.length) {
        start({ revision: answer.revision, sections })
        if (merge) push(merge.sections)
        return null
      }
      // Undo still works after a save: the older versions get the new ids.
      history.rewrite((list) => (list === sent ? before : list.map(renamed)))
      if (!merge) {
        base = { revision: answer.revision, sections }
        $saved.set(sections)
      }
      show()
      return merge && before
    },
  }
}
