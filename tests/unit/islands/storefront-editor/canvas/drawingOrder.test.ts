import { expect, test } from 'vitest'
import { drawingOrder } from '#islands/storefront-editor/canvas/drawingOrder.ts'

test.each([
  ['a removal', [7, 3, 9, 5, 8], [7, 9, 5, 8], []],
  ['an insertion', [7, 3, 9, 5], [7, 3, 1, 9, 5], [1]],
  ['an insertion at the top', [7, 3, 9], [1, 7, 3, 9], [1]],
  ['an insertion at the end', [7, 3, 9], [7, 3, 9, 1], [1]],
  ['a move down by one', [7, 3, 9, 5], [7, 9, 3, 5], [9]],
  ['a move to the top', [7, 3, 9, 5], [5, 7, 3, 9], [5]],
  ['a move to the end', [7, 3, 9, 5], [3, 9, 5, 7], [7]],
])('%s gives a new number only to the section that it is about', (_, before, after, changed) => {
  const orderOf = drawingOrder()
  const first = orderOf(before)
  const next = orderOf(after)
  expect(after.filter((id) => next.get(id) !== first.get(id))).toEqual(changed)
})

test('a place between two sections never runs out of numbers', () => {
  const orderOf = drawingOrder()
  let ids = [1, 2]
  orderOf(ids)
  for (let id = 3; id < 60; id++) {
    ids = [1, id, ...ids.slice(1)]
    const order = orderOf(ids)
    const numbers = ids.map((held) => order.get(held)!)
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
    expect(numbers.every((number) => Number.isInteger(number) && Math.abs(number) < 2 ** 31)).toBe(true)
  }
})

test.each([
  ['inserted', [1, 2, 3], [1, 4, 2, 3]],
  ['inserted after a removal', [1, 3], [4, 1, 3, 5]],
  ['renamed by a save', [1, -2, 3], [1, 2, 3]],
  ['turned around', [1, 2, 3], [3, 2, 1]],
  ['all other', [1, 2], [8, 9]],
])('the numbers ascend along the sections that are %s', (_, before, after) => {
  const orderOf = drawingOrder()
  orderOf([1, 2, 3])
  orderOf(before)
  const order = orderOf(after)
  const numbers = after.map((id) => order.get(id)!)
  expect([...order.keys()]).toEqual(after)
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  expect(new Set(numbers).size).toBe(after.length)
})
