import { expect, test } from 'vitest'
import { lastWholeDay } from '#shared/i18n/lastWholeDay.ts'

test.each([
  ['Europe/Copenhagen', '2026-11-30 23:00:00', '2026-11-30'],
  ['Europe/Copenhagen', '2026-06-30 22:00:00', '2026-06-30'],
  ['America/New_York', '2026-12-01 05:00:00', '2026-11-30'],
  // Clocks go forward at midnight there, so that the day begins at one.
  ['Africa/Cairo', '2026-04-23 22:00:00', '2026-04-23'],
  ['UTC', '2027-01-01 00:00:00', '2026-12-31'],
])('what ends when a day begins in %s has the day before as its last day', (zone, end, day) => {
  expect(lastWholeDay(end, zone)).toBe(day)
})

test('what ends at another time of the day has no last whole day', () => {
  for (const end of ['2026-11-30 22:59:59', '2026-11-30 23:00:01', '2026-12-01 00:00:00', '2026-12-01 11:00:00'])
    expect(lastWholeDay(end, 'Europe/Copenhagen')).toBeNull()
})
