import { expect, test } from 'vitest'
import { scrollFocus } from '#shared/scrollFocus.ts'

test('only a long value, whose place scrolls, takes a step of the Tab key', () => {
  expect(scrollFocus('Open day')).toBeUndefined()
  expect(scrollFocus('Open day '.repeat(40))).toBe(0)
})
