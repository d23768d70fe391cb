import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#client/api.ts'
import { createStorefrontEditor, type EditorStore } from '#client/editor/storefrontEditor.ts'
import { createStorefrontSave, type SaveCalls, type StorefrontSave } from '#client/editor/storefrontSave.ts'
import type { ManagedStorefront, StorefrontChange } from '#shared/contract/managedStorefront.ts'
import { definitions } from '#shared/sections/registry.ts'
import type { ManagedSection } from '#shared/sections/section.ts'

let editor: EditorStore
let save: StorefrontSave
let calls: { [Name in keyof SaveCalls]: ReturnType<typeof vi.fn> }

const base = [section(1, 'One'), section(2, 'Two'), section(3, 'Three')]

beforeEach(() => {
  let lastId = 0
  editor = createStorefrontEditor({ type: 'unregistered', language: 'en', revision: 5, sections: base }, () => --lastId)
  calls = {
    send: vi.fn(async ({ sections }: StorefrontChange) =>
      answer(sections.map((one, index) => ({ ...one, id: one.id ?? 40 + index, hide: false }) as ManagedSection)),
    ),
    read: vi.fn(),
    signIn: vi.fn(async () => {}),
    saved: vi.fn(),
    fail: vi.fn(),
    leave: vi.fn(),
  }
  save = createStorefrontSave(editor, calls as unknown as SaveCalls)
})

test('the sections are sent with the revision that they start from, new ones without an id', async () => {
  editor.add('cta', 0)
  editor.edit(-1, 'view')
  await save.save()
  const [change] = calls.send.mock.calls[0] as [StorefrontChange]
  expect(change.revision).toBe(5)
  expect(change.sections.map(({ id }) => id)).toEqual([null, 1, 2, 3])
  expect(change.sections.every((one) => !('state' in one) && !('hide' in one))).toBe(true)
  expect(calls.saved).toHaveBeenCalledOnce()
  expect(editor.$changed.get()).toBe(false)
})

test('nothing is sent while Save is blocked', async () => {
  await save.save()
  editor.remove(1)
  editor.edit(2, 'edit')
  await save.save()
  expect(calls.send).not.toHaveBeenCalled()
})

test('an ended session asks to log in again, then saves', async () => {
  editor.remove(1)
  calls.send.mockRejectedValueOnce(new ApiError(401, []))
  await save.save()
  expect(save.$dialog.get()?.kind).toBe('sign-in')
  await save.signIn('content', 'secret')
  expect(calls.send).toHaveBeenCalledTimes(2)
  expect(save.$dialog.get()).toBeNull()
  expect(editor.$changed.get()).toBe(false)
})

test('a failure keeps everything', async () => {
  editor.remove(1)
  calls.send.mockRejectedValueOnce(new TypeError('offline'))
  await save.save()
  expect(save.$trouble.get()).toBe('connection')
  expect(editor.$changed.get()).toBe(true)
  expect(editor.$sections.get()).toHaveLength(2)
})

test('a refusal names the section and the place inside it', async () => {
  editor.remove(1)
  const problem = { message: 'Too long.', path: 'sections[1][data][content][en][title]', code: 'too_big' }
  calls.send.mockRejectedValueOnce(new ApiError(400, [problem]))
  await save.save()
  expect(save.$problems.get()).toEqual([{ ...problem, id: 3, path: 'content[en][title]' }])
})

test('a refusal goes when its section changes, not when a form opens or a section moves', async () => {
  editor.changeContent(3, 'en', { title: 'Too long' })
  const problem = { message: 'Too long.', path: 'sections[2][data][content][en][title]', code: 'too_big' }
  calls.send.mockRejectedValueOnce(new ApiError(400, [problem]))
  await save.save()
  editor.edit(3, 'edit')
  editor.move(3, 0)
  editor.changeContent(1, 'en', { title: 'Another one' })
  expect(save.$problems.get()).toHaveLength(1)
  editor.changeContent(3, 'en', { title: 'Short' })
  expect(save.$problems.get()).toEqual([])
})

test('a refusal of a section that was mended while it was sent is not shown', async () => {
  editor.changeContent(3, 'en', { title: 'Too long' })
  const problem = { message: 'Too long.', path: 'sections[2][data][content][en][title]', code: 'too_big' }
  calls.send.mockImplementationOnce(async () => {
    editor.changeContent(3, 'en', { title: 'Short' })
    throw new ApiError(400, [problem])
  })
  await save.save()
  expect(save.$problems.get()).toEqual([])
})

test('a page that was to be left and stays can save, and asks again before it is left', async () => {
  editor.remove(1)
  save.askToLeave('/settings/storefront')
  save.leave()
  expect(save.$phase.get()).toBe('leaving')
  await save.save()
  expect(calls.saved).toHaveBeenCalledOnce()
  editor.remove(2)
  save.askToLeave('/settings/storefront')
  save.leave()
  editor.undo()
  expect(save.$phase.get()).toBe('ready')
})

test('in a conflict both versions are shown, and what merged by itself', async () => {
  await meetConflict()
  expect(save.$dialog.get()).toMatchObject({
    kind: 'conflict',
    conflicts: [
      {
        id: 1,
        mine: { data: { content: { en: { title: 'Mine' } } } },
        theirs: { data: { content: { en: { title: 'Theirs' } } } },
      },
    ],
    merged: [{ section: { id: 2 }, side: 'theirs' }],
  })
})

test('mine is kept, with everything that only they changed', async () => {
  await meetConflict()
  await save.settle(() => 'mine')
  expect(lastSent().revision).toBe(6)
  expect(titles()).toEqual(['Mine', 'Their second', 'Three'])
})

test('a settled conflict is not asked again if the save then fails', async () => {
  await meetConflict()
  calls.send.mockRejectedValueOnce(new TypeError('offline'))
  await save.settle(() => 'mine')
  expect([save.$dialog.get(), save.$trouble.get()]).toEqual([null, 'connection'])
  expect(titles()).toEqual(['Mine', 'Their second', 'Three'])
})

test('the section of the other user replaces the user’s own if the user takes it', async () => {
  await meetConflict()
  await save.settle(() => 'theirs')
  expect(titles()).toEqual(['Theirs', 'Their second', 'Three'])
})

test('mine is copied into the buffer, and the editor continues with theirs', async () => {
  await meetConflict()
  save.copyMine()
  expect(save.$dialog.get()).toBeNull()
  expect(editor.$buffer.get()?.data.content).toMatchObject({ en: { title: 'Mine' } })
  expect(titles()).toEqual(['Theirs', 'Their second', 'Three'])
})

test('mine is kept but not saved while a copied section waits, which is said, and the next attempt saves it', async () => {
  await meetConflict()
  editor.setBuffer(editor.$sections.get()[2]!)
  await save.settle(() => 'mine')
  expect(calls.send).toHaveBeenCalledOnce()
  expect(save.$held.get()).toEqual({ by: 'buffer' })
  expect(titles()).toEqual(['Mine', 'Their second', 'Three'])
  editor.setBuffer(null)
  await save.save()
  expect(save.$held.get()).toBeNull()
  expect(lastSent().revision).toBe(6)
  expect(calls.saved).toHaveBeenCalledOnce()
})

test('a log-in that cannot save, because a section was opened in the meantime, says so', async () => {
  editor.remove(1)
  calls.send.mockRejectedValueOnce(new ApiError(401, []))
  await save.save()
  editor.edit(2, 'edit')
  await save.signIn('content', 'secret')
  expect(calls.saved).not.toHaveBeenCalled()
  expect(save.$held.get()).toEqual({ by: 'editing' })
})

async function meetConflict(): Promise<void> {
  editor.changeContent(1, 'en', { title: 'Mine' })
  calls.send.mockRejectedValueOnce(
    new ApiError(409, [], { by: null, at: '2026-11-22 10:00:00', revision: 6, sections: [{ id: 1 }] }),
  )
  calls.read.mockResolvedValueOnce({
    ...answer([section(1, 'Theirs'), section(2, 'Their second'), section(3, 'Three')]),
  })
  await save.save()
}

function lastSent(): StorefrontChange {
  return calls.send.mock.calls.at(-1)![0] as StorefrontChange
}

function titles(): unknown[] {
  return editor.$sections.get().map(({ data }) => Reflect.get(Object(data.content).en, 'title'))
}

function section(id: number, title: string): ManagedSection {
  const { content, settings, appearance } = definitions.cta.defaults
  const shown = { hidden: false, visible_from: null, visible_until: null, hide: false }
  return {
    id,
    type: 'cta',
    weight: id - 1,
    ...shown,
    data: { content: { en: { ...content, title } }, settings, appearance, restrictions: [] },
  }
}

function answer(sections: ManagedSection[]): ManagedStorefront & { created: number[] } {
  const created = sections.filter(({ id }) => id >= 40).map(({ id }) => id)
  return {
    id: 1,
    type: 'unregistered',
    enabled: true,
    language: 'en',
    revision: 6,
    changed_at: null,
    changed_by: null,
    restrictions: [],
    gone: [],
    sections: sections.map((one, weight) => ({ ...one, weight })),
    created,
  }
}
