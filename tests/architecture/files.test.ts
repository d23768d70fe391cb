import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { code, files, sheets, testFiles } from './source.ts'

test('no file of the product grows beyond 250 lines', () => {
  const long = [...files, ...sheets].filter((file) => code(file).split('\n').length > 251)
  expect(long).toEqual([])
})

test('no file is next to a folder of the same name', () => {
  const doubled = files
    .filter((file) => /^(src\/(lib|layouts|islands|pages)|demo)\//.test(file))
    .filter((file) => existsSync(file.replace(/\.\w+$/, '')))
  expect(doubled).toEqual([])
})

test('no object is written inside another object only to be spread there', () => {
  const spread = [...files, ...testFiles].filter((file) => /\.{3}\{/.test(code(file)))
  expect(spread).toEqual([])
})

test('a query of a partial index has the condition of the index as a literal', () => {
  const migrations = files.filter((file) => file.startsWith('src/lib/server/db/migrations/')).map(code)
  const conditions = [...migrations.join('\n').matchAll(/create (?:unique )?index .* where (\w+) (>|=) ('\w+'|\d+)`/g)]
  expect(conditions.map(([, column]) => column)).toContain('remaining')
  const asValue = conditions.map(
    ([, column, operator, value]) => new RegExp(`where\\('(?:\\w+\\.)?${column}', '${operator}', ${value}\\)`),
  )
  const wrong = files.filter(
    (file) => file.startsWith('src/lib/server/') && asValue.some((form) => form.test(code(file))),
  )
  expect(wrong).toEqual([])
})
