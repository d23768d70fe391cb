import { beforeEach, expect, test } from 'vitest'
import type { EditorStore } from '#client/editor/storefrontEditor.ts'
import { definitions } from '#shared/sections/registry.ts'
import { idsOf, openStoryEditor, openThreeSections, storedSection } from './storyEditor.ts'

let editor: EditorStore
let now: number

beforeEach(() => {
  now = 1_000_000
  editor = openThreeSections(() => now)
})

test('a loaded storefront has nothing changed and nothing edited', () => {
  expect(editor.$changed.get()).toBe(false)
  expect(editor.$editingId.get()).toBeNull()
  expect(editor.$sections.get().map(({ state }) => state)).toEqual(['view', 'view', 'view'])
  expect(editor.$saveBlockedBy.get()).toBe('unchanged')
})

test('a new section goes in at its place, is new, and is being created', () => {
  editor.add('stats', 1)
  expect(idsOf(editor)).toEqual([1, -1, 2, 3])
  expect(editor.$sections.get()[1]).toMatchObject({ type: 'stats', state: 'create', weight: 1 })
  expect(editor.$editingId.get()).toBe(-1)
  expect(editor.$changed.get()).toBe(true)
  expect(editor.$sections.get().map(({ weight }) => weight)).toEqual([0, 1, 2, 3])
})

test.each(['edit', 'settings', 'customize'] as const)('a section in the state %s is the one being edited', (state) => {
  editor.edit(2, state)
  expect(editor.$editingId.get()).toBe(2)
  expect(editor.$sections.get()[1]?.state).toBe(state)
  expect(editor.$changed.get()).toBe(false)
  editor.edit(2, 'view')
  expect(editor.$editingId.get()).toBeNull()
})

test('at most one section is edited', () => {
  editor.edit(1, 'edit')
  editor.edit(3, 'settings')
  expect(editor.$sections.get().map(({ state }) => state)).toEqual(['view', 'view', 'settings'])
})

test.each<[string, () => void]>([
  ['content', () => editor.changeContent(2, 'en', { title: 'Questions' })],
  ['settings', () => editor.changeSettings(2, { open_first: true })],
  ['appearance', () => editor.changeAppearance(2, { scheme: 'ink' })],
  ['restrictions', () => editor.changeRestrictions(2, [{ type: 'country', value: 'DK', rule: 'and' }])],
  ['visibility', () => editor.changeVisibility(2, { hidden: true })],
  ['order', () => editor.move(1, 2)],
  ['removal', () => editor.remove(1)],
])('a change of %s is a change of the storefront', (_part, change) => {
  change()
  expect(editor.$changed.get()).toBe(true)
  expect(editor.$saveBlockedBy.get()).toBeNull()
})

test('a change leaves all other sections the same objects', () => {
  const before = editor.$sections.get()
  editor.changeContent(2, 'en', { title: 'Questions' })
  const after = editor.$sections.get()
  expect(after[0]).toBe(before[0])
  expect(after[2]).toBe(before[2])
  expect(after[1]?.data.content).toMatchObject({ en: { title: 'Questions' } })
})

test('texts in a new language start as a copy of those in the storefront’s language, which stay as they are', () => {
  editor.changeContent(2, 'en', { text: 'All answers.' })
  editor.changeContent(2, 'ar', { title: 'أسئلة' })
  expect(editor.$sections.get()[1]?.data.content).toMatchObject({
    en: { ...definitions.faq.defaults.content, text: 'All answers.' },
    ar: { ...definitions.faq.defaults.content, text: 'All answers.', title: 'أسئلة' },
  })
})

test('a section that has only moved is the same object for the parts that draw it, a changed one is not', () => {
  const before = [1, 2, 3].map((id) => editor.$byId.get().get(id))
  editor.move(1, 2)
  expect(editor.$ids.get()).toEqual([2, 3, 1])
  expect([1, 2, 3].map((id) => editor.$byId.get().get(id) === before[id - 1])).toEqual([true, true, true])
  editor.changeVisibility(3, { hidden: true })
  expect([1, 2, 3].map((id) => editor.$byId.get().get(id) === before[id - 1])).toEqual([true, true, false])
  expect(editor.$byId.get().get(3)?.hidden).toBe(true)
})

test('moving a section renumbers all weights from 0', () => {
  editor.move(3, 0)
  expect(idsOf(editor)).toEqual([3, 1, 2])
  expect(editor.$sections.get().map(({ weight }) => weight)).toEqual([0, 1, 2])
})

test('a move to its own place, or of an unknown section, changes nothing', () => {
  editor.move(3, 2)
  editor.move(99, 0)
  expect(editor.$changed.get()).toBe(false)
})

test('a copy is pasted with a new id as a new section in view, and the buffer is empty again', () => {
  editor.changeContent(1, 'en', { title: 'Copied' })
  editor.copy(1)
  expect(editor.$buffer.get()?.id).toBe(1)
  expect(editor.pasteAt(2)).toBeNull()
  expect(idsOf(editor)).toEqual([1, 2, -1, 3])
  expect(editor.$sections.get()[2]).toMatchObject({ state: 'view', type: 'hero' })
  expect(editor.$sections.get()[2]?.data).toEqual(editor.$sections.get()[0]?.data)
  expect(editor.$buffer.get()).toBeNull()
})

test('the buffer has one place', () => {
  editor.copy(1)
  editor.copy(2)
  expect(editor.$buffer.get()?.id).toBe(2)
  editor.setBuffer(null)
  expect(editor.$buffer.get()).toBeNull()
})

test('a section that the storefront may not hold is not pasted, and says why', () => {
  const visitors = openStoryEditor('unregistered', [], () => now)
  const source = openStoryEditor('registered', [storedSection(7, 'leaderboard')], () => now)
  source.copy(7)
  visitors.setBuffer(source.$buffer.get())
  expect(visitors.pasteAt(0)?.message).toContain('not possible on the storefront for unregistered users')
  expect(visitors.$sections.get()).toEqual([])
  expect(visitors.$buffer.get()?.id).toBe(7)
})

test('a section limited by something unknown of visitors is not pasted into their storefront', () => {
  editor.changeRestrictions(1, [{ type: 'country', value: 'DK', rule: 'and' }])
  editor.copy(1)
  const visitors = openStoryEditor('unregistered', [], () => now)
  visitors.setBuffer(editor.$buffer.get())
  expect(visitors.pasteAt(0)?.terms).toEqual({ criterion: 'Country' })
})

test('a full storefront takes no further section', () => {
  const full = openStoryEditor(
    'registered',
    Array.from({ length: 40 }, (_, index) => storedSection(index + 1, 'cta')),
    () => now,
  )
  expect(full.add('faq', 0)?.values).toEqual({ limit: 40 })
  full.copy(1)
  expect(full.pasteAt(0)?.values).toEqual({ limit: 40 })
})

test('Save is blocked by the buffer, then by editing, then because nothing changed', () => {
  editor.copy(1)
  editor.edit(2, 'edit')
  expect(editor.$saveBlockedBy.get()).toBe('buffer')
  editor.setBuffer(null)
  expect(editor.$saveBlockedBy.get()).toBe('editing')
  editor.edit(2, 'view')
  expect(editor.$saveBlockedBy.get()).toBe('unchanged')
  editor.remove(2)
  expect(editor.$saveBlockedBy.get()).toBeNull()
})

test('Cancel takes back what was changed since editing began', () => {
  editor.edit(2, 'edit')
  editor.changeContent(2, 'en', { title: 'One' })
  now += 1000
  editor.changeSettings(2, { open_first: true })
  editor.cancel()
  expect(editor.$sections.get()[1]?.data.content).toMatchObject({ en: { title: '' } })
  expect(editor.$changed.get()).toBe(false)
  expect(editor.$editingId.get()).toBeNull()
})

test('Cancel removes a section that is being created', () => {
  editor.add('stats', 0)
  editor.cancel()
  expect(idsOf(editor)).toEqual([1, 2, 3])
  expect(editor.$changed.get()).toBe(false)
})

test('Cancel keeps what happened to other sections in the meantime', () => {
  editor.edit(2, 'edit')
  editor.changeContent(2, 'en', { title: 'One' })
  editor.move(3, 0)
  editor.cancel()
  expect(idsOf(editor)).toEqual([3, 1, 2])
  expect(editor.$sections.get()[2]?.data.content).toMatchObject({ en: { title: '' } })
})

test.each([
  ['hiding', { hidden: true }],
  ['a first day of', { visible_from: '2026-12-01 09:00:00' }],
  ['a last day of', { visible_until: '2026-12-01 09:00:00' }],
])('Cancel keeps %s another section', (_, change) => {
  editor.edit(1, 'edit')
  editor.changeVisibility(2, change)
  editor.cancel()
  expect(editor.$sections.get()[1]).toMatchObject(change)
  expect(editor.$changed.get()).toBe(true)
})
