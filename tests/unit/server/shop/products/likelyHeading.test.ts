import { expect, test } from 'vitest'
import { likelyHeading } from '#server/shop/products/likelyHeading.ts'

test('a first code looks like a heading if it alone has no digit, or if it alone has a space', () => {
  expect(likelyHeading(['Voucher', 'ABC-1', 'ABC-2'])).toBe('Voucher')
  expect(likelyHeading(['القسيمة', '٤٢', '٤٣'])).toBe('القسيمة')
  expect(likelyHeading(['Code 2026', 'ABC', 'DEF'])).toBe('Code 2026')
  expect(likelyHeading(['Voucher code', 'SESAME'])).toBe('Voucher code')
})

test('a first code that is like another one does not look like a heading', () => {
  expect(likelyHeading(['SESAME', 'SIMSIM', 'ABC-1'])).toBeUndefined()
  expect(likelyHeading(['OPEN SESAME', 'OPEN SIMSIM'])).toBeUndefined()
  expect(likelyHeading(['ABC-1', 'SESAME'])).toBeUndefined()
  expect(likelyHeading(['ABC-1', 'ABC-2'])).toBeUndefined()
})

test('a code alone does not look like a heading', () => {
  expect(likelyHeading(['OPEN SESAME'])).toBeUndefined()
  expect(likelyHeading([])).toBeUndefined()
})
