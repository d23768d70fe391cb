import { beforeEach, describe, expect, test } from 'vitest'
import { createDrawnSections, type DrawnSections } from '#client/editor/drawnSections.ts'
import { createTypingPace } from '#client/editor/typingPace.ts'
import type { EditorStore } from '#client/editor/storefrontEditor.ts'
import { openStoryEditor, savedAnswer, storedSection } from './storyEditor.ts'

let editor: EditorStore
let drawn: DrawnSections
let waiting: (() => void)[]
let stop: () => void

beforeEach(() => {
  editor = openStoryEditor('registered', [storedSection(1, 'hero'), storedSection(2, 'faq')], () => 1_000_000)
  waiting = []
  drawn = createDrawnSections(editor, testPace())
  stop = drawn.watch()
})

test('typing is drawn after the frame of its letters, once for all of them', () => {
  editor.edit(1, 'edit')
  for (const title of ['H', 'He', 'Hel']) editor.changeContent(1, 'en', { title })
  expect(titleDrawn(1)).toBe('')
  expect(waiting).toHaveLength(1)
  paint()
  expect(titleDrawn(1)).toBe('Hel')
})

test.each<[string, (store: EditorStore) => void]>([
  ['an insertion', (store) => store.add('stats', 1)],
  ['a move', (store) => store.move(1, 1)],
  ['a removal', (store) => store.remove(2)],
  ['hiding another section', (store) => store.changeVisibility(2, { hidden: true })],
  ['hiding the section that is edited', (store) => store.changeVisibility(1, { hidden: true })],
  ['a text of another section', (store) => store.changeContent(2, 'en', { title: 'Theirs' })],
  ['the settings of the section that is edited', (store) => store.edit(1, 'settings')],
  ['the end of editing', (store) => store.edit(1, 'view')],
])('%s is drawn at once, together with what was typed before', (_, act) => {
  editor.edit(1, 'edit')
  editor.changeContent(1, 'en', { title: 'Hello' })
  act(editor)
  expect(drawn.$sections.get()).toBe(editor.$sections.get())
  expect(waiting).toEqual([])
})

test('what was changed before it begins to follow is drawn', () => {
  stop()
  editor.move(1, 1)
  drawn.watch()
  expect(drawn.$ids.get()).toEqual([2, 1])
})

test('the new id of a section that is edited is drawn at once', () => {
  editor.add('stats', 0)
  editor.edit(-1, 'view')
  const sent = editor.$sections.get()
  editor.edit(-1, 'edit')
  editor.saved({ ...savedAnswer(sent, { [-1]: 41 }), created: [41] }, sent)
  expect(drawn.$ids.get()).toEqual([41, 1, 2])
  expect(waiting).toEqual([])
})

test('what is typed is drawn at once when its problems are asked for', () => {
  editor.edit(1, 'edit')
  editor.changeContent(1, 'en', { title: 'Hello' })
  drawn.draw()
  expect(titleDrawn(1)).toBe('Hello')
  expect(waiting).toEqual([])
})

test('nothing is drawn any more once it has stopped', () => {
  stop()
  editor.edit(1, 'edit')
  editor.changeContent(1, 'en', { title: 'Hello' })
  editor.remove(2)
  expect(waiting).toEqual([])
  expect(titleDrawn(1)).toBe('')
  expect(drawn.$ids.get()).toEqual([1, 2])
})

test('what waits for a frame is called off when it stops', () => {
  editor.edit(1, 'edit')
  editor.changeContent(1, 'en', { title: 'Hello' })
  stop()
  expect(waiting).toEqual([])
})

describe('a part that follows the canvas', () => {
  let listed: DrawnSections

  beforeEach(() => {
    listed = createDrawnSections({ ...drawn, $editingId: editor.$editingId }, testPace())
    listed.watch()
  })

  test('it shows what is typed after the canvas, in a frame of its own', () => {
    editor.edit(1, 'edit')
    editor.changeContent(1, 'en', { title: 'Hello' })
    paint()
    expect(titleDrawn(1)).toBe('Hello')
    expect(titleDrawn(1, listed)).toBe('')
    paint()
    expect(titleDrawn(1, listed)).toBe('Hello')
  })

  test('it shows an action at once, together with what was typed before', () => {
    editor.edit(1, 'edit')
    editor.changeContent(1, 'en', { title: 'Hello' })
    editor.move(1, 1)
    expect(listed.$sections.get()).toBe(editor.$sections.get())
    expect(listed.$ids.get()).toEqual([2, 1])
    expect(waiting).toEqual([])
  })
})

function testPace() {
  return createTypingPace((run) => {
    waiting.push(run)
    return () => {
      waiting = waiting.filter((other) => other !== run)
    }
  })
}

function paint() {
  for (const run of waiting.splice(0)) run()
}

function titleDrawn(id: number, by = drawn): unknown {
  const content: Readonly<Record<string, object>> = by.$byId.get().get(id)!.data.content
  return Reflect.get(content.en!, 'title')
}
