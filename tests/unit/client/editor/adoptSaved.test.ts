import { beforeEach, expect, test } from 'vitest'
import type { EditorStore } from '#client/editor/storefrontEditor.ts'
import { idsOf, openThreeSections, savedAnswer, storedSection, titleOf } from './storyEditor.ts'

let editor: EditorStore
let now: number

beforeEach(() => {
  now = 1_000_000
  editor = openThreeSections(() => now)
})

test('a save gives new sections their ids, and undo still works after it', () => {
  editor.add('stats', 0)
  editor.edit(-1, 'view')
  now += 1000
  editor.remove(2)
  const sent = editor.$sections.get()
  editor.saved({ ...savedAnswer(sent, { [-1]: 41 }), created: [41] }, sent)
  expect(idsOf(editor)).toEqual([41, 1, 3])
  expect(editor.$changed.get()).toBe(false)
  expect(editor.base().revision).toBe(6)
  editor.undo()
  expect(idsOf(editor)).toEqual([41, 1, 2, 3])
  expect(editor.$changed.get()).toBe(true)
})

test('a save that merged the changes of another user shows them, and undo takes back only mine', () => {
  editor.changeContent(3, 'en', { title: 'Mine' })
  now += 1000
  editor.remove(1)
  const sent = editor.$sections.get()
  const answer = savedAnswer(sent, {})
  editor.saved({ ...answer, sections: [...answer.sections, storedSection(9, 'logos')], created: [] }, sent)
  expect(idsOf(editor)).toEqual([2, 3, 9])
  expect(editor.$changed.get()).toBe(false)
  editor.undo()
  expect([idsOf(editor), titleOf(editor, 3)]).toEqual([[1, 2, 3, 9], 'Mine'])
  editor.undo()
  expect([idsOf(editor), titleOf(editor, 3)]).toEqual([[1, 2, 3, 9], ''])
  editor.redo()
  editor.redo()
  expect(idsOf(editor)).toEqual([2, 3, 9])
  expect(editor.$changed.get()).toBe(false)
})

test('a form that is open while a save merges the changes of another user stays open with its text', () => {
  editor.remove(1)
  const sent = editor.$sections.get()
  editor.edit(3, 'settings')
  editor.changeContent(3, 'en', { title: 'Typed since' })
  const answer = savedAnswer(sent, {})
  const theirs = { ...storedSection(9, 'logos'), weight: answer.sections.length }
  editor.saved({ ...answer, sections: [...answer.sections, theirs], created: [] }, sent)
  expect(editor.$editingId.get()).toBe(3)
  expect(titleOf(editor, 3)).toBe('Typed since')
  editor.cancel()
  expect([idsOf(editor), titleOf(editor, 3)]).toEqual([[2, 3, 9], ''])
  expect(editor.$changed.get()).toBe(false)
})

test('undo goes back to what I wrote before, also where another user has written since', () => {
  editor.changeContent(3, 'en', { title: 'Mine' })
  now += 1000
  editor.changeContent(3, 'en', { title: '' })
  const sent = editor.$sections.get()
  const answer = savedAnswer(sent, {})
  const theirs = answer.sections.map((section) => (section.id === 3 ? titled('Theirs') : section))
  editor.saved({ ...answer, sections: theirs, created: [] }, sent)
  expect(titleOf(editor, 3)).toBe('Theirs')
  editor.undo()
  expect(titleOf(editor, 3)).toBe('Mine')
})

test('a form closes if another user has removed its section during the save', () => {
  editor.remove(1)
  const sent = editor.$sections.get()
  editor.edit(2, 'edit')
  const answer = savedAnswer(sent, {})
  editor.saved({ ...answer, sections: answer.sections.filter(({ id }) => id !== 2), created: [] }, sent)
  expect([idsOf(editor), editor.$editingId.get()]).toEqual([[3], null])
})

test('a change made while the save was under way stays, and stays unsaved', () => {
  editor.add('stats', 0)
  editor.edit(-1, 'view')
  const sent = editor.$sections.get()
  editor.remove(3)
  editor.saved({ ...savedAnswer(sent, { [-1]: 41 }), created: [41] }, sent)
  expect(idsOf(editor)).toEqual([41, 1, 2])
  expect(editor.$changed.get()).toBe(true)
  expect(editor.base().sections.map(({ id }) => id)).toEqual([41, 1, 2, 3])
})

test('a new section that is edited while the save is under way stays open under its id, and Cancel takes back its text', () => {
  editor.add('stats', 0)
  editor.edit(-1, 'view')
  const sent = editor.$sections.get()
  editor.edit(-1, 'edit')
  editor.changeContent(-1, 'en', { title: 'Typed since' })
  editor.saved({ ...savedAnswer(sent, { [-1]: 41 }), created: [41] }, sent)
  expect(editor.$editingId.get()).toBe(41)
  expect(titleOf(editor, 41)).toBe('Typed since')
  editor.cancel()
  expect(titleOf(editor, 41)).toBe('')
  expect(editor.$changed.get()).toBe(false)
})

test('Cancel without a change leaves nothing unsaved, also if a save was under way', () => {
  editor.add('stats', 0)
  editor.edit(-1, 'view')
  const sent = editor.$sections.get()
  editor.edit(2, 'edit')
  editor.saved({ ...savedAnswer(sent, { [-1]: 41 }), created: [41] }, sent)
  editor.cancel()
  expect(editor.$changed.get()).toBe(false)
})

test('such a change goes together with what another user has saved', () => {
  editor.remove(1)
  const sent = editor.$sections.get()
  editor.remove(3)
  const answer = savedAnswer(sent, {})
  editor.saved({ ...answer, sections: [...answer.sections, storedSection(9, 'logos')], created: [] }, sent)
  expect(idsOf(editor)).toEqual([2, 9])
  expect(editor.$changed.get()).toBe(true)
})

test('new sections get their ids in the order sent, wherever the server has put them', () => {
  editor.add('stats', 0)
  editor.add('logos', 4)
  editor.edit(-2, 'view')
  const sent = editor.$sections.get()
  editor.changeContent(-1, 'en', { title: 'Typed since' })
  const answer = savedAnswer(sent, { [-1]: 41, [-2]: 42 })
  editor.saved({ ...answer, sections: answer.sections.toReversed(), created: [41, 42] }, sent)
  expect(editor.$sections.get().map(({ id, type }) => [id, type])).toEqual(
    [...sent].toReversed().map(({ id, type }) => [{ [-1]: 41, [-2]: 42 }[id] ?? id, type]),
  )
  expect(titleOf(editor, 41)).toBe('Typed since')
})

test('a new section at the end gets its id, and the others keep theirs', () => {
  editor.add('stats', 3)
  editor.edit(-1, 'view')
  const sent = editor.$sections.get()
  editor.saved({ ...savedAnswer(sent, { [-1]: 41 }), created: [41] }, sent)
  expect([idsOf(editor), editor.$changed.get()]).toEqual([[1, 2, 3, 41], false])
  expect([editor.keys.idOf(-1), editor.keys.keyOf(41)]).toEqual([41, -1])
})

test('a new section that a lost answer has created keeps its key when the editor continues', () => {
  editor.add('stats', 0)
  const from = editor.base().sections
  const sections = editor.$sections.get().map((section) => (section.id === -1 ? { ...section, id: 41 } : section))
  const newest = { type: 'registered', language: 'en', revision: 7, sections: from } as const
  editor.continueFrom(newest, { from, sections, ids: new Map([[-1, 41]]) })
  expect([idsOf(editor), editor.$editingId.get()]).toEqual([[41, 1, 2, 3], null])
  expect([editor.keys.idOf(-1), editor.keys.keyOf(41)]).toEqual([41, -1])
})

test('an open form closes when other sections are restored', () => {
  editor.edit(2, 'edit')
  editor.restore(editor.$sections.get().slice(0, 1))
  expect([idsOf(editor), editor.$editingId.get()]).toEqual([[1], null])
})

test('restored sections are unsaved changes of the version that they start from', () => {
  const restored = [...editor.$sections.get()].slice(1)
  editor.restore(restored, { type: 'registered', language: 'en', revision: 3, sections: editor.$sections.get() })
  expect(idsOf(editor)).toEqual([2, 3])
  expect(editor.$changed.get()).toBe(true)
  expect(editor.base().revision).toBe(3)
})

/** The third section with another title. */
function titled(title: string) {
  const section = storedSection(3, 'cta')
  const content = { en: { ...Object(section.data.content).en, title } }
  return { ...section, weight: 2, data: { ...section.data, content } } as typeof section
}
