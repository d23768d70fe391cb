import { expect, test } from 'vitest'
import { isOneDay, sessionDay } from '#shared/availability/sessionDay.ts'

test('the day of a session is that of its own time zone, in the words of the reader', () => {
  const late = '2026-11-30 23:30:00'
  expect(sessionDay(late, { lang: 'en', timeZone: 'UTC' })).toMatchObject({
    day: '30',
    month: 'Nov',
    weekday: 'Monday',
  })
  expect(sessionDay(late, { lang: 'en', timeZone: 'Asia/Tokyo' })).toMatchObject({ day: '1', weekday: 'Tuesday' })
  expect(sessionDay(late, { lang: 'ar', timeZone: 'UTC' })).toMatchObject({ day: '30', weekday: 'الاثنين' })
})

test('an end at midnight belongs to the day before', () => {
  const session = { from: '2026-11-30 20:00:00', time_zone: 'UTC' }
  expect(isOneDay({ ...session, until: '2026-12-01 00:00:00' })).toBe(true)
  expect(isOneDay({ ...session, until: '2026-12-01 00:01:00' })).toBe(false)
  expect(isOneDay({ ...session, until: '2026-12-01 00:00:00', time_zone: 'Europe/Paris' })).toBe(false)
})
