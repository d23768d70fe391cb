import { expect, test } from 'vitest'
import { drawingOrder } from '#islands/storefront-editor/canvas/drawingOrder.ts'

test('after a removal, the other sections keep their numbers', () => {
  const orderOf = drawingOrder()
  orderOf([7, 3, 9, 5])
  expect([...orderOf([7, 9, 5])]).toEqual([
    [7, 0],
    [9, 2],
    [5, 3],
  ])
})

test('a move changes only the numbers on its way, also after a removal', () => {
  const orderOf = drawingOrder()
  orderOf([7, 3, 9, 5, 8])
  const before = orderOf([7, 9, 5, 8])
  const after = orderOf([7, 5, 9, 8])
  expect([after.get(7), after.get(8)]).toEqual([before.get(7), before.get(8)])
  expect([...after.keys()]).toEqual([7, 5, 9, 8])
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
