import { expect, test } from 'vitest'
import { spelledWords } from '#server/catalogue/search/spelledWords.ts'

test('a word of the index is named as the title spells it', () => {
  expect(spelledWords(['leadership'], ['Data', 'Leadership for teams'])).toEqual(['Leadership'])
  expect(spelledWords(['قياده'], ['فن القيادة']).concat(spelledWords(['gone'], ['Data']))).toEqual(['القيادة'])
})
