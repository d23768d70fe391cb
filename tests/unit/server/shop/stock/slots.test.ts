import { expect, test } from 'vitest'
import { SLOTS, spread } from '#server/shop/stock/slots.ts'

const sum = (slots: number[]) => slots.reduce((all, pieces) => all + pieces, 0)

test('pieces are spread over 32 slots as evenly as they go, and none is lost', () => {
  expect(SLOTS).toBe(32)
  for (const pieces of [0, 1, 31, 32, 33, 100, 1_000_003]) {
    const slots = spread(pieces)
    expect(slots).toHaveLength(32)
    expect(sum(slots)).toBe(pieces)
    expect(Math.max(...slots) - Math.min(...slots)).toBeLessThanOrEqual(1)
  }
})

test('pieces that are left over lie in the first slots', () => {
  expect(spread(34).slice(0, 4)).toEqual([2, 2, 1, 1])
})
