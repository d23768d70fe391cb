import { expect, test } from 'vitest'
import { savedId } from '#shared/sections/draft.ts'

test('a section is new as long as its id is negative', () => {
  expect([savedId({ id: -5 }), savedId({ id: 12 })]).toEqual([null, 12])
})
