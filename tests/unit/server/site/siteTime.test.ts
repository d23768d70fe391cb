import { expect, test } from 'vitest'
import { todayAt, todayOf } from '#server/site/siteTime.ts'

test('the day of the site begins at midnight of its own clock', () => {
  const timeZone = 'America/Denver'
  expect(todayOf({ now: new Date('2026-11-21T06:59:59Z'), timeZone })).toBe('2026-11-20')
  expect(todayOf({ now: new Date('2026-11-21T07:00:00Z'), timeZone })).toBe('2026-11-21')
  expect(todayAt('2026-11-21 06:59:59', timeZone)).toBe('2026-11-20')
  expect(todayAt('2026-11-21 06:59:59', 'UTC')).toBe('2026-11-21')
})
