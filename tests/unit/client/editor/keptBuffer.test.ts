// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { keepBuffer } from '#client/editor/keptBuffer.ts'
import { createStorefrontEditor, type EditorStore } from '#client/editor/storefrontEditor.ts'
import type { StorefrontType } from '#shared/audience/storefrontTypes.ts'

beforeEach(() => localStorage.clear())

test('a copied section survives from one storefront to the other, until it is pasted', () => {
  const from = open('registered')
  keepBuffer(from, 1)
  from.add('cta', 0)
  from.copy(-1)
  const to = open('unregistered')
  keepBuffer(to, 1)
  expect(to.$buffer.get()?.type).toBe('cta')
  to.pasteAt(0)
  const later = open('registered')
  keepBuffer(later, 1)
  expect(later.$buffer.get()).toBeNull()
})

test('each user has a buffer of their own', () => {
  const mine = open('registered')
  keepBuffer(mine, 1)
  mine.add('cta', 0)
  mine.copy(-1)
  const theirs = open('registered')
  keepBuffer(theirs, 2)
  expect(theirs.$buffer.get()).toBeNull()
})

test('a section of an unknown type is not taken from the storage', () => {
  localStorage.setItem(
    'storefront.buffer.1',
    JSON.stringify({ at: Date.now(), section: { id: 1, type: 'gone', data: {} } }),
  )
  const editor = open('registered')
  keepBuffer(editor, 1)
  expect(editor.$buffer.get()).toBeNull()
})

test('a copied section is forgotten after two weeks', () => {
  const from = open('registered')
  keepBuffer(from, 1)
  from.add('cta', 0)
  from.copy(-1)
  const later = open('registered')
  keepBuffer(later, 1, undefined, () => Date.now() + 15 * 24 * 60 * 60 * 1000)
  expect(later.$buffer.get()).toBeNull()
})

test('a section that another tab has copied or pasted is not written again', () => {
  const from = open('registered')
  const stop = keepBuffer(from, 1)
  from.add('cta', 0)
  from.copy(-1)
  stop()
  const newValue = localStorage.getItem('storefront.buffer.1')
  localStorage.clear()
  const other = open('unregistered')
  keepBuffer(other, 1)
  dispatchEvent(new StorageEvent('storage', { key: 'storefront.buffer.1', newValue }))
  expect(other.$buffer.get()?.type).toBe('cta')
  expect(localStorage.length).toBe(0)
  localStorage.setItem('storefront.buffer.1', String(newValue))
  dispatchEvent(new StorageEvent('storage', { key: 'storefront.buffer.1', newValue: null }))
  expect(other.$buffer.get()).toBeNull()
  expect(localStorage.length).toBe(1)
})

function open(type: StorefrontType): EditorStore {
  let lastId = 0
  return createStorefrontEditor({ type, language: 'en', revision: 5, sections: [] }, () => --lastId)
}
