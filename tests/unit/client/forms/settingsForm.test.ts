// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#client/api.ts'
import { createFormDraft } from '#client/forms/formDraft.ts'
import { createSettingsForm } from '#client/forms/settingsForm.ts'
import type { SavedValues, SettingsFormCalls } from '#client/forms/settingsFormCalls.ts'

interface Values {
  title: string
  height: number
}

beforeEach(() => sessionStorage.clear())

const loaded: SavedValues<Values> = { values: { title: 'Rewards', height: 200 }, revision: 3 }

function open(calls: Partial<SettingsFormCalls<Values, SavedValues<Values>>> = {}) {
  let values = structuredClone(loaded.values)
  const save = vi.fn(async ({ values: sent }: { values: Values }) => ({ values: sent, revision: 4 }))
  const [showErrors, fail, leave] = [vi.fn(), vi.fn(), vi.fn()]
  const draft = createFormDraft<Values>('thing.1', ['title', 'height'])
  let keys = 0
  const store = createSettingsForm<Values, SavedValues<Values>>(
    { loaded, draft, form: { read: () => values, write: (next) => (values = structuredClone(next)), showErrors } },
    {
      save,
      fail,
      leave,
      signIn: async () => {},
      hasField: (name) => name === 'title',
      newKey: () => `key-${++keys}`,
      ...calls,
    },
  )
  const type = (changes: Partial<Values>) => {
    values = { ...values, ...changes }
    store.typed()
  }
  return { store, draft, save, showErrors, fail, leave, type, read: () => values }
}

const refused = (status: number, path: string, code = 'custom', details = {}) =>
  new ApiError(status, [{ message: 'No.', path, code }], details)

describe('a form of the settings', () => {
  test('sends the changed fields with the revision, and takes what is saved from the answer', async () => {
    const { store, save, type, draft } = open()
    type({ title: 'Shop' })
    expect(store.$changed.get()).toEqual(['title'])
    await store.save()
    expect(save).toHaveBeenCalledWith({
      changes: { title: 'Shop' },
      values: { title: 'Shop', height: 200 },
      saved: loaded.values,
      revision: 3,
      idempotencyKey: 'key-1',
    })
    expect(store.$phase.get()).toBe('saved')
    expect(store.$changed.get()).toEqual([])
    expect(draft.recall()).toBeNull()
    type({ height: 90 })
    await store.save()
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ changes: { height: 90 }, revision: 4 }))
  })

  test('keeps what the user typed while it was being saved', async () => {
    let finish = () => {}
    const { store, type, read } = open({
      save: ({ values }) =>
        new Promise((resolve) => {
          finish = () => resolve({ values, revision: 4 })
        }),
    })
    type({ title: 'Shop' })
    const saving = store.save()
    type({ height: 90 })
    finish()
    await saving
    expect(read()).toEqual({ title: 'Shop', height: 90 })
    expect(store.$changed.get()).toEqual(['height'])
  })

  test('repeats a lost attempt with the same key, and another attempt with a new one', async () => {
    const save = vi.fn(async () => Promise.reject(new TypeError('lost')))
    const { store, type, fail } = open({ save })
    type({ title: 'Shop' })
    await store.save()
    await store.save()
    type({ title: 'Store' })
    await store.save()
    const keys = save.mock.calls.map(([request]: unknown[]) => Reflect.get(Object(request), 'idempotencyKey'))
    expect(keys).toEqual(['key-1', 'key-1', 'key-2'])
    expect(fail).toHaveBeenCalledTimes(3)
    expect(store.$phase.get()).toBe('ready')
  })

  test('keeps a sign of an attempt that failed until the next one, and what was typed', async () => {
    const save = vi
      .fn(async ({ values }: { values: Values }) => ({ values, revision: 4 }))
      .mockRejectedValueOnce(new TypeError('no connection'))
      .mockRejectedValueOnce(new ApiError(500, []))
    const { store, type, read } = open({ save })
    type({ title: 'Shop' })
    await store.save()
    expect(store.$trouble.get()).toBe('connection')
    type({ height: 90 })
    expect(store.$trouble.get()).toBe('connection')
    await store.save()
    expect(store.$trouble.get()).toBe('failure')
    expect(read()).toEqual({ title: 'Shop', height: 90 })
    await store.save()
    expect(store.$trouble.get()).toBeNull()
    expect(store.$phase.get()).toBe('saved')
  })

  test('has no sign of a failed attempt after its changes are discarded', async () => {
    const { store, type } = open({ save: () => Promise.reject(new ApiError(500, [])) })
    type({ title: 'Shop' })
    await store.save()
    store.discard()
    expect(store.$trouble.get()).toBeNull()
  })

  test('shows a refusal at its field, and one of no field above the form', async () => {
    const problems = [
      { message: 'Too long.', path: 'title', code: 'too_long' },
      { message: 'Not now.', path: 'secret[0]', code: 'custom' },
    ]
    const { store, type, showErrors, read } = open({ save: () => Promise.reject(new ApiError(400, problems)) })
    type({ title: 'Shop' })
    await store.save()
    expect(showErrors).toHaveBeenCalledWith([{ name: 'title', type: 'server', message: 'Too long.' }])
    expect(store.$problems.get()).toEqual(['Not now.'])
    expect(store.$refusals.get()).toBe(1)
    expect(read().title).toBe('Shop')
  })

  test('asks to sign in again when the session has ended, and then saves', async () => {
    const save = vi
      .fn(async ({ values }: { values: Values }) => ({ values, revision: 4 }))
      .mockRejectedValueOnce(refused(401, ''))
    const signIn = vi.fn(async () => {}).mockRejectedValueOnce(refused(400, ''))
    const { store, type } = open({ save, signIn })
    type({ title: 'Shop' })
    await store.save()
    expect(store.$dialog.get()).toEqual({ kind: 'sign-in', problem: '', busy: false })
    await store.signIn('admin', 'wrong')
    expect(store.$dialog.get()).toEqual({ kind: 'sign-in', problem: 'No.', busy: false })
    await store.signIn('admin', 'right')
    expect(store.$dialog.get()).toBeNull()
    expect(store.$phase.get()).toBe('saved')
  })

  test('shows what another user saved, and saves what this user chooses', async () => {
    const save = vi
      .fn(async ({ values }: { values: Values }) => ({ values, revision: 9 }))
      .mockRejectedValueOnce(refused(409, '', 'revision', { revision: 8, by: 'Freja' }))
    const reload = async () => ({ values: { title: 'Their title', height: 300 }, revision: 8 })
    const { store, type } = open({ save, reload })
    type({ title: 'My title' })
    await store.save()
    expect(store.$dialog.get()).toEqual({
      kind: 'conflict',
      by: 'Freja',
      at: undefined,
      changes: [
        { path: ['title'], name: 'title', mine: 'My title', theirs: 'Their title', isConflict: true },
        { path: ['height'], name: 'height', mine: 200, theirs: 300, isConflict: false },
      ],
    })
    await store.settle((name) => (name === 'title' ? 'mine' : 'theirs'))
    expect(save).toHaveBeenLastCalledWith(
      expect.objectContaining({
        changes: { title: 'My title' },
        values: { title: 'My title', height: 300 },
        revision: 8,
      }),
    )
    expect(store.$phase.get()).toBe('saved')
  })

  test('asks the same after a sale, when the stock is not the number that was seen', async () => {
    const save = vi
      .fn(async ({ values }: { values: Values }) => ({ values, revision: 3 }))
      .mockRejectedValueOnce(refused(409, '', 'stock', { stock: 150 }))
    const reload = async () => ({ values: { title: 'Rewards', height: 150 }, revision: 3 })
    const { store, type } = open({ save, reload })
    type({ height: 90 })
    await store.save()
    expect(store.$dialog.get()).toMatchObject({
      kind: 'conflict',
      changes: [{ name: 'height', mine: 90, theirs: 150, isConflict: true }],
    })
    await store.settle(() => 'mine')
    expect(save).toHaveBeenLastCalledWith(
      expect.objectContaining({ changes: { height: 90 }, saved: { title: 'Rewards', height: 150 } }),
    )
  })

  test('saves nothing if the user takes all values of the other user', async () => {
    const save = vi.fn(() => Promise.reject(refused(409, '', 'revision')))
    const reload = async () => ({ values: { title: 'Their title', height: 200 }, revision: 8 })
    const { store, type, read } = open({ save, reload })
    type({ title: 'My title' })
    await store.save()
    await store.settle(() => 'theirs')
    expect(save).toHaveBeenCalledTimes(1)
    expect(read().title).toBe('Their title')
    expect(store.$changed.get()).toEqual([])
  })

  test('restores the values after a reload, and starts from the same revision', async () => {
    open().type({ title: 'Shop' })
    const { store, save, read } = open()
    store.start()
    expect(read()).toEqual({ title: 'Shop', height: 200 })
    expect(store.$restored.get()).toBe(true)
    await store.save()
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ changes: { title: 'Shop' }, revision: 3 }))
  })

  test('discards the values and their draft', () => {
    const { store, type, read, draft } = open()
    type({ title: 'Shop' })
    store.discard()
    expect(read()).toEqual(loaded.values)
    expect(store.$changed.get()).toEqual([])
    expect(draft.recall()).toBeNull()
  })

  test('leaves the page when the user wants to lose the changes', () => {
    const { store, type, leave, draft } = open()
    type({ title: 'Shop' })
    store.askToLeave('/settings')
    store.leave()
    expect(leave).toHaveBeenCalledWith('/settings')
    expect(draft.recall()).toBeNull()
  })
})
