import { beforeEach, expect, test } from 'vitest'
import type { EditorStore } from '#client/editor/storefrontEditor.ts'
import { idsOf, openThreeSections, titleOf } from './storyEditor.ts'

let editor: EditorStore
let now: number

beforeEach(() => {
  now = 1_000_000
  editor = openThreeSections(() => now)
})

test('typing within half a second is one step', () => {
  editor.edit(2, 'edit')
  for (const title of ['A', 'Ab', 'Abc']) {
    editor.changeContent(2, 'en', { title })
    now += 200
  }
  now += 600
  editor.changeContent(2, 'en', { title: 'Abc d' })
  editor.undo()
  expect(titleOf(editor, 2)).toBe('Abc')
  editor.undo()
  expect(titleOf(editor, 2)).toBe('')
  expect(editor.$changed.get()).toBe(false)
  expect(editor.$canUndo.get()).toBe(false)
  editor.redo()
  expect(titleOf(editor, 2)).toBe('Abc')
  expect(editor.$canRedo.get()).toBe(true)
})

test('two fields typed in quick succession are two steps', () => {
  editor.changeContent(2, 'en', { title: 'A' })
  editor.changeContent(2, 'en', { text: 'B' })
  editor.undo()
  expect(titleOf(editor, 2)).toBe('A')
})

test('a removal is taken back by itself, whatever was changed since', () => {
  const takeBack = editor.remove(1)
  editor.move(3, 0)
  takeBack()
  expect(idsOf(editor)).toEqual([1, 3, 2])
  takeBack()
  expect(idsOf(editor)).toEqual([1, 3, 2])
})

test('undoing the creation of the edited section ends editing', () => {
  editor.add('stats', 0)
  editor.undo()
  expect(editor.$editingId.get()).toBeNull()
  expect(idsOf(editor)).toEqual([1, 2, 3])
})
