import { expect, test } from 'vitest'
import { Restriction, Restrictions } from '#shared/audience/restrictions.ts'

const isTaken = (value: unknown) => Restriction.safeParse({ type: 'country', value }).success

test('a restriction has one value or a list of 1 to 200 values', () => {
  expect(isTaken('DK')).toBe(true)
  expect(isTaken(7)).toBe(true)
  expect(isTaken([])).toBe(false)
  expect(isTaken(['DK'])).toBe(true)
  expect(isTaken(['DK', 7])).toBe(true)
  expect(isTaken(Array.from({ length: 200 }, (_, id) => id))).toBe(true)
  expect(isTaken(Array.from({ length: 201 }, (_, id) => id))).toBe(false)
})

test('a value is a whole number or a text of 1 to 60 characters', () => {
  expect(isTaken('x'.repeat(60))).toBe(true)
  expect(isTaken('x'.repeat(61))).toBe(false)
  expect(isTaken(1.5)).toBe(false)
  for (const value of ['', '  ', true, null, { tid: 7 }]) expect(isTaken(value), String(value)).toBe(false)
})

test('blanks around a value do not count', () => {
  expect(Restriction.parse({ type: 'country', value: ' DK ' }).value).toBe('DK')
})

test('restrictions are joined by “and”, which need not be sent', () => {
  expect(Restriction.parse({ type: 'country', value: 'DK' })).toEqual({ type: 'country', value: 'DK', rule: 'and' })
  expect(Restriction.safeParse({ type: 'country', value: 'DK', rule: 'and' }).success).toBe(true)
  expect(Restriction.safeParse({ type: 'country', value: 'DK', rule: 'or' }).success).toBe(false)
})

test('a restriction of an unknown criterion is refused', () => {
  expect(Restriction.safeParse({ type: 'shoe_size', value: 42 }).success).toBe(false)
})

test('a thing has at most 20 restrictions', () => {
  const restrictions = (length: number) => Array.from({ length }, () => ({ type: 'country', value: 'DK' }))
  expect(Restrictions.safeParse([]).success).toBe(true)
  expect(Restrictions.safeParse(restrictions(20)).success).toBe(true)
  expect(Restrictions.safeParse(restrictions(21)).success).toBe(false)
})
