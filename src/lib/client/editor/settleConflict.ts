import type { ManagedStorefront, StorefrontConflict, StorefrontEditorUser } from '#shared/contract/managedStorefront.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { draftOf } from '#shared/sections/draftSections.ts'
import type { Side } from '../forms/theirChanges.ts'
import { renamedBy } from './adoptSaved.ts'
import {
  baseWithCreated,
  conflictingSections,
  createdIds,
  insertHidden,
  isForBuffer,
  mergeTaking,
  type SectionConflicts,
} from './conflicts.ts'
import type { EditedStorefront, EditorStore } from './storefrontEditor.ts'

/** The dialog in which a user settles conflicts. */
export interface SettlingDialog extends SectionConflicts {
  kind: 'conflict'
  by: StorefrontEditorUser | null
  at: string
}

/** Their version, and the version that both sides started from. */
interface NewerSave {
  from: readonly DraftSection[]
  newest: EditedStorefront
  /** The ids of my new sections that an earlier save has created. */
  ids: ReadonlyMap<number, number>
}

export interface ConflictSettling {
  /** The dialog of a save that was refused. `details`: of the refusal. */
  ofRefusal(saved: ManagedStorefront, details: Partial<StorefrontConflict>): SettlingDialog
  /** The dialog of a save that was merged, but conflicts with what was changed since. `from`: what both start from. */
  ofAnswer(saved: ManagedStorefront, from: readonly DraftSection[]): SettlingDialog
  /** Continues from their version, with one side of each section in conflict. */
  settle(sideOf: (id: number) => Side): void
  /** Continues from their version; mine goes into the buffer, or beside theirs. */
  copyMine(): void
}

/** Settles the conflicts of an editor: sections that two users changed since the same revision. */
export function settleConflict(editor: EditorStore): ConflictSettling {
  let met: { newer: NewerSave; conflicts: SectionConflicts['conflicts'] } | undefined

  function meet(newer: NewerSave, { by = null, at = '' }: Partial<Pick<SettlingDialog, 'by' | 'at'>>): SettlingDialog {
    const sides = { base: newer.from, mine: mineIn(newer), theirs: newer.newest.sections }
    // None is left if others have saved again since mine was refused: then the dialog only offers to save.
    const found = conflictingSections(sides)
    met = { newer, conflicts: found.conflicts }
    return { kind: 'conflict', by, at, ...found }
  }

  /** My sections, with the ids of those that an earlier save has created. A conflict ends the editing of a section. */
  function mineIn({ ids }: NewerSave): readonly DraftSection[] {
    return editor.$sections
      .get()
      .map(renamedBy(ids))
      .map((section) => (section.state === 'view' ? section : { ...section, state: 'view' }))
  }

  /** Continues from their version, with the changes of mine that are kept, and hidden copies of those `beside` it. */
  function rebase(sideOf: (id: number) => Side, beside: readonly DraftSection[] = []) {
    if (!met) return
    const { from, newest, ids } = met.newer
    const taken = new Set(met.conflicts.filter(({ id }) => sideOf(id) === 'theirs').map(({ id }) => id))
    const merged = mergeTaking({ base: from, mine: mineIn(met.newer), theirs: newest.sections }, taken)
    const sections = beside.reduce((list, section) => insertHidden(list, section, editor.newId()), merged)
    editor.continueFrom(newest, { from, sections, ids })
  }

  return {
    ofRefusal: (saved, { created = [], by, at }) => {
      const mine = editor.$sections.get()
      const ids = createdIds(mine, created)
      const from = baseWithCreated(editor.base().sections, mine.map(renamedBy(ids)), created)
      return meet({ from, newest: editedOf(saved), ids }, { by, at })
    },
    ofAnswer: (saved, from) => meet({ from, newest: editedOf(saved), ids: new Map() }, {}),
    settle: (sideOf) => rebase(sideOf),
    copyMine: () => {
      const conflicts = met?.conflicts ?? []
      const mine = conflicts.flatMap((section) => section.mine ?? [])
      const [copied] = isForBuffer(conflicts, editor.$buffer.get()) ? mine : []
      rebase(() => 'theirs', copied ? [] : mine)
      if (copied) editor.setBuffer({ ...copied, state: 'view' })
    },
  }
}

/** A loaded storefront as the editor starts with it. */
export function editedOf(storefront: ManagedStorefront): EditedStorefront {
  return { ...storefront, sections: storefront.sections.map(draftOf) }
}
