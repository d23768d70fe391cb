// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { createDraft } from '#client/stores/draft.ts'
import { keepWish, readKeptWish } from '#client/findTime/keptWish.ts'
import { createFormDraft } from '#client/forms/formDraft.ts'
import { forgetUnsaved } from '#layouts/shell/forgetUnsaved.ts'
import { bufferKey } from '#shared/browserKeys.ts'

const wish = { people: [3], minutes: 60, from: '2026-11-21', until: '2026-12-04', zone: 'UTC' }
const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]

/** Leaves unsaved work of a user in this browser. */
function workOf(uid: number) {
  localStorage.setItem(bufferKey(uid), '{}')
  createDraft(`checkout.5.${uid}`).keep({ street: 'Quay 1' })
  createFormDraft(`person.3.${uid}`, ['mail']).keep({ saved: { values: { mail: '' } }, typed: { mail: 'a@b.test' } })
  keepWish(sessionStorage, uid, { wish, names: [[3, 'Mona Sand']], at: null })
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('the work of another user is forgotten, in the browser and in the tab, and the work of this user stays', () => {
  workOf(1)
  workOf(2)
  localStorage.setItem('language', 'true')
  forgetUnsaved(2)
  expect(keys().toSorted()).toEqual([
    'draft.checkout.5.2',
    'draft.person.3.2',
    'find-time.2',
    'language',
    'storefront.buffer.2',
  ])
  expect(readKeptWish(sessionStorage, 1)).toBeNull()
  expect(readKeptWish(sessionStorage, 2)?.names).toEqual([[3, 'Mona Sand']])
})

test('the log-out forgets the work of this user, and other forms do not', () => {
  forgetUnsaved(2)
  workOf(2)
  document.body.innerHTML = '<form action="/search"></form><form action="/user/logout"></form>'
  const [search, logout] = document.querySelectorAll('form')
  search?.dispatchEvent(new Event('submit', { bubbles: true }))
  expect(keys()).toHaveLength(4)
  logout?.dispatchEvent(new Event('submit', { bubbles: true }))
  expect(keys()).toEqual([])
})

test('a question for a time that another version of the site has kept is ignored', () => {
  for (const text of ['{', '3', '{"wish":{}}', '{"wish":{"people":[3]},"names":{},"at":null}']) {
    sessionStorage.setItem('find-time.2', text)
    expect(readKeptWish(sessionStorage, 2)).toBeNull()
  }
})
