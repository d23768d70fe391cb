import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, isDay, mondayOf, weekdayOf } from '#shared/days.ts'
import { endOfDay, startOfDay } from '#shared/zonedDays.ts'

test('a day is a text of the calendar', () => {
  expect(['2026-11-21', '2028-02-29', '0001-01-01'].filter(isDay)).toHaveLength(3)
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '2026-11-21 10:00', ''].filter(isDay)).toEqual([])
})

test('weeks begin on Monday', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([1, 6, 7])
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(mondayOf)).toEqual(['2026-11-23', '2026-11-23', '2026-11-23'])
})

test('days and months are added over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addMonths('2026-10-31', 4)).toBe('2027-02-28')
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
})

test('the day of a time zone begins and ends at its own midnight, also when the clock changes', () => {
  expect(startOfDay('2026-10-25', 'Europe/Copenhagen')).toBe('2026-10-24 22:00:00')
  expect(endOfDay('2026-10-25', 'Europe/Copenhagen')).toBe('2026-10-25 23:00:00')
})

test('a day begins at its first moment if the clock skips midnight', () => {
  expect(startOfDay('2026-09-06', 'America/Santiago')).toBe('2026-09-06 04:00:00')
})
