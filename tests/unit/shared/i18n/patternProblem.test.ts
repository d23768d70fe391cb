import { expect, test } from 'vitest'
import { patternProblem } from '#shared/i18n/patternProblem.ts'

test('every pattern of dates that shows something is good', () => {
  for (const pattern of [
    'd/m/Y',
    'l, j F Y',
    'jS \\o\\f F Y',
    'j \\d\\e F \\d\\e Y',
    'H:i',
    'Y年n月j日',
    'c',
    'D, d M y - g:i a',
  ]) {
    expect(patternProblem(pattern), pattern).toBeUndefined()
  }
})

test('a pattern without a letter of a date is refused', () => {
  for (const pattern of ['', '—', '20\\Y', '\\j'])
    expect(patternProblem(pattern), pattern).toContain('at least one letter')
})

test('a letter without a meaning needs a backslash', () => {
  for (const pattern of ['j of F', 'H:i Xhr', 'b'])
    expect(patternProblem(pattern), pattern).toContain('backslash before')
  expect(patternProblem('H:i \\U\\h\\r')).toBeUndefined()
})

test('a backslash at the end is refused, unless it shows itself', () => {
  expect(patternProblem('j F\\')).toContain('after the last backslash')
  expect(patternProblem('j F\\\\')).toBeUndefined()
})
