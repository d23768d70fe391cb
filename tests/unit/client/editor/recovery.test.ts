// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecovery } from '#client/editor/recovery.ts'
import { createStorefrontEditor, type EditorStore } from '#client/editor/storefrontEditor.ts'

let editor: EditorStore

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  let lastId = 0
  editor = createStorefrontEditor({ type: 'registered', language: 'en', revision: 5, sections: [] }, () => --lastId)
})
afterEach(() => {
  vi.useRealTimers()
})

test('a change is kept within a second, with the version that it starts from', () => {
  const recovery = createRecovery('registered.1')
  recovery.watch(editor)
  editor.add('cta', 0)
  vi.advanceTimersByTime(1000)
  expect(recovery.recall()).toMatchObject({
    sections: [{ type: 'cta', isNew: true }],
    base: { revision: 5, sections: [] },
  })
})

test('while typing goes on, a copy is written every second', () => {
  const recovery = createRecovery('registered.1')
  recovery.watch(editor)
  editor.add('cta', 0)
  for (let key = 0; key < 25; key++) {
    editor.changeContent(-1, 'en', { title: 'a'.repeat(key) })
    vi.advanceTimersByTime(100)
  }
  const kept = recovery.recall()?.sections[0]?.data.content as Record<string, { title: string }>
  expect(kept.en?.title.length).toBeGreaterThanOrEqual(15)
})

test('undoing everything removes the copy', () => {
  const recovery = createRecovery('registered.1')
  recovery.watch(editor)
  editor.add('cta', 0)
  vi.advanceTimersByTime(1000)
  editor.undo()
  vi.advanceTimersByTime(1000)
  expect(recovery.recall()).toBeNull()
})

test('a page that is left writes what it has at once', () => {
  const recovery = createRecovery('registered.1')
  recovery.watch(editor)
  editor.add('cta', 0)
  dispatchEvent(new Event('pagehide'))
  expect(recovery.recall()?.sections).toHaveLength(1)
})

test('something else under the name is no copy', () => {
  localStorage.setItem('storefront.recovery.registered.1', '{"sections": 3}')
  expect(createRecovery('registered.1').recall()).toBeNull()
})
