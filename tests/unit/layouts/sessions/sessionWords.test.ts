import { expect, test } from 'vitest'
import { formatsFor } from '#shared/i18n/format.ts'
import { hoursOf, sessionTimes } from '#layouts/sessions/sessionWords.ts'

const t = (source: string, values: Record<string, string | number> = {}) =>
  source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

test('a session until midnight ends on its own day; one until one in the morning shows the date of its end', () => {
  const format = formatsFor({ lang: 'en', timeZone: 'UTC', patterns: {} })
  const from = '2026-12-03 20:00:00'
  expect(hoursOf({ from, until: '2026-12-04 00:00:00' }, format, t)).toBe(
    `${format.time(from)}–${format.time('2026-12-04 00:00:00')}`,
  )
  expect(hoursOf({ from, until: '2026-12-04 01:00:00' }, format, t)).toContain(
    format.dateTime('2026-12-04 01:00:00', 'day_month'),
  )
})

test('a session has the time of its own clock, and of the reader’s if that shows another time, each with its zone', () => {
  const format = formatsFor({ lang: 'en', timeZone: 'Europe/Berlin', patterns: {} })
  const reading = { t, format, language: 'en', user: {} as App.Locals['user'], now: new Date('2026-11-22T08:00:00Z') }
  const span = { from: '2026-12-03 15:00:00', until: '2026-12-03 23:30:00' }
  expect(sessionTimes({ ...span, time_zone: 'America/New_York' }, reading)).toMatchObject({
    hours: '10:00–18:30',
    zone: 'GMT-5',
    own: '16:00–4 Dec, 00:30 your time (CET)',
  })
  expect(sessionTimes({ ...span, time_zone: 'Europe/Paris' }, reading)).toMatchObject({ zone: 'CET', own: '' })
  expect(sessionTimes({ ...span, time_zone: 'Asia/Tokyo' }, { ...reading, user: null }).own).toBe('')
})

test('the hours of a session have the same order in every language', () => {
  const span = { from: '2026-12-03 10:00:00', until: '2026-12-03 11:00:00' }
  const format = formatsFor({ lang: 'ar', timeZone: 'UTC', patterns: {} })
  // Isolated as one value: Arabic around it does not turn it to 11:00–10:00.
  expect(hoursOf(span, format, t)).toBe('\u206810:00–11:00\u2069')
})

test('the day of a session has its weekday, and its date as the site writes dates', () => {
  const span = { from: '2026-12-03 20:30:00', until: '2026-12-03 21:30:00', time_zone: 'Asia/Tokyo' }
  const dayWith = (patterns: Record<string, string>) => {
    const format = formatsFor({ lang: 'en', timeZone: 'UTC', patterns })
    return sessionTimes(span, { t, format, language: 'en', user: null, now: new Date('2026-11-22T08:00:00Z') }).day
  }
  expect(dayWith({})).toBe('Fri, 4 Dec')
  expect(dayWith({ day_month: 'm-d' })).toBe('Fri, 12-04')
})
