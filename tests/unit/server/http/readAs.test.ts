import { expect, test } from 'vitest'
import { readAs } from '#server/http/readAs.ts'
import type { LearnerVisit } from '#server/people/visit.ts'

function localsOf() {
  const site = {
    languages: [{ langcode: 'ar', direction: 1 }],
    general: { timezone: 'Asia/Tokyo', date_time_formats: { short: 'Y-m-d', time: 'H:i' } },
    translator: (language: string) => (source: string) => `${source} (${language})`,
  }
  return { site, language: 'en', direction: 'ltr', t: String } as unknown as App.Locals
}

function reader(language: string, timezone: string | null) {
  return { language, user: { timezone } } as unknown as LearnerVisit
}

test('a page is drawn in the language, the direction and the time zone of its reader', () => {
  const locals = localsOf()
  readAs(locals, reader('ar', 'Europe/Copenhagen'))
  expect([locals.language, locals.direction, locals.t('Points')]).toEqual(['ar', 'rtl', 'Points (ar)'])
  readAs(locals, reader('en', 'Europe/Copenhagen'))
  expect(locals.direction).toBe('ltr')
  expect(locals.format.date('2026-11-21 23:30:00', 'short')).toBe('2026-11-22')
})

test('a reader without a time zone has that of the site', () => {
  const locals = localsOf()
  readAs(locals, reader('en', null))
  expect(locals.format.date('2026-11-21 14:59:00', 'short')).toBe('2026-11-21')
  expect(locals.format.date('2026-11-21 15:00:00', 'short')).toBe('2026-11-22')
})
