// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecovery } from '#client/editor/recovery.ts'
import { createStorefrontEditor, type EditorStore } from '#client/editor/storefrontEditor.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { newSection } from '#shared/sections/draftSections.ts'

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
    sections: [{ type: 'cta' }],
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

test('a browser whose storage is full does not say that it keeps a copy, until it does again', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isFull = true
  const storage = {
    ...{ length: 0, key: () => null, getItem: () => null, removeItem: () => {}, clear: () => {} },
    setItem: () => {
      if (isFull) throw new DOMException('Full.', 'QuotaExceededError')
    },
  }
  const recovery = createRecovery('registered.1', () => storage)
  recovery.watch(editor)
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

test.each([
  ['has a type that is not known', { type: 'marquee' }],
  ['has a member that is gone', { data: { content: { en: { motto: 'A' } }, settings: {}, appearance: {} } }],
  ['is no section', null],
])('a copy of another version of the site, in which a section %s, is not offered', (_what, other) => {
  const [section] = keptSections()
  const copy = { at: Date.now(), sections: [other && { ...section, ...other }], base: { revision: 5, sections: [] } }
  localStorage.setItem('storefront.recovery.registered.1.old', JSON.stringify(copy))
  expect(createRecovery('registered.1').recall()).toBeNull()
})

test('an older copy is offered if the newest one is of another version of the site', () => {
  const copy = (at: number, sections: unknown[]) =>
    JSON.stringify({ at, sections, base: { revision: 5, sections: [] } })
  localStorage.setItem('storefront.recovery.registered.1.a', copy(Date.now() - 1000, keptSections()))
  localStorage.setItem('storefront.recovery.registered.1.b', copy(Date.now(), [null]))
  expect(createRecovery('registered.1').recall()?.sections).toMatchObject([{ type: 'cta' }])
})

test('a tab that changes nothing keeps the copy of another tab', () => {
  createRecovery('registered.1').watch(editor)
  editor.add('cta', 0)
  vi.advanceTimersByTime(1000)
  const recovery = createRecovery('registered.1')
  const other = openOther()
  recovery.watch(other)
  other.edit(1, 'edit')
  vi.advanceTimersByTime(1000)
  expect(recovery.recall()?.sections).toHaveLength(1)
})

test('two tabs keep one copy each, and the newest is offered', () => {
  createRecovery('registered.1').watch(editor)
  editor.add('cta', 0)
  vi.advanceTimersByTime(1000)
  const recovery = createRecovery('registered.1')
  const other = openOther()
  recovery.watch(other)
  other.add('faq', 0)
  vi.advanceTimersByTime(1000)
  expect(createRecovery('registered.1').recall()?.sections[0]?.type).toBe('faq')
  recovery.drop()
  expect(createRecovery('registered.1').recall()?.sections[0]?.type).toBe('cta')
})

test('the copy of a tab that is still open is not offered to another one', () => {
  const first = createRecovery('registered.1')
  first.watch(editor)
  editor.add('cta', 0)
  vi.advanceTimersByTime(1000)
  const second = createRecovery('registered.1')
  expect(second.recall(new Set([first.key]))).toBeNull()
  expect(second.recall(new Set())?.sections).toHaveLength(1)
})

test('a question that is closed without an answer keeps the copy', () => {
  const stop = createRecovery('registered.1').watch(editor)
  editor.add('cta', 0)
  vi.advanceTimersByTime(1000)
  stop()
  const recovery = createRecovery('registered.1')
  expect(recovery.recall()).not.toBeNull()
  const again = openOther()
  recovery.watch(again)
  again.add('faq', 0)
  vi.advanceTimersByTime(1000)
  again.undo()
  vi.advanceTimersByTime(1000)
  expect(recovery.recall()?.sections[0]?.type).toBe('cta')
})

test('a restored copy stays until this tab has written its own, and goes with it', () => {
  createRecovery('registered.1').watch(editor)()
  localStorage.setItem('storefront.recovery.registered.1.old', copyFrom(Date.now()))
  const recovery = createRecovery('registered.1')
  const again = openOther()
  recovery.watch(again)
  const copy = recovery.recall()!
  recovery.restored()
  again.restore(copy.sections)
  expect(localStorage.getItem('storefront.recovery.registered.1.old')).not.toBeNull()
  vi.advanceTimersByTime(1000)
  expect(localStorage.length).toBe(1)
  recovery.drop()
  expect(localStorage.length).toBe(0)
})

test('a discarded copy is gone', () => {
  localStorage.setItem('storefront.recovery.registered.1.old', copyFrom(Date.now()))
  const recovery = createRecovery('registered.1')
  recovery.recall()
  recovery.discard()
  expect(recovery.recall()).toBeNull()
})

test('leaving without saving writes nothing more', () => {
  const recovery = createRecovery('registered.1')
  recovery.watch(editor)
  editor.add('cta', 0)
  vi.advanceTimersByTime(500)
  recovery.drop()
  dispatchEvent(new Event('pagehide'))
  expect(recovery.recall()).toBeNull()
})

test('a copy of any user is removed after two weeks', () => {
  localStorage.setItem('storefront.recovery.unregistered.7.old', copyFrom(Date.now() - 15 * 24 * 60 * 60 * 1000))
  expect(createRecovery('registered.1').recall()).toBeNull()
  expect(localStorage.length).toBe(0)
})

/** A new section as the storage of the browser has it. */
function keptSections() {
  return [JSON.parse(JSON.stringify(newSection('cta', { id: -1, language: 'en' }))) as DraftSection]
}

function openOther(): EditorStore {
  let lastId = -100
  return createStorefrontEditor({ type: 'registered', language: 'en', revision: 5, sections: [] }, () => --lastId)
}

function copyFrom(at: number): string {
  return JSON.stringify({ at, sections: [], base: { revision: 5, sections: [] } })
}
