// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createFieldPlaces } from '#client/forms/fieldPlaces.ts'
import { unreadableInputIn, unreadableInputs } from '#client/forms/unreadableInput.ts'

/** A form with fields of these types; the browser gives no value for those that are `partial`. */
function openForm(fields: Readonly<Record<string, { type: string; partial?: boolean }>>) {
  const form = document.createElement('form')
  const places = createFieldPlaces()
  for (const [name, { type, partial = false }] of Object.entries(fields)) {
    const field = document.createElement('input')
    Object.assign(field, { id: `field-${name}`, type })
    Object.defineProperty(field, 'validity', { value: { badInput: partial } })
    form.append(field)
    places.add(name, { label: name, id: field.id, focus: () => field.focus() })
  }
  document.body.replaceChildren(form)
  return { form, places }
}

test('dates of which a part is missing, and numbers that cannot be read are problems of their form', () => {
  const { places } = openForm({
    from: { type: 'datetime-local', partial: true },
    until: { type: 'datetime-local' },
    day: { type: 'date', partial: true },
    points: { type: 'number', partial: true },
    title: { type: 'text', partial: true },
  })
  expect(unreadableInputs(places)).toEqual([
    { path: 'from', message: 'This date is not complete.', code: 'format' },
    { path: 'day', message: 'This date is not complete.', code: 'format' },
    { path: 'points', message: 'This is not a number.', code: 'format' },
  ])
})

test('a field without a control, or whose control is not shown, is no such problem', () => {
  const { places } = openForm({ from: { type: 'date' } })
  const text = document.createElement('div')
  text.id = 'text'
  document.body.append(text)
  places.add('gone', { label: 'Gone', id: 'gone', focus: () => {} })
  places.add('whole', { label: 'Whole', focus: () => {} })
  places.add('text', { label: 'Text', id: 'text', focus: () => {} })
  expect(unreadableInputs(places)).toEqual([])
})

test('the first such field of a form is found', () => {
  const { form } = openForm({
    title: { type: 'text', partial: true },
    points: { type: 'number' },
    from: { type: 'datetime-local', partial: true },
    until: { type: 'datetime-local', partial: true },
  })
  expect(unreadableInputIn(form)?.id).toBe('field-from')
})

test.each<[string, 'div' | null | undefined]>([
  ['no form', null],
  ['a form that is not shown', undefined],
  ['a form without fields', 'div'],
])('%s has no such field', (_, place) => {
  expect(unreadableInputIn(place ? document.createElement(place) : place)).toBeUndefined()
})

test('a field that has several paths has one problem', () => {
  const { places } = openForm({ points: { type: 'number', partial: true } })
  places.add('terms[points]', { label: 'Points', id: 'field-points', focus: () => {} })
  expect(unreadableInputs(places).map(({ path }) => path)).toEqual(['points'])
})
