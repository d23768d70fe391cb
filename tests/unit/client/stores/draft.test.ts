// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDraft } from '#client/stores/draft.ts'
import { fillIn } from '#islands/checkout/fillIn.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the draft of a form', () => {
  test('is kept for the same user and form until it is sent', () => {
    const typed = { 'fields[name]': 'Freja' }
    createDraft('checkout.1.3').keep(typed)
    expect(createDraft('checkout.1.3').recall()).toEqual(typed)
    expect(createDraft('checkout.2.3').recall()).toBeNull()
    createDraft('checkout.1.3').drop()
    expect(createDraft('checkout.1.3').recall()).toBeNull()
  })

  test('is empty if the browser has no storage, or other data under its name', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const forbidden = createDraft('x', () => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    forbidden.keep({ a: 'b' })
    expect(forbidden.recall()).toBeNull()
    sessionStorage.setItem('draft.x', 'no JSON')
    expect(createDraft('x').recall()).toBeNull()
  })

  test('fills the controls, but never hidden fields', () => {
    document.body.innerHTML = `<form>
      <input type="hidden" name="key" value="new"><input name="fields[name]"><textarea name="fields[note]"></textarea>
      <select name="fields[place]"><option value="">-</option><option>Hotel</option></select>
      <input type="checkbox" name="terms" value="1"></form>`
    const form = document.querySelector('form')!
    const typed = { key: 'old', 'fields[name]': 'Freja', 'fields[note]': 'Red', 'fields[place]': 'Hotel', terms: '1' }
    fillIn(form, typed)
    expect(Object.fromEntries(new FormData(form))).toEqual({ ...typed, key: 'new' })
    fillIn(form, { 'fields[name]': 'Somebody else' })
    expect(new FormData(form).get('fields[name]'), 'typed since').toBe('Freja')
  })
})
