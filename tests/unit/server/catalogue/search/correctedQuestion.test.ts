import { expect, test } from 'vitest'
import { correctedQuestion } from '#server/catalogue/search/correctedQuestion.ts'

test('the whole question is offered, with the corrected word in its place and its case', () => {
  const first = [{ typed: 'firts', instead: ['first'] }]
  expect(correctedQuestion('firts aid', first, ['First aid at work'])).toBe('first aid')
  expect(correctedQuestion('Firts aid!', first, ['First aid at work'])).toBe('First aid!')
})

test('a word is spelled as in the titles of the results', () => {
  const leading = [{ typed: 'قيادو', instead: ['قياده'] }]
  expect(correctedQuestion('فن القيادو', leading, ['دورة', 'فن القيادة'])).toBe('فن القيادة')
})

test('a word that is two words is taken apart, and one of them may be corrected again', () => {
  const corrections = [
    { typed: 'datascience', instead: ['data', 'scienca'] },
    { typed: 'scienca', instead: ['science'] },
  ]
  expect(correctedQuestion('datascience today', corrections, ['Data science'])).toBe('data science today')
})

test('without a correction, or with one that changes nothing, there is no other question', () => {
  expect(correctedQuestion('first aid', [], ['First aid'])).toBeUndefined()
  expect(correctedQuestion('first aid', [{ typed: 'zebra', instead: ['horse'] }], [])).toBeUndefined()
})
