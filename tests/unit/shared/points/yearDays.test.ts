import { describe, expect, test } from 'vitest'
import { readYearDay, writeYearDay, yearDaySetOf, yearDaySets } from '#shared/points/yearDays.ts'

describe('a set of days of the year', () => {
  test('is known in any order', () => {
    expect(yearDaySetOf(yearDaySets.month.toReversed())).toBe('month')
    expect(yearDaySetOf(['12-31', '03-31', '09-30', '06-30'])).toBe('quarter')
    expect(yearDaySetOf(['12-31'])).toBe('year')
  })

  test('is none if a day is missing or another one', () => {
    expect(yearDaySetOf(yearDaySets.month.slice(1))).toBeUndefined()
    expect(yearDaySetOf(yearDaySets.month.with(1, '02-28'))).toBeUndefined()
    expect(yearDaySetOf([])).toBeUndefined()
  })
})

test('a day after the end of its month becomes the last day', () => {
  expect(writeYearDay({ month: 2, day: 31 })).toBe('02-29')
  expect(writeYearDay({ month: 6, day: 31 })).toBe('06-30')
  expect(readYearDay('06-09')).toEqual({ month: 6, day: 9 })
  expect(writeYearDay({ month: 6, day: 9 })).toBe('06-09')
})
