import { computed, type ReadableAtom } from 'nanostores'
import type { ManagedStorefront } from '#shared/contract/managedStorefront.ts'
import type { DraftSection, SectionState } from '#shared/sections/draft.ts'
import type { SectionStart } from '#shared/sections/draftSections.ts'
import type { EditorRefusal } from '#shared/sections/pasteProblem.ts'
import type { SectionType } from '#shared/sections/types.ts'
import type { StorefrontType } from '#shared/audience/storefrontTypes.ts'
import { createEditorState } from './editorState.ts'
import { editingVerbs } from './editingVerbs.ts'
import { listVerbs } from './listVerbs.ts'
import { savingVerbs } from './savingVerbs.ts'
import { type SectionChanges, sectionChanges } from './sectionChanges.ts'
import { createSectionKeys, type NewIds, type SectionKeys } from './sectionKeys.ts'
import { type SectionLookup, sectionLookup } from './sectionLookup.ts'
import { withState } from './withState.ts'

/** Why Save is disabled; the first that applies. */
export type SaveBlock = 'buffer' | 'editing' | 'unchanged'

/** A storefront as the editor starts with it. */
export type EditedStorefront = Pick<ManagedStorefront, 'type' | 'language' | 'revision'> & {
  sections: readonly DraftSection[]
}

export interface EditorStore extends SectionChanges, SectionLookup {
  type: StorefrontType
  /** The language in which the storefront is written first: one that the site has. */
  language: string
  /** The keys of the sections on the screen. */
  keys: SectionKeys
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
  /**
   * Continues from a newer version in one step; the steps before it get the newer changes too. `ids`: of new sections.
   */
  continueFrom(
    newest: EditedStorefront,
    step: { from: readonly DraftSection[]; sections: readonly DraftSection[]; ids: NewIds },
  ): void
  /**
   * The server has saved the sections that were sent; what was changed since then stays unsaved. If that conflicts with
   * what another user has saved, nothing is merged, and the result is the version that the conflict starts from.
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
  const shared = createEditorState(loaded, clock)
  const keys = createSectionKeys()
  const { $list, $saved, $editing, $buffer, $canUndo, $canRedo } = shared
  const $sections = computed([$list, $editing], withState())
  const $editingId = computed($editing, (editing) => editing?.id ?? null)
  const $changed = computed([$list, $saved], (list, saved) => list !== saved)
  const $saveBlockedBy = computed([$buffer, $editing, $changed], (buffer, editing, changed): SaveBlock | null => {
    if (buffer) return 'buffer'
    if (editing) return 'editing'
    return changed ? null : 'unchanged'
  })
  return {
    type,
    language,
    $sections,
    $buffer,
    $editingId,
    $changed,
    $saveBlockedBy,
    $canUndo,
    $canRedo,
    newId,
    ...sectionLookup($sections),
    ...sectionChanges(language, shared.current, shared.push),
    ...editingVerbs(shared),
    ...listVerbs(shared, { type, language, newId }),
    ...savingVerbs(shared, keys),
    keys,
    base: shared.base,
    undo: shared.undo,
    redo: shared.redo,
  }
}
