import { expect, test } from 'vitest'
import { sentStock, stockAfter, unchangedStock } from '#islands/product-form/stockWish.ts'

test('a stock that nobody changed is not sent', () => {
  expect(sentStock(unchangedStock)).toEqual({})
  expect(stockAfter(unchangedStock, 12)).toBe(12)
  expect(stockAfter(unchangedStock, null)).toBe(null)
})

test('pieces are added or removed as a difference', () => {
  expect(sentStock({ how: 'add', number: 20, seen: null })).toEqual({ stock_add: 20 })
  expect(sentStock({ how: 'add', number: -5, seen: null })).toEqual({ stock_add: -5 })
  expect(stockAfter({ how: 'add', number: -5, seen: null }, 12)).toBe(7)
})

test('a new number is sent with the number that the user saw', () => {
  expect(sentStock({ how: 'set', number: 30, seen: 12 })).toEqual({ stock: 30, stock_seen: 12 })
  expect(sentStock({ how: 'set', number: null, seen: 12 })).toEqual({ stock: null, stock_seen: 12 })
  expect(stockAfter({ how: 'set', number: null, seen: 12 }, 12)).toBe(null)
})
