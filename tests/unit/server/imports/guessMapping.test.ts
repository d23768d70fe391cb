import { expect, test } from 'vitest'
import { guessMapping } from '#server/imports/guessMapping.ts'

test('columns of other systems are found by their names, each once, and unknown ones are not read', () => {
  expect(guessMapping('people', ['E-Mail', 'mail', ' Vorname', 'Nachname ', 'Shoe size', 'ID'])).toEqual({
    mail: 'mail',
    Vorname: 'first_name',
    Nachname: 'last_name',
    ID: 'external_id',
  })
  expect(guessMapping('trainings', ['Course ID', 'Name', 'Lang', 'Link', 'Category'])).toEqual({
    'Course ID': 'external_id',
    Name: 'title',
    Lang: 'language',
    Link: 'url',
    Category: 'topic',
  })
})
