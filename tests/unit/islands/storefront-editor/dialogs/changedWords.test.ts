import { expect, test } from 'vitest'
import { changedWords } from '#islands/storefront-editor/dialogs/changedWords.ts'

test.each([
  ['the same', 'Most taken', 'Most taken', 'Most taken'],
  ['a changed end', 'Most taken now', 'Most taken this month', 'Most taken [this month]'],
  ['a changed start', 'Most taken now', 'What people learn now', '[What people learn] now'],
  ['a word in the middle', 'a c', 'a b c', 'a [b] c'],
  ['a removed word', 'a b c', 'a c', 'a c'],
  ['two changes', 'a b c d', 'a x c y', 'a [x] c [y]'],
  ['a first text', '', 'all new', '[all new]'],
])('%s: only the new words are marked', (_case, before, now, marked) => {
  const parts = changedWords(before, now)
  expect(parts.map(({ words, isNew }) => (isNew ? `[${words}]` : words)).join(' ')).toBe(marked)
})
