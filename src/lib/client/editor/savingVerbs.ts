import type { DraftSection, SectionState } from '#shared/sections/draft.ts'
import { mergeSections } from '#shared/sections/mergeSections.ts'
import { adoptSaved, renamedBy } from './adoptSaved.ts'
import type { EditorState } from './editorState.ts'
import type { SectionKeys } from './sectionKeys.ts'
import type { EditorStore } from './storefrontEditor.ts'

/** Takes over what the server, another user or the recovery copy has. */
export function savingVerbs(
  shared: EditorState,
  keys: SectionKeys,
): Pick<EditorStore, 'reset' | 'restore' | 'continueFrom' | 'saved'> {
  const { $editing, current, base, beginEditing, push, start, rewrite, rename, setBase, show } = shared

  function reopen(state: SectionState, id: number): void {
    if (current().some((section) => section.id === id)) beginEditing(id, state, base().sections)
  }

  return {
    reset: ({ revision, sections }) => start({ revision, sections }),
    restore: (sections, from) => {
      if (from) start({ revision: from.revision, sections: from.sections })
      $editing.set(null)
      push(sections)
    },
    continueFrom: ({ revision, sections: newest }, { from, sections, ids }) => {
      const mergeWith = (mine: readonly DraftSection[]) =>
        mergeSections({ base: from, mine, theirs: newest, keep: 'mine' }).sections
      keys.rename(ids)
      rewrite((list) => (list === from ? newest : mergeWith(list.map(renamedBy(ids)))))
      $editing.set(null)
      setBase({ revision, sections: newest })
      push(sections)
    },
    saved: (answer, sent) => {
      const { isForeign, ids, renamed, sections } = adoptSaved(sent, answer)
      keys.rename(ids)
      const before = isForeign ? sent.map(renamed) : sections
      const mine = current().map(renamed)
      const merge = isForeign ? mergeSections({ base: before, mine, theirs: sections }) : null
      if (isForeign && !merge?.conflicts.length) {
        const editing = $editing.get()
        const edited = editing && current().find(({ id }) => id === editing.id)
        // Undo still works: the other steps get the changes of the other user, too.
        const mergeWith = (list: readonly DraftSection[]) =>
          mergeSections({ base: before, mine: list.map(renamed), theirs: sections, keep: 'mine' }).sections
        rewrite((list) => (list === sent ? sections : mergeWith(list)))
        $editing.set(null)
        setBase({ revision: answer.revision, sections })
        show()
        // A form that was opened in the meantime stays open.
        if (edited) reopen(editing.state, renamed(edited).id)
        return null
      }
      // Undo still works after a save: the older steps get the new ids.
      rename((list) => (list === sent ? before : list.map(renamed)))
      if (!merge) setBase({ revision: answer.revision, sections })
      show()
      return merge && before
    },
  }
}
