import { expect, test } from 'vitest'
import { soughtWords } from '#server/catalogue/search/words.ts'

test('a long question is searched by its first ten words, without the small ones', () => {
  const question = `the guide to ${Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ')}`
  expect(soughtWords(question)).toEqual(['guide', ...Array.from({ length: 9 }, (_, at) => `word${at}`)])
  expect(soughtWords('数据结构与算法'.repeat(20)).length).toBeLessThanOrEqual(10)
  expect(soughtWords('to be of')).toEqual(['be'])
  expect(soughtWords('of the')).toEqual(['of', 'the'])
})
