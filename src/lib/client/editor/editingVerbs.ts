import { removeSection } from '#shared/sections/sectionList.ts'
import type { EditorState } from './editorState.ts'
import { isSameList } from './isSameList.ts'
import type { EditorStore } from './storefrontEditor.ts'

/** Begins and ends the editing of one section. */
export function editingVerbs(shared: EditorState): Pick<EditorStore, 'edit' | 'cancel'> {
  const { $editing, current, begun, beginEditing, push, rewind, show } = shared
  return {
    edit: (id, state) => {
      if (state !== 'view') beginEditing(id, state)
      else if ($editing.get()?.id === id) $editing.set(null)
    },
    cancel: () => {
      const editing = $editing.get()
      if (!editing) return
      $editing.set(null)
      if (current() === begun()) return
      const before = begun().find(({ id }) => id === editing.id)
      const list = current()
      const without = before
        ? list.map((section) => (section.id === editing.id ? { ...before, weight: section.weight } : section))
        : removeSection(list, editing.id)
      // Usually nothing else has changed since then, and Cancel leaves no step behind.
      if (isSameList(without, begun()) && rewind(begun())) show()
      else push(without)
    },
  }
}
