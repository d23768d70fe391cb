import { expect, test } from 'vitest'
import { createFieldPlaces } from '#client/forms/fieldPlaces.ts'

test('a problem inside the value of a field belongs to the nearest field', () => {
  const places = createFieldPlaces()
  places.add('restrictions', { label: 'Audience', focus: () => {} })
  const remove = places.add('title.ar', { label: 'Title', focus: () => {} })
  expect(places.find('restrictions.0.value')?.label).toBe('Audience')
  expect(places.find('title.ar')?.label).toBe('Title')
  expect(places.find('title')).toBeUndefined()
  remove()
  expect(places.find('title.ar')).toBeUndefined()
})

test('a place learns which value the focus is for', () => {
  const places = createFieldPlaces()
  const asked: string[] = []
  places.add('questions.0', { label: 'Size', focus: (path) => asked.push(path) })
  places.find('questions.0.hint')?.focus()
  places.find('questions.0')?.focus()
  expect(asked).toEqual(['questions.0.hint', 'questions.0'])
})
