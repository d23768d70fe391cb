import { expect, test } from 'vitest'
import { readSelection } from '#server/catalogue/list/trainingQuery.ts'

const searched = (s: string) => readSelection({ s, page: '2' }).filter

test('a page searches for the beginning of a text that is too long, not for everything', () => {
  expect(searched('courage '.repeat(60))).toEqual({ s: 'courage '.repeat(25), page: 2 })
  expect(searched(`${'a'.repeat(199)}😀`).s).toBe('a'.repeat(199))
  expect(searched('sql').s).toBe('sql')
})
