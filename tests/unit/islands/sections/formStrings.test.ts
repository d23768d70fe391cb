import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readUses } from '../../../../scripts/checks/strings/uses.mjs'
import { sectionFormStrings } from '#islands/sections/formStrings.ts'

const folder = 'src/islands/sections'

test('the forms of sections show no string that their island does not get', () => {
  const forms = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(fields|tabs)\/|\/Form\.tsx$|^lazyForms/.test(file) && /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
  const shown = forms.flatMap((file) => readUses(file, file).uses.map(({ source }) => source))
  expect(shown.length).toBeGreaterThan(100)
  expect(shown.filter((source) => !sectionFormStrings.includes(source))).toEqual([])
})
