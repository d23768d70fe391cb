// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { createFormDraft } from '#client/forms/formDraft.ts'
import { createSettingsForm } from '#client/forms/settingsForm.ts'
import type { SavedValues } from '#client/forms/settingsFormCalls.ts'

interface Values {
  title: string
  height: number
}

beforeEach(() => sessionStorage.clear())

test('a new thing is made once, even if its page opens slowly', async () => {
  const saved = vi.fn()
  const values = { title: '', height: 0 }
  const save = vi.fn(async () => ({ values, revision: 1 }))
  const store = createSettingsForm<Values, SavedValues<Values>>(
    {
      loaded: { values },
      draft: createFormDraft<Values>('thing.new', ['title', 'height']),
      form: { read: () => values, write: () => {}, showErrors: () => {} },
    },
    {
      save,
      saved,
      fail: () => {},
      leave: () => {},
      signIn: async () => {},
      newKey: () => 'key',
      hasField: () => true,
    },
  )
  await store.save()
  await store.save()
  expect(save).toHaveBeenCalledOnce()
  expect(saved).toHaveBeenCalledWith({ values, revision: 1 })
  store.restore()
  expect(store.$phase.get()).toBe('ready')
})

test('a new thing that may have been made before a reload is made once: the key is the same', async () => {
  const keys: string[] = []
  const openNew = () => {
    let values = { title: '', height: 0 }
    const store = createSettingsForm<Values, SavedValues<Values>>(
      {
        loaded: { values: { title: '', height: 0 } },
        draft: createFormDraft<Values>('thing.new', ['title', 'height']),
        form: { read: () => values, write: (next) => (values = structuredClone(next)), showErrors: () => {} },
      },
      {
        save: ({ idempotencyKey }) => {
          keys.push(idempotencyKey)
          return Promise.reject(new TypeError('lost'))
        },
        fail: () => {},
        leave: () => {},
        signIn: async () => {},
        newKey: () => crypto.randomUUID(),
        hasField: () => true,
      },
    )
    store.start()
    const type = (title: string) => {
      values = { ...values, title }
      store.typed()
    }
    return { store, type }
  }
  await openNew().store.save()
  await openNew().store.save()
  expect(keys[1], 'without a change').toBe(keys[0])
  const { store, type } = openNew()
  type('Mug')
  await store.save()
  expect(keys[2], 'with other values').not.toBe(keys[0])
  await openNew().store.save()
  expect(keys[3]).toBe(keys[2])
})
