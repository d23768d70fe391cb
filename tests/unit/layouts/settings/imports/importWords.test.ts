import { expect, test } from 'vitest'
import { importWords } from '#layouts/settings/imports/importWords.ts'
import { requiredColumns } from '#server/catalogue/import/columns.ts'
import { trainingColumnNames } from '#shared/contract/imports.ts'
import { peopleColumns } from '#shared/contract/imports.ts'

const named = (kind: 'people' | 'trainings') => importWords(kind, (text) => text).columns.map(({ name }) => name)
const shown = (kind: 'people' | 'trainings') =>
  importWords(kind, (text) => text)
    .example.split('\n', 1)[0]
    ?.split(',')

test('the guide of an import explains columns that the import reads, the required ones first', () => {
  expect(named('trainings').slice(0, requiredColumns.length)).toEqual([...requiredColumns])
  expect(trainingColumnNames).toEqual(expect.arrayContaining(named('trainings')))
  expect([...peopleColumns]).toEqual(expect.arrayContaining(named('people')))
})

test('the guide explains every column of the example of trainings', () => {
  expect(named('trainings')).toEqual(expect.arrayContaining(shown('trainings') ?? []))
})
