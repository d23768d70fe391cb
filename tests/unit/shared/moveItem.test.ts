import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveItem } from '#shared/moveItem.ts'

test('a move changes only the place of one item', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (items, one, other) => {
      const [from, to] = [one % items.length, other % items.length]
      const after = moveItem(items, from, to)
      expect(after[to]).toBe(items[from])
      expect(after.filter((item) => item !== items[from])).toEqual(items.filter((item) => item !== items[from]))
    }),
  )
})
