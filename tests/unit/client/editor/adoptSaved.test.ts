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
  editor.edit(2, 'settings')
  editor.changeContent(2, 'en', { title: 'Typed since' })
  const answer = savedAnswer(sent, {})
  const theirs = { ...storedSection(9, 'logos'), weight: answer.sections.length }
  editor.saved({ ...answer, sections: [...answer.sections, theirs], created: [] }, sent)
  expect(editor.$editingId.get()).toBe(2)
  expect(titleOf(editor, 2)).toBe('Typed since')
  editor.cancel()
  expect([idsOf(editor), titleOf(editor, 2)]).toEqual([[2, 3, 9], ''])
  expect(editor.$changed.get()).toBe(false)
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

test('restored sections are unsaved changes of the version that they start from', () => {
  const restored = [...editor.$sections.get()].slice(1)
  editor.restore(restored, { type: 'registered', language: 'en', revision: 3, sections: editor.$sections.get() })
  expect(idsOf(editor)).toEqual([2, 3])
  expect(editor.$changed.get()).toBe(true)
  expect(editor.base().revision).toBe(3)
})
