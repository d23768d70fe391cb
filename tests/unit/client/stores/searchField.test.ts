import { beforeEach, describe, expect, it } from 'vitest'
import { createSearchField, type SearchFieldStore } from '#client/stores/searchField.ts'

let searched: string[]
let field: SearchFieldStore

beforeEach(() => {
  searched = []
  field = createSearchField((text) => searched.push(text))
})

const state = () => field.$state.get()

describe('The search field in the header', () => {
  it('is collapsed until its button expands it', () => {
    expect(state()).toBe('collapsed')
    field.press()
    expect(state()).toBe('expanded')
    expect(searched).toEqual([])
  })

  it('submits by its button if it has a text', () => {
    field.press()
    field.type('sql')
    field.press()
    expect(searched).toEqual(['sql'])
    expect(state()).toBe('submitted')
  })

  it('submits by Enter', () => {
    field.press()
    field.type('  balance sheet ')
    field.enter()
    expect(searched).toEqual(['balance sheet'])
  })

  it.each(['', '   '])('collapses instead of submitting %j', (text) => {
    for (const act of [field.press, field.enter]) {
      field.press()
      field.type(text)
      act()
      expect(state()).toBe('collapsed')
    }
    expect(searched).toEqual([])
  })

  it('is empty after it was submitted, and does nothing until the next page has loaded', () => {
    field.press()
    field.type('sql')
    field.enter()
    expect(field.$text.get()).toBe('')

    field.type('again')
    field.press()
    field.enter()
    field.leave()
    expect(state()).toBe('submitted')
    expect(field.$text.get()).toBe('')
    expect(searched).toEqual(['sql'])
  })

  it('collapses when the user leaves it, and keeps its text', () => {
    field.press()
    field.type('lead')
    field.leave()
    expect(state()).toBe('collapsed')
    field.press()
    expect(state()).toBe('expanded')
    expect(field.$text.get()).toBe('lead')
    expect(searched).toEqual([])
  })

  it('can search again on a page that the browser shows again from its cache', () => {
    field.press()
    field.type('sql')
    field.enter()
    field.restore()
    expect(state()).toBe('collapsed')
    field.press()
    field.type('excel')
    field.press()
    expect(searched).toEqual(['sql', 'excel'])
  })

  it('takes over the text of the plain form', () => {
    field.adopt('typed early', true)
    expect(state()).toBe('expanded')
    field.press()
    expect(searched).toEqual(['typed early'])
  })

  it('opens if the focus is in it already, and stays closed otherwise', () => {
    field.adopt('', false)
    expect(state()).toBe('collapsed')
    field.adopt('', true)
    expect(state()).toBe('expanded')
  })
})
