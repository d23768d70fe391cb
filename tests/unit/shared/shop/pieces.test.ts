import { expect, test } from 'vitest'
import { mostPieces, piecesIn, problemsOfPieces } from '#shared/shop/pieces.ts'

const product = { max_per_order: 5, limit: null, stock: null, training: null }

test('the checkout offers as many pieces as the product allows in one order', () => {
  expect(mostPieces(product)).toBe(5)
  expect(mostPieces({ ...product, max_per_order: null })).toBe(1)
})

test('it offers no more than are in stock, or than each person may redeem, and one in a product without stock', () => {
  expect(mostPieces({ ...product, stock: 2 })).toBe(2)
  expect(mostPieces({ ...product, limit: { count: 3, period: 'month' } })).toBe(3)
  expect(mostPieces({ ...product, stock: 0 })).toBe(1)
})

test('a training is redeemed once', () => {
  expect(mostPieces({ ...product, training: { id: 7, title: 'SQL' } })).toBe(1)
})

test('a number of pieces that is not possible is a problem, with the largest possible number', () => {
  for (const quantity of ['', '0', '6', '2.5', '-1', 'two']) {
    expect(problemsOfPieces({ quantity }, 5)).toEqual([
      {
        message: 'Write a whole number from 1 to {{most}}.',
        values: { most: 5 },
        path: 'quantity',
        code: 'quantity',
      },
    ])
  }
  for (const form of [{}, { quantity: '1' }, { quantity: '5' }]) expect(problemsOfPieces(form, 5)).toEqual([])
  expect([piecesIn({ quantity: '5' }), piecesIn({ quantity: '21' }), piecesIn({})]).toEqual([5, 1, 1])
})
