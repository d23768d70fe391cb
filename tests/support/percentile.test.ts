import { expect, test } from 'vitest'
import { median, percentile } from './percentile.ts'

const twenty = Array.from({ length: 20 }, (_, place) => 20 - place)

test('of twenty times, one is slower than the time at p95', () => {
  expect(percentile(twenty, 0.95)).toBe(19)
  expect(percentile(twenty, 1)).toBe(20)
  expect(median(twenty)).toBe(10)
  expect(percentile([7], 0.95)).toBe(7)
  expect(median([])).toBe(0)
})
