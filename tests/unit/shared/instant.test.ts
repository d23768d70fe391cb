import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromInstant, millisecondsOf, toInstant } from '#shared/instant.ts'

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

test.each([
  '',
  '2026-11-24',
  '2026-11-24T10:00:00',
  '2026-11-24 24:00:01',
  '2026-11-24 10:60:00',
  '2026-11-24 1x:00:00',
])('%j is read as ISO 8601 would read it', (text) => {
  expect(millisecondsOf(text)).toBe(Date.parse(`${text.replace(' ', 'T')}Z`))
})

test('a date that does not exist cannot be written', () => {
  expect(() => toInstant(new Date('never'))).toThrow(RangeError)
})
