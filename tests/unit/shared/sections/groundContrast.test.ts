import { expect, test } from 'vitest'
import { groundContrast } from '#shared/sections/groundContrast.ts'

const black = '#000000'
const white = '#ffffff'

test('without a picture the contrast is that of the two colours', () => {
  expect(groundContrast({ ink: black, paper: white, veil: Number.NaN, pixels: [] })).toBeCloseTo(21)
})

test('over a picture the worst pixel under the veil counts', () => {
  const over = (veil: number) => groundContrast({ ink: black, paper: white, veil, pixels: [white, black] })
  expect(over(1)).toBeCloseTo(21)
  expect(over(0)).toBeCloseTo(1)
  expect(over(0.66)).toBeGreaterThan(4.5)
  expect(over(0.3)).toBeLessThan(4.5)
})
