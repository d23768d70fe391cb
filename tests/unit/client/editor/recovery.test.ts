// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecovery } from '#client/editor/recovery.ts'
import type { EditorStore } from '#client/editor/storefrontEditor.ts'
import { openStoryEditor } from './storyEditor.ts'
import { watch } from './watchedRecovery.ts'

let editor: EditorStore

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  editor = openStoryEditor('registered', [], Date.now)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a change is kept within a second, with the version that it starts from', () => {
  const recovery = createRecovery('registered.1')
  watch(recovery, editor)
  editor.add('cta', 0)
  vi.advanceTimersByTime(1000)
  expect(recovery.recall()).toMatchObject({
    sections: [{ type: 'cta' }],
    base: { revision: 5, sections: [] },
  })
})

test('while typing goes on, a copy is written every second', () => {
  const recovery = createRecovery('registered.1')
  watch(recovery, editor)
  editor.add('cta', 0)
  for (let key = 0; key < 25; key++) {
    editor.changeContent(-1, 'en', { title: 'a'.repeat(key) })
    vi.advanceTimersByTime(100)
  }
  const kept = recovery.recall()?.sections[0]?.data.content as Record<string, { title: string }>
  expect(kept.en?.title.length).toBeGreaterThanOrEqual(15)
})

test('a browser whose storage is full does not say that it keeps a copy, until it does again', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isFull = true
  const storage = {
    length: 0,
    key: () => null,
    getItem: () => null,
    removeItem: () => {},
    clear: () => {},
    setItem: () => {
      if (isFull) throw new DOMException('Full.', 'QuotaExceededError')
    },
  }
  const recovery = createRecovery('registered.1', () => storage)
  watch(recovery, editor)
  expect(recovery.$isKept.get()).toBe(true)
  editor.add('cta', 0)
  vi.advanceTimersByTime(1000)
  expect(recovery.$isKept.get()).toBe(false)
  isFull = false
  editor.changeContent(-1, 'en', { title: 'Room again' })
  vi.advanceTimersByTime(1000)
  expect(recovery.$isKept.get()).toBe(true)
})

test('undoing everything removes the copy', () => {
  const recovery = createRecovery('registered.1')
  watch(recovery, editor)
  editor.add('cta', 0)
  vi.advanceTimersByTime(1000)
  editor.undo()
  vi.advanceTimersByTime(1000)
  expect(recovery.recall()).toBeNull()
})

test('a page that is left writes what it has at once', () => {
  const recovery = createRecovery('registered.1')
  watch(recovery, editor)
  editor.add('cta', 0)
  dispatchEvent(new Event('pagehide'))
  expect(recovery.recall()?.sections).toHaveLength(1)
})

test('a page that is hidden writes what it has at once', () => {
  const recovery = createRecovery('registered.1')
  watch(recovery, editor)
  editor.add('cta', 0)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(recovery.recall()?.sections).toHaveLength(1)
})

test('a page that is left does not write again what it has kept', () => {
  const recovery = createRecovery('registered.1')
  watch(recovery, editor)
  editor.add('cta', 0)
  vi.advanceTimersByTime(1000)
  const { at } = recovery.recall()!
  vi.advanceTimersByTime(1000)
  dispatchEvent(new Event('pagehide'))
  expect(recovery.recall()?.at).toBe(at)
})

test('all letters of a second are one copy', () => {
  const setItem = vi.fn()
  const storage = { length: 0, key: () => null, getItem: () => null, removeItem: () => {}, clear: () => {}, setItem }
  watch(
    createRecovery('registered.1', () => storage),
    editor,
  )
  editor.add('cta', 0)
  for (let key = 0; key < 5; key++) {
    vi.advanceTimersByTime(100)
    editor.changeContent(-1, 'en', { title: 'a'.repeat(key) })
  }
  vi.advanceTimersByTime(2000)
  expect(setItem).toHaveBeenCalledOnce()
})

test('an editor that is closed writes nothing more', () => {
  const recovery = createRecovery('registered.1')
  const stop = watch(recovery, editor)
  editor.add('cta', 0)
  stop()
  vi.advanceTimersByTime(1000)
  editor.add('faq', 0)
  dispatchEvent(new Event('pagehide'))
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(1000)
  expect(recovery.recall()).toBeNull()
})

test('leaving without saving writes nothing more', () => {
  const recovery = createRecovery('registered.1')
  watch(recovery, editor)
  editor.add('cta', 0)
  vi.advanceTimersByTime(500)
  recovery.drop()
  dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(1000)
  expect(recovery.recall()).toBeNull()
})

test('each tab has a copy of another name', () => {
  expect(createRecovery('registered.1').key).toMatch(/^storefront\.recovery\.registered\.1\.\d+$/)
  expect(createRecovery('registered.1').key).not.toBe(createRecovery('registered.1').key)
})
