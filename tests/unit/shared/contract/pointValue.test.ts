import { expect, test } from 'vitest'
import { PointValue, pointValueOf } from '#shared/contract/pointValue.ts'

test('the amount of a form is written in digits', () => {
  expect(pointValueOf({ amount: ' 0,05 ', currency: 'eur' })).toEqual({ amount: 0.05, currency: 'EUR' })
  expect(pointValueOf({ amount: ' ', currency: 'EUR' })).toBeNull()
  for (const amount of ['0x10', '1e3', 'ten', '-1', '1.', 'Infinity']) {
    expect(PointValue.safeParse(pointValueOf({ amount, currency: 'EUR' })).success, amount).toBe(false)
  }
})
