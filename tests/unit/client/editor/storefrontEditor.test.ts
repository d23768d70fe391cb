import { beforeEach, expect, test } from 'vitest'
import { createStorefrontEditor, type EditorStore } from '#client/editor/storefrontEditor.ts'
import type { ManagedSection } from '#shared/sections/section.ts'
import { definitions } from '#shared/sections/registry.ts'
import type { SectionType } from '#shared/sections/types.ts'

let editor: EditorStore
let now: number

beforeEach(() => {
  now = 1_000_000
  editor = open('registered', [stored(1, 'hero'), stored(2, 'faq'), stored(3, 'cta')])
})

test('a loaded storefront has nothing changed and nothing edited', () => {
  expect(editor.$changed.get()).toBe(false)
  expect(editor.$editingId.get()).toBeNull()
  expect(editor.$sections.get().map(({ state, isNew }) => [state, isNew])).toEqual(
    Array.from({ length: 3 }, () => ['view', false]),
  )
  expect(editor.$saveBlockedBy.get()).toBe('unchanged')
})

test('a new section goes in at its place, is new, and is being created', () => {
  editor.add('stats', 1)
  expect(ids()).toEqual([1, -1, 2, 3])
  expect(editor.$sections.get()[1]).toMatchObject({ type: 'stats', state: 'create', isNew: true, weight: 1 })
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

test('texts in a new language start as a copy of the own ones, which stay as they are', () => {
  editor.changeContent(2, 'en', { text: 'All answers.' })
  editor.changeContent(2, 'ar', { title: 'أسئلة' })
  expect(editor.$sections.get()[1]?.data.content).toMatchObject({
    en: { ...definitions.faq.defaults.content, text: 'All answers.' },
    ar: { ...definitions.faq.defaults.content, text: 'All answers.', title: 'أسئلة' },
  })
})

test('moving a section renumbers all weights from 0', () => {
  editor.move(3, 0)
  expect(ids()).toEqual([3, 1, 2])
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
  expect(ids()).toEqual([1, 2, -1, 3])
  expect(editor.$sections.get()[2]).toMatchObject({ isNew: true, state: 'view', type: 'hero' })
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
  const visitors = open('unregistered', [])
  const source = open('registered', [stored(7, 'leaderboard')])
  source.copy(7)
  visitors.setBuffer(source.$buffer.get())
  expect(visitors.pasteAt(0)?.message).toContain('not possible on the storefront for unregistered users')
  expect(visitors.$sections.get()).toEqual([])
  expect(visitors.$buffer.get()?.id).toBe(7)
})

test('a section limited by something unknown of visitors is not pasted into their storefront', () => {
  editor.changeRestrictions(1, [{ type: 'country', value: 'DK', rule: 'and' }])
  editor.copy(1)
  const visitors = open('unregistered', [])
  visitors.setBuffer(editor.$buffer.get())
  expect(visitors.pasteAt(0)?.terms).toEqual({ criterion: 'Country' })
})

test('a full storefront takes no further section', () => {
  const full = open(
    'registered',
    Array.from({ length: 40 }, (_, index) => stored(index + 1, 'cta')),
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
  expect(ids()).toEqual([1, 2, 3])
  expect(editor.$changed.get()).toBe(false)
})

test('Cancel keeps what happened to other sections in the meantime', () => {
  editor.edit(2, 'edit')
  editor.changeContent(2, 'en', { title: 'One' })
  editor.move(3, 0)
  editor.cancel()
  expect(ids()).toEqual([3, 1, 2])
  expect(editor.$sections.get()[2]?.data.content).toMatchObject({ en: { title: '' } })
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
  expect(titleOf(2)).toBe('Abc')
  editor.undo()
  expect(titleOf(2)).toBe('')
  expect(editor.$changed.get()).toBe(false)
  expect(editor.$canUndo.get()).toBe(false)
  editor.redo()
  expect(titleOf(2)).toBe('Abc')
  expect(editor.$canRedo.get()).toBe(true)
})

test('two fields typed in quick succession are two steps', () => {
  editor.changeContent(2, 'en', { title: 'A' })
  editor.changeContent(2, 'en', { text: 'B' })
  editor.undo()
  expect(titleOf(2)).toBe('A')
})

test('a hundred steps can be undone, and no more', () => {
  for (let step = 0; step < 130; step++) {
    now += 1000
    editor.changeContent(2, 'en', { title: String(step) })
  }
  for (let step = 0; step < 200; step++) editor.undo()
  expect(titleOf(2)).toBe('29')
})

test('a new change forgets what could be redone', () => {
  editor.remove(1)
  editor.undo()
  editor.remove(2)
  editor.redo()
  expect(ids()).toEqual([1, 3])
})

test('a removal is taken back by itself, whatever was changed since', () => {
  const takeBack = editor.remove(1)
  editor.move(3, 0)
  takeBack()
  expect(ids()).toEqual([1, 3, 2])
  takeBack()
  expect(ids()).toEqual([1, 3, 2])
})

test('undoing the creation of the edited section ends editing', () => {
  editor.add('stats', 0)
  editor.undo()
  expect(editor.$editingId.get()).toBeNull()
  expect(ids()).toEqual([1, 2, 3])
})

test('a save gives new sections their ids, and undo still works after it', () => {
  editor.add('stats', 0)
  editor.edit(-1, 'view')
  now += 1000
  editor.remove(2)
  const sent = editor.$sections.get()
  editor.saved({ ...answerOf(sent, { [-1]: 41 }), created: [41] }, sent)
  expect(ids()).toEqual([41, 1, 3])
  expect(editor.$sections.get()[0]?.isNew).toBe(false)
  expect(editor.$changed.get()).toBe(false)
  expect(editor.base().revision).toBe(6)
  editor.undo()
  expect(ids()).toEqual([41, 1, 2, 3])
  expect(editor.$changed.get()).toBe(true)
})

test('a save that merged the changes of another user shows them and starts over', () => {
  editor.remove(1)
  const sent = editor.$sections.get()
  const answer = answerOf(sent, {})
  editor.saved({ ...answer, sections: [...answer.sections, stored(9, 'logos')], created: [] }, sent)
  expect(ids()).toEqual([2, 3, 9])
  expect(editor.$canUndo.get()).toBe(false)
})

test('a change made while the save was under way stays, and stays unsaved', () => {
  editor.add('stats', 0)
  editor.edit(-1, 'view')
  const sent = editor.$sections.get()
  editor.remove(3)
  editor.saved({ ...answerOf(sent, { [-1]: 41 }), created: [41] }, sent)
  expect(ids()).toEqual([41, 1, 2])
  expect(editor.$changed.get()).toBe(true)
  expect(editor.base().sections.map(({ id }) => id)).toEqual([41, 1, 2, 3])
})

test('such a change goes together with what another user has saved', () => {
  editor.remove(1)
  const sent = editor.$sections.get()
  editor.remove(3)
  const answer = answerOf(sent, {})
  editor.saved({ ...answer, sections: [...answer.sections, stored(9, 'logos')], created: [] }, sent)
  expect(ids()).toEqual([2, 9])
  expect(editor.$changed.get()).toBe(true)
})

test('new sections get their ids in the order sent, wherever the server has put them', () => {
  editor.add('stats', 0)
  editor.add('logos', 4)
  editor.edit(-2, 'view')
  const sent = editor.$sections.get()
  editor.changeContent(-1, 'en', { title: 'Typed since' })
  const answer = answerOf(sent, { [-1]: 41, [-2]: 42 })
  editor.saved({ ...answer, sections: answer.sections.toReversed(), created: [41, 42] }, sent)
  expect(editor.$sections.get().map(({ id, type }) => [id, type])).toEqual(
    [...sent].toReversed().map(({ id, type }) => [{ [-1]: 41, [-2]: 42 }[id] ?? id, type]),
  )
  expect(titleOf(41)).toBe('Typed since')
})

test('restored sections are unsaved changes of the version that they start from', () => {
  const restored = [...editor.$sections.get()].slice(1)
  editor.restore(restored, { type: 'registered', language: 'en', revision: 3, sections: editor.$sections.get() })
  expect(ids()).toEqual([2, 3])
  expect(editor.$changed.get()).toBe(true)
  expect(editor.base().revision).toBe(3)
})

function ids(): number[] {
  return editor.$sections.get().map(({ id }) => id)
}

function titleOf(id: number): unknown {
  const content: Readonly<Record<string, object>> = editor.$sections.get().find((section) => section.id === id)!.data
    .content
  return Reflect.get(content.en!, 'title')
}

function open(type: 'registered' | 'unregistered', sections: ManagedSection[]): EditorStore {
  let lastId = 0
  const weighted = sections.map((section, weight) => ({ ...section, weight }))
  return createStorefrontEditor(
    { type, language: 'en', revision: 5, sections: weighted },
    () => --lastId,
    () => now,
  )
}

function stored(id: number, type: SectionType): ManagedSection {
  const { content, settings, appearance } = definitions[type].defaults
  const shown = { hidden: false, visible_from: null, visible_until: null, hide: false }
  return {
    id,
    type,
    weight: 0,
    ...shown,
    data: { content: { en: content }, settings, appearance, restrictions: [] },
  } as ManagedSection
}

function answerOf(sent: readonly ManagedSection[], renamed: Record<number, number>) {
  const sections = sent.map((section) => {
    const { id, type, weight, hidden, visible_from, visible_until, data } = section
    return {
      id: renamed[id] ?? id,
      type,
      weight,
      hidden,
      visible_from,
      visible_until,
      data,
      hide: false,
    } as ManagedSection
  })
  return {
    ...{ id: 1, type: 'registered' as const, enabled: true, language: 'en', revision: 6 },
    ...{ changed_at: '2026-11-22 10:00:00', changed_by: null, restrictions: [], gone: [], sections },
  }
}
