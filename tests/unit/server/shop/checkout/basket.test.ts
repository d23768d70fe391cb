import { describe, expect, test } from 'vitest'
import type { ProductRow } from '#server/db/schema/productTables.ts'
import { inRequestOrder, type Item, overOrderLimits, totalOf } from '#server/shop/checkout/basket.ts'

/** An item of a basket; only the columns that the basket reads are there. */
function item(position: number, given: Partial<ProductRow> = {}, quantity = 1): Item {
  const product = { id: position + 1, price: 10, max_per_order: null, training_id: null, ...given } as ProductRow
  return { product, quantity, position }
}

const limits = (...items: Item[]) => overOrderLimits(items).map(({ path, values }) => [path, values?.count])

test('a basket costs the sum of its pieces, and is shown in the order of the request', () => {
  const items = [item(2, { price: 30 }, 2), item(0), item(1, { price: 5 })]
  expect(totalOf(items)).toBe(75)
  expect(totalOf([])).toBe(0)
  expect(inRequestOrder(items).map(({ position }) => position)).toEqual([0, 1, 2])
  expect(items.map(({ position }) => position)).toEqual([2, 0, 1])
})

describe('the limits of one order', () => {
  test('allow as many pieces as the product says, and any number if it says nothing', () => {
    expect(limits(item(0, { max_per_order: 2 }, 2), item(1, {}, 20))).toEqual([])
    expect(limits(item(1, {}, 3), item(0, { max_per_order: 2 }, 3))).toEqual([['products[0]', 2]])
  })

  test('allow a training once, through one product', () => {
    expect(limits(item(0, { training_id: 7 }), item(1, { training_id: 8 }))).toEqual([])
    expect(limits(item(0, { training_id: 7 }, 2))).toEqual([['products[0]', 1]])
    expect(limits(item(1, { training_id: 7 }), item(0, { training_id: 7 }))).toEqual([['products[1]', 1]])
  })

  test('do not take products without a training for the same training', () => {
    expect(limits(item(0, { max_per_order: 1 }), item(1, { max_per_order: 1 }))).toEqual([])
  })
})
