// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { createFormDraft } from '#client/forms/formDraft.ts'

beforeEach(() => sessionStorage.clear())

const draft = { saved: { values: { title: 'Old' }, revision: 2 }, typed: { title: 'New' } }

test('a draft holds the typed values and the values that they are based on', () => {
  createFormDraft('product.1', ['title']).keep(draft)
  expect(createFormDraft('product.1', ['title']).recall()).toEqual(draft)
  expect(createFormDraft('product.2', ['title']).recall()).toBeNull()
})

test('a draft with other fields than the form is ignored', () => {
  createFormDraft('product.1', ['title']).keep(draft)
  expect(createFormDraft('product.1', ['name']).recall()).toBeNull()
  sessionStorage.setItem('draft.product.1', '[1, 2]')
  expect(createFormDraft('product.1', ['title']).recall()).toBeNull()
})
