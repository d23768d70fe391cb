import { expect, test } from 'vitest'
import { formatsFor } from '#shared/i18n/format.ts'
import { hoursOf } from '#layouts/sessions/sessionWords.ts'

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
