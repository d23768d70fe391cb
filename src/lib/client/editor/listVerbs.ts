import { copyOfSection, newSection } from '#shared/sections/draftSections.ts'
import { fullProblem, pasteProblem } from '#shared/sections/pasteProblem.ts'
import { insertSection, moveSection, removeSection } from '#shared/sections/sectionList.ts'
import type { EditorState } from './editorState.ts'
import type { EditorStore } from './storefrontEditor.ts'

type ListVerbs = Pick<EditorStore, 'add' | 'addAll' | 'move' | 'copy' | 'setBuffer' | 'pasteAt' | 'remove'>

/** Changes the list of the sections: adds, moves, copies, pastes and removes. */
export function listVerbs(
  { $buffer, current, push, beginEditing }: EditorState,
  { type, language, newId }: Pick<EditorStore, 'type' | 'language' | 'newId'>,
): ListVerbs {
  return {
    add: (added, index, filled) => {
      const list = current()
      const problem = fullProblem(list.length)
      if (problem) return problem
      const id = newId()
      push(insertSection(list, index, newSection(added, { id, language, ...(filled && { start: filled }) })))
      beginEditing(id, 'create', list)
      return null
    },
    addAll: (sections) => {
      const added = sections.map(({ type: one, start }) => newSection(one, { id: newId(), language, start }))
      push(added.reduce((list, section) => insertSection(list, list.length, section), current()))
    },
    move: (id, index) => {
      const list = current()
      const from = list.findIndex((section) => section.id === id)
      const to = Math.min(Math.max(index, 0), list.length - 1)
      if (from >= 0 && from !== to) push(moveSection(list, id, to))
    },
    copy: (id) => {
      const copied = current().find((section) => section.id === id)
      if (copied) $buffer.set(copied)
    },
    setBuffer: (section) => $buffer.set(section),
    pasteAt: (index) => {
      const copied = $buffer.get()
      if (!copied) return null
      const list = current()
      const problem = pasteProblem(copied, type, list.length)
      if (problem) return problem
      push(insertSection(list, index, copyOfSection(copied, newId())))
      $buffer.set(null)
      return null
    },
    remove: (id) => {
      const before = current()
      const index = before.findIndex((section) => section.id === id)
      const removed = before[index]
      push(removeSection(before, id))
      return () => {
        const list = current()
        if (removed && !list.some((section) => section.id === id)) push(insertSection(list, index, removed))
      }
    },
  }
}
