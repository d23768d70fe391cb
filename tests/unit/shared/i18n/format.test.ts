import { describe, expect, test } from 'vitest'
import { formatsFor, remainingDays } from '#shared/i18n/format.ts'

const timeZone = 'Europe/Copenhagen'
const patterns = {}
const en = formatsFor({ lang: 'en', timeZone, patterns })
const ar = formatsFor({ lang: 'ar', timeZone, patterns })
const de = formatsFor({ lang: 'de', timeZone, patterns })

/** Without the marks that only steer direction. */
const visible = (text: string) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')

describe('a card', () => {
  test.each([
    [0, '0 min', '0 د'],
    [1, '1 min', 'دقيقة'],
    [2, '2 min', 'دقيقتان'],
    [45, '45 min', '45 د'],
    [60, '1 h', 'ساعة'],
    [90, '1 h 30 min', 'ساعة و30 د'],
    [120, '2 h', 'ساعتان'],
    [180, '3 h', '3 س'],
    [1500, '25 h', '25 س'],
  ])('says how long a training of %i minutes takes', (minutes, english, arabic) => {
    expect(en.duration(minutes)).toBe(english)
    expect(ar.duration(minutes)).toBe(arabic)
  })

  test('says the price in the currency, without empty cents', () => {
    expect(en.money({ amount: 2000, currency: 'EUR' })).toBe('€20')
    expect(en.money({ amount: 1950, currency: 'EUR' })).toBe('€19.50')
    expect(visible(ar.money({ amount: 2000, currency: 'EUR' }))).toBe('20 €')
    expect(visible(de.money({ amount: 1950, currency: 'EUR' }))).toBe('19,50 €')
    expect(en.money({ amount: 2000, currency: 'JPY' })).toBe('JP¥2,000')
    expect(visible(en.money({ amount: 2500, currency: 'KWD' }))).toBe('KWD 2.500')
  })

  test('says the day of the next session in the reader’s zone', () => {
    expect(en.date('2026-12-02 23:30:00', 'day_month')).toBe('3 Dec')
    expect(ar.date('2026-12-02 23:30:00', 'day_month')).toBe('3 ديسمبر')
    expect(
      formatsFor({ lang: 'en', timeZone: 'America/New_York', patterns }).date('2026-12-02 23:30:00', 'day_month'),
    ).toBe('2 Dec')
  })

  test('names the language of the training', () => {
    expect(['ar', 'pt-BR', 'zh-TW', 'iw'].map(en.languageName)).toEqual([
      'Arabic',
      'Portuguese (Brazil)',
      'Chinese (Taiwan)',
      'Hebrew',
    ])
    expect(ar.languageName('hi')).toBe('الهندية')
    expect(['CSS', 'no tag', ''].map(en.languageName)).toEqual(['CSS', 'no tag', ''])
  })
})

describe('numbers', () => {
  test('are grouped by the language and in Latin digits in Arabic', () => {
    expect([en, ar, de].map((formats) => formats.number(4338))).toEqual(['4,338', '4,338', '4.338'])
    expect(en.percent(0.42)).toBe('42%')
    expect(visible(ar.percent(0.42))).toBe('42%')
  })

  test('names are joined as a sentence joins them, each in its own direction', () => {
    expect(en.list(['Design', 'Writing', 'Finance'])).toBe('Design, Writing and Finance')
    expect(ar.list(['التصميم', 'SQL'])).toBe('التصميم و\u2068SQL\u2069')
    expect(en.list([])).toBe('')
  })
})

describe('dates', () => {
  const instant = new Date('2026-11-21T13:30:00Z')

  test('follow every pattern of the site, with the time as the pattern puts it', () => {
    const own = {
      short: 'y/n/j',
      short_with_time: 'y/n/j@H.i',
      medium_with_time: 'H:i, j M',
      day_month: 'j F',
      long_with_time: 'l H:i',
      'long.de': 'j. F Y',
    }
    const formats = formatsFor({ lang: 'en', timeZone, patterns: own })
    expect(formats.date(instant, 'short')).toBe('26/11/21')
    expect(formats.dateTime(instant, 'short')).toBe('26/11/21@14.30')
    expect(formats.dateTime(instant)).toBe('14:30, 21 Nov')
    expect(formats.dateTime(instant, 'long')).toBe('Saturday 14:30')
    expect(formats.date(instant, 'day_month')).toBe('21 November')
    const german = formatsFor({ lang: 'de', timeZone, patterns: own })
    expect(german.dateTime(instant, 'long')).toBe('21. November 2026, 14:30')
  })

  test('follow the default patterns', () => {
    expect(en.date(instant)).toBe('21 Nov 2026')
    expect(en.date(instant, 'short')).toBe('21/11/2026')
    expect(en.date(instant, 'month')).toBe('November 2026')
    expect(ar.date(instant, 'long')).toBe('السبت، 21 نوفمبر 2026')
    expect(en.time(instant)).toBe('14:30')
    expect(en.dateTime(instant)).toBe('21 Nov 2026, 14:30')
    expect(ar.dateTime(instant, 'short')).toBe('21/11/2026، 14:30')
  })

  test.each([
    ['de', 'Samstag, 21. November 2026', '21. Nov. 2026, 14:30', '21.11.2026'],
    ['fr', 'samedi 21 novembre 2026', '21 nov. 2026, 14:30', '21/11/2026'],
    ['es', 'sábado, 21 de noviembre de 2026', '21 nov 2026, 14:30', '21/11/2026'],
    ['he', 'יום שבת, 21 בנובמבר 2026', '21 בנוב׳ 2026, 14:30', '21.11.2026'],
  ])('follow the way %s writes them, also when the default patterns were saved', (lang, long, medium, short) => {
    const saved = { short: 'd/m/Y', medium: 'j M Y', long: 'l, j F Y', time: 'H:i', medium_with_time: 'j M Y, H:i' }
    for (const patterns of [{}, saved]) {
      const formats = formatsFor({ lang, timeZone, patterns })
      expect(formats.date(instant, 'long')).toBe(long)
      expect(formats.dateTime(instant)).toBe(medium)
      expect(formats.date(instant, 'short')).toBe(short)
    }
    expect(formatsFor({ lang, timeZone, patterns: { short: 'Y-m-d' } }).date(instant, 'short')).toBe('2026-11-21')
  })

  test("follow the site's patterns, and those it has for one language", () => {
    const patterns = { medium: 'Y-m-d', time: 'g:i a', 'long.de': 'l, j. F Y', long: 'F jS' }
    const english = formatsFor({ lang: 'en', timeZone, patterns })
    expect(english.dateTime(instant)).toBe('2026-11-21, 2:30 pm')
    expect(english.date(instant, 'long')).toBe('November 21st')
    expect(formatsFor({ lang: 'de', timeZone, patterns }).date(instant, 'long')).toBe('Samstag, 21. November 2026')
  })

  test('a calendar day is that day everywhere', () => {
    for (const zone of ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago']) {
      expect(formatsFor({ lang: 'en', timeZone: zone, patterns }).date('2026-12-31')).toBe('31 Dec 2026')
    }
  })

  test('an unknown zone is refused before anything is shown in a wrong one', () => {
    expect(() => formatsFor({ lang: 'en', timeZone: 'Mars/Olympus', patterns })).toThrow(RangeError)
  })

  test('are made once per language and zone, and again when the site changes its patterns', () => {
    expect(formatsFor({ lang: 'en', timeZone, patterns })).toBe(formatsFor({ lang: 'en', timeZone, patterns }))
    const changed = { medium: 'Y' }
    expect(formatsFor({ lang: 'en', timeZone, patterns: changed }).date(instant)).toBe('2026')
    expect(formatsFor({ lang: 'en', timeZone, patterns }).date(instant)).toBe('21 Nov 2026')
  })
})

describe('how far a day is', () => {
  // Half past midnight in Copenhagen, the evening before in New York.
  const now = new Date('2026-11-20T23:30:00Z')

  test.each([
    ['2026-11-21', 'today', 'اليوم'],
    ['2026-11-22', 'tomorrow', 'غدًا'],
    ['2026-11-20', 'yesterday', 'أمس'],
    ['2026-11-28', 'in 7 days', 'خلال 7 أيام'],
    ['2026-12-12', 'in 3 weeks', 'خلال 3 أسابيع'],
    ['2027-03-21', 'in 4 months', 'خلال 4 أشهر'],
    ['2024-11-21', '2 years ago', 'قبل سنتين'],
  ])('%s is %s', (day, english, arabic) => {
    expect(en.relative(day, now)).toBe(english)
    expect(ar.relative(day, now)).toBe(arabic)
  })

  test('is counted in the reader’s calendar', () => {
    const newYork = formatsFor({ lang: 'en', timeZone: 'America/New_York', patterns })
    expect(newYork.relative('2026-11-21', now)).toBe('tomorrow')
    expect(newYork.relative('2026-11-21 12:00:00', now)).toBe('tomorrow')
    expect(en.relative('2026-11-21 12:00:00', now)).toBe('today')
  })

  test('a night of a clock change is one day', () => {
    expect(en.relative('2026-03-30', new Date('2026-03-28T23:30:00Z'))).toBe('tomorrow')
    expect(en.relative('2026-10-26', new Date('2026-10-24T22:30:00Z'))).toBe('tomorrow')
  })
})

test.each([
  ['2026-11-21T12:00Z', 0],
  ['2026-11-21T23:00Z', 0],
  ['2026-11-22T00:30Z', 1],
  ['2026-12-21T12:00Z', 30],
  ['2026-11-21T00:00Z', 0],
  ['2020-01-01T00:00Z', 0],
])('days remaining until %s: %i', (end, days) => {
  expect(remainingDays(new Date(end), new Date('2026-11-21T12:00Z'))).toBe(days)
})
