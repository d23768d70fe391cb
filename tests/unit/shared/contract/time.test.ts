import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromInstant, toInstant } from '#shared/contract/time.ts'

const years = { min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true }

test('an instant is written as ISO 8601 has it, without fractions, and is read back', () => {
  fc.assert(
    fc.property(fc.date(years), (date) => {
      const iso = date.toISOString()
      expect(toInstant(date)).toBe(`${iso.slice(0, 10)} ${iso.slice(11, 19)}`)
      expect(fromInstant(toInstant(date)).getTime()).toBe(Math.floor(date.getTime() / 1000) * 1000)
    }),
    { numRuns: 3000 },
  )
})

test('a date that does not exist cannot be written', () => {
  expect(() => toInstant(new Date('never'))).toThrow(RangeError)
})
