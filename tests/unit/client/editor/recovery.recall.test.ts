// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecovery } from '#client/editor/recovery.ts'
import type { EditorStore } from '#client/editor/storefrontEditor.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { newSection } from '#shared/sections/draftSections.ts'
import { openStoryEditor } from './storyEditor.ts'
import { watch } from './watchedRecovery.ts'

let editor: EditorStore

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  editor = openOther()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each([
  ['a text', '"sections"'],
  ['no JSON', '{'],
  ['without the moment', '{"sections":[],"base":{"revision":5,"sections":[]}}'],
  ['with a text in place of the moment', '{"at":"2000","sections":[],"base":{"revision":5,"sections":[]}}'],
  ['without sections', '{"at":2000,"sections":3,"base":{"revision":5,"sections":[]}}'],
  ['without the version that it starts from', '{"at":2000,"sections":[],"base":null}'],
  ['without the sections of that version', '{"at":2000,"sections":[],"base":{"revision":5}}'],
  ['of a version with a section that is not known', '{"at":2000,"sections":[],"base":{"revision":5,"sections":[1]}}'],
])('something else under the name of a copy is not offered: %s', (_what, held) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.setSystemTime(3000)
  localStorage.setItem('storefront.recovery.registered.1.old', held)
  expect(createRecovery('registered.1').recall()).toBeNull()
})

test('a browser that blocks its storage has no copy', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const blocked = () => {
    throw new DOMException('Blocked.', 'SecurityError')
  }
  expect(createRecovery('registered.1', blocked).recall()).toBeNull()
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
  watch(createRecovery('registered.1'), editor)
  editor.add('cta', 0)
  vi.advanceTimersByTime(1000)
  const recovery = createRecovery('registered.1')
  const other = openOther()
  watch(recovery, other)
  other.edit(1, 'edit')
  vi.advanceTimersByTime(1000)
  expect(recovery.recall()?.sections).toHaveLength(1)
})

test('two tabs keep one copy each, and the newest is offered', () => {
  watch(createRecovery('registered.1'), editor)
  editor.add('cta', 0)
  vi.advanceTimersByTime(1000)
  const recovery = createRecovery('registered.1')
  const other = openOther()
  watch(recovery, other)
  other.add('faq', 0)
  vi.advanceTimersByTime(1000)
  expect(createRecovery('registered.1').recall()?.sections[0]?.type).toBe('faq')
  recovery.drop()
  expect(createRecovery('registered.1').recall()?.sections[0]?.type).toBe('cta')
})

test('the copy of a tab that is still open is not offered to another one', () => {
  const first = createRecovery('registered.1')
  watch(first, editor)
  editor.add('cta', 0)
  vi.advanceTimersByTime(1000)
  const second = createRecovery('registered.1')
  expect(second.recall(new Set([first.key]))).toBeNull()
  expect(second.recall(new Set())?.sections).toHaveLength(1)
})

test('a question that is closed without an answer keeps the copy', () => {
  const stop = watch(createRecovery('registered.1'), editor)
  editor.add('cta', 0)
  vi.advanceTimersByTime(1000)
  stop()
  const recovery = createRecovery('registered.1')
  expect(recovery.recall()).not.toBeNull()
  const again = openOther()
  watch(recovery, again)
  again.add('faq', 0)
  vi.advanceTimersByTime(1000)
  again.undo()
  vi.advanceTimersByTime(1000)
  expect(recovery.recall()?.sections[0]?.type).toBe('cta')
})

test('a restored copy stays until this tab has written its own, and goes with it', () => {
  watch(createRecovery('registered.1'), editor)()
  localStorage.setItem('storefront.recovery.registered.1.old', copyFrom(Date.now()))
  const recovery = createRecovery('registered.1')
  const again = openOther()
  watch(recovery, again)
  const copy = recovery.recall()!
  recovery.restored()
  again.restore(copy.sections)
  expect(localStorage.getItem('storefront.recovery.registered.1.old')).not.toBeNull()
  vi.advanceTimersByTime(1000)
  expect(localStorage.length).toBe(1)
  recovery.drop()
  expect(localStorage.length).toBe(0)
})

test('a restored copy is gone if the tab discards it before it has written its own', () => {
  localStorage.setItem('storefront.recovery.registered.1.old', copyFrom(Date.now()))
  const recovery = createRecovery('registered.1')
  recovery.recall()
  recovery.restored()
  recovery.drop()
  expect(localStorage.length).toBe(0)
})

test('a tab that restores its own copy keeps it', () => {
  const recovery = createRecovery('registered.1', undefined, undefined, '7')
  localStorage.setItem(recovery.key, copyFrom(Date.now()))
  watch(recovery, editor)
  recovery.recall()
  recovery.restored()
  editor.add('cta', 0)
  vi.advanceTimersByTime(1000)
  expect(recovery.recall()?.sections).toHaveLength(1)
})

test('a copy of another user or of another storefront is not offered, and stays', () => {
  const others = ['storefront.recovery.registered.2.old', 'storefront.recovery.unregistered.1.old']
  for (const other of others) localStorage.setItem(other, copyFrom(Date.now()))
  localStorage.setItem('another.registered.1.old', copyFrom(0))
  expect(createRecovery('registered.1').recall()).toBeNull()
  expect(localStorage.length).toBe(3)
})

test('a discarded copy is gone', () => {
  localStorage.setItem('storefront.recovery.registered.1.old', copyFrom(Date.now()))
  const recovery = createRecovery('registered.1')
  recovery.recall()
  recovery.discard()
  expect(recovery.recall()).toBeNull()
})

test('the newest copy is offered, wherever the browser has put it', () => {
  const [older, newest] = [Date.now() - 1000, Date.now()]
  for (const [tab, at] of [older, newest, older].entries())
    localStorage.setItem(`storefront.recovery.registered.1.${tab}`, copyFrom(at))
  expect(createRecovery('registered.1').recall()?.at).toBe(newest)
})

test('a copy of any user is removed after two weeks', () => {
  const [own, other] = ['storefront.recovery.registered.1.old', 'storefront.recovery.unregistered.7.old']
  const twoWeeks = 14 * 24 * 60 * 60 * 1000
  localStorage.setItem(own, copyFrom(Date.now() - twoWeeks))
  localStorage.setItem(other, copyFrom(Date.now() - twoWeeks - 1))
  const recovery = createRecovery('registered.1')
  expect(recovery.recall()).not.toBeNull()
  expect(localStorage.getItem(other)).toBeNull()
  vi.advanceTimersByTime(1)
  expect(recovery.recall()).toBeNull()
  expect(localStorage.length).toBe(0)
})

/** A new section as the storage of the browser has it. */
function keptSections() {
  return [JSON.parse(JSON.stringify(newSection('cta', { id: -1, language: 'en' }))) as DraftSection]
}

function openOther(): EditorStore {
  return openStoryEditor('registered', [], Date.now)
}

function copyFrom(at: number): string {
  return JSON.stringify({ at, sections: [], base: { revision: 5, sections: [] } })
}
