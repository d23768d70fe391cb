import { expect, test } from 'vitest'
import { isSameDay } from '#shared/points/sameDay.ts'

const at = (instant: string) => new Date(`${instant}Z`)

test.for([
  ['UTC', '2026-12-03T00:00:00', '2026-12-03T23:59:59', true],
  ['UTC', '2026-12-03T23:59:59', '2026-12-04T00:00:00', false],
  ['Asia/Tokyo', '2026-12-03T14:59:59', '2026-12-03T15:00:00', false],
  ['Asia/Tokyo', '2026-12-03T15:00:00', '2026-12-04T14:59:59', true],
  // This day has 25 hours.
  ['Europe/Berlin', '2026-10-24T22:00:00', '2026-10-25T22:59:59', true],
  ['Europe/Berlin', '2026-10-24T22:00:00', '2026-10-25T23:00:00', false],
] as const)('in %s, whether %s and %s are on the same day: %s', ([timeZone, one, other, same]) => {
  expect(isSameDay(at(one), at(other), timeZone)).toBe(same)
  expect(isSameDay(at(other), at(one), timeZone)).toBe(same)
})

test('a day that is remembered counts only in its own time zone', () => {
  const [evening, night] = [at('2026-12-03T14:00:00'), at('2026-12-03T16:00:00')]
  expect(isSameDay(evening, night, 'UTC')).toBe(true)
  expect(isSameDay(evening, night, 'Asia/Tokyo')).toBe(false)
  expect(isSameDay(evening, night, 'UTC')).toBe(true)
})
