import { expect, test } from 'vitest'
import { courseDays, nextDay } from '#shared/availability/courseCalendar/courseDays.ts'

test('a span shows one day, a week from Monday to Sunday, or a whole month', () => {
  expect(courseDays('day', '2026-11-24')).toEqual(['2026-11-24'])
  const week = courseDays('week', '2026-11-29')
  expect([week[0], week.at(-1), week.length]).toEqual(['2026-11-23', '2026-11-29', 7])
  const month = courseDays('month', '2028-02-17')
  expect([month[0], month.at(-1), month.length]).toEqual(['2028-02-01', '2028-02-29', 29])
})

test('the next span begins where this one ends', () => {
  expect(nextDay('day', '2026-12-31', 1)).toBe('2027-01-01')
  expect(nextDay('week', '2026-11-24', -1)).toBe('2026-11-17')
  expect(nextDay('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(nextDay('month', '2026-01-31', -1)).toBe('2025-12-01')
})
