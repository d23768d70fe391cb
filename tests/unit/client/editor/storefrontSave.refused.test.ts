import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#client/api.ts'
import type { EditorStore } from '#client/editor/storefrontEditor.ts'
import { createStorefrontSave, type SaveCalls, type StorefrontSave } from '#client/editor/storefrontSave.ts'
import type { StorefrontChange } from '#shared/contract/managedStorefront.ts'
import { idsOf, openThreeSections, savedAnswer, storedSection } from './storyEditor.ts'

let editor: EditorStore
let save: StorefrontSave
let calls: { [Name in keyof SaveCalls]: ReturnType<typeof vi.fn> }

const ofSite = { message: 'The storefront is too large.', path: '', code: 'too_large' }
const ofThird = { message: 'Too long.', path: 'sections[2][data][content][en][title]', code: 'too_big' }

beforeEach(() => {
  let now = 0
  editor = openThreeSections(() => (now += 1000))
  calls = {
    send: vi.fn(async () => saved()),
    read: vi.fn(),
    signIn: vi.fn(),
    saved: vi.fn(),
    fail: vi.fn(),
    leave: vi.fn(),
  }
  save = createStorefrontSave(editor, calls as unknown as SaveCalls)
})

test('while a save is under way, another one does not begin, also after a change', async () => {
  expect([save.$phase.get(), save.$problems.get()]).toEqual(['ready', []])
  editor.remove(1)
  const first = save.save()
  editor.remove(2)
  expect(save.$phase.get()).toBe('saving')
  await save.save()
  await first
  expect(calls.send).toHaveBeenCalledOnce()
  expect(save.$phase.get()).toBe('ready')
})

test('what failed or was refused is forgotten when the next save begins', async () => {
  editor.remove(1)
  await refuse(new TypeError('offline'))
  expect(save.$trouble.get()).toBe('connection')
  await refuse(new ApiError(400, [ofSite]))
  expect([save.$trouble.get(), save.$problems.get().length]).toEqual([null, 1])
  const again = save.save()
  expect(save.$problems.get()).toEqual([])
  await again
})

test('a refusal of the whole storefront counts until something that is sent changes', async () => {
  editor.remove(1)
  await refuse(new ApiError(400, [ofSite]))
  expect(save.$problems.get()).toEqual([{ ...ofSite, id: null }])
  expect(calls.fail).not.toHaveBeenCalled()
  editor.edit(3, 'edit')
  expect(save.$problems.get()).toHaveLength(1)
  editor.changeContent(3, 'en', { title: 'Another one' })
  expect(save.$problems.get()).toEqual([])
})

test('of several problems, those of other sections stay', async () => {
  editor.changeContent(3, 'en', { title: 'Too long' })
  await refuse(new ApiError(400, [{ ...ofThird, path: 'sections[1][data]' }, ofThird]))
  expect(save.$problems.get().map(({ id }) => id)).toEqual([2, 3])
  editor.changeContent(3, 'en', { title: 'Short' })
  expect(save.$problems.get()).toEqual([{ ...ofThird, id: 2, path: '' }])
})

test('a problem of a section that was not sent is one of the storefront', async () => {
  editor.remove(1)
  await refuse(new ApiError(400, [{ ...ofThird, path: 'sections[9][data]' }]))
  expect(save.$problems.get()).toMatchObject([{ id: null }])
})

test.each([
  ['a failure of the server', new ApiError(500, [ofSite])],
  ['a refusal that says nothing', new ApiError(400, [])],
  ['a conflict that names no sections', new ApiError(409, [])],
])('%s is no problem of a section', async (_, error) => {
  editor.remove(1)
  await refuse(error)
  expect(save.$trouble.get()).toBe('failure')
  expect(calls.fail).toHaveBeenCalledWith(error)
  expect([save.$problems.get(), save.$dialog.get()]).toEqual([[], null])
})

test('a conflict whose other version cannot be read is a failure', async () => {
  editor.remove(1)
  const offline = new TypeError('offline')
  calls.read.mockRejectedValueOnce(offline)
  await refuse(new ApiError(409, [], { sections: [{ id: 1 }] }))
  expect(calls.fail).toHaveBeenCalledWith(offline)
  expect(save.$dialog.get()).toBeNull()
})

test.each([
  ['was lost', new TypeError('offline')],
  ['is a failure', new ApiError(500, [])],
])('a new section that is removed after an answer that %s is named, until a save has an answer', async (_, error) => {
  editor.add('stats', 0)
  editor.edit(-1, 'view')
  await refuse(error)
  const { key } = lastSent().sections[0]!
  expect([typeof key, lastSent().removed]).toEqual(['string', undefined])
  editor.remove(-1)
  editor.remove(1)
  await save.save()
  expect(lastSent().removed).toEqual([key])
  editor.remove(2)
  await save.save()
  expect(lastSent().removed).toBeUndefined()
})

test('a lost answer names none of the sections that the site had before', async () => {
  editor.remove(1)
  await refuse(new TypeError('offline'))
  editor.remove(2)
  editor.remove(3)
  await save.save()
  expect(lastSent().removed).toBeUndefined()
})

test('a new section that was sent again is not named as removed', async () => {
  editor.add('stats', 0)
  editor.edit(-1, 'view')
  await refuse(new TypeError('offline'))
  await refuse(new TypeError('offline'))
  expect(lastSent().removed).toBeUndefined()
})

test('a new section that the server refused was not created', async () => {
  editor.add('stats', 0)
  editor.edit(-1, 'view')
  await refuse(new ApiError(400, [ofSite]))
  editor.remove(-1)
  editor.remove(1)
  await save.save()
  expect(lastSent().removed).toBeUndefined()
})

test('without a conflict there is nothing to settle or to copy', async () => {
  editor.remove(1)
  save.askToLeave('/settings/storefront')
  save.copyMine()
  expect(save.$dialog.get()).toMatchObject({ kind: 'leave' })
  expect([editor.$changed.get(), editor.$buffer.get()]).toEqual([true, null])
  calls.send.mockRejectedValueOnce(new TypeError('offline'))
  await save.settle(() => 'mine')
  expect(save.$dialog.get()).toMatchObject({ kind: 'leave' })
  await save.settle(() => 'mine')
  expect(calls.send).toHaveBeenCalledTimes(2)
  expect([editor.$changed.get(), save.$dialog.get()]).toEqual([false, null])
})

test('another version that is loaded replaces the changes and their problems', async () => {
  editor.remove(1)
  await refuse(new ApiError(400, [ofSite]))
  save.take({ ...saved(), revision: 8, sections: [storedSection(9, 'logos')] })
  expect([idsOf(editor), save.$problems.get()]).toEqual([[9], []])
  expect([editor.$changed.get(), editor.base().revision]).toEqual([false, 8])
})

async function refuse(error: unknown): Promise<void> {
  calls.send.mockRejectedValueOnce(error)
  await save.save()
}

function saved() {
  return { ...savedAnswer(editor.$sections.get(), {}), created: [] }
}

function lastSent(): StorefrontChange {
  return calls.send.mock.calls.at(-1)![0] as StorefrontChange
}
