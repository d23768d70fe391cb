import { expect, test } from 'vitest'
import { formatsFor } from '#shared/i18n/format.ts'
import { ruleFormats } from '#shared/points/ruleFormats.ts'

const reader = { t: (source: string) => source, lang: 'en', timeZone: 'Europe/Copenhagen', nameOf: () => undefined }
const midnight = '2026-12-03 23:00:00'
const noon = '2026-12-03 11:00:00'

test('the days of rules on a page follow the date pattern of the site, on the clock of the site', () => {
  const patterns = { medium: 'Y-m-d', time: 'H.i' }
  const format = formatsFor({ lang: 'en', timeZone: 'Asia/Tokyo', patterns })
  const { day, end } = ruleFormats({ ...reader, format })
  expect(day(noon)).toBe('2026-12-03')
  expect(end(midnight)).toBe('2026-12-03')
  expect(end(noon)).toBe('2026-12-03, 12.00')
})

test.each(['en', 'de', 'fr'])('without a pattern of the site a page and a form write the same days in %s', (lang) => {
  const format = formatsFor({ lang, timeZone: 'Europe/Copenhagen', patterns: {} })
  const [page, form] = [ruleFormats({ ...reader, lang, format }), ruleFormats({ ...reader, lang })]
  expect(page.day(noon)).toBe(form.day(noon))
  expect(page.end(midnight)).toBe(form.end(midnight))
})
