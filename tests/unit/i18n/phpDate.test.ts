import { enGB } from 'date-fns/locale/en-GB'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateLocale } from '#shared/i18n/dateLocales.ts'
import { formatPhp, toDateFnsPattern } from '#shared/i18n/phpDate.ts'

const english = { locale: enGB, timeZone: 'UTC' }

describe('a pattern', () => {
  test.each([
    ['d/m/Y', 'dd/MM/uuuu'],
    ['l, j F Y', 'EEEE, d MMMM uuuu'],
    ['D, d M Y - H:i', 'EEE, dd MMM uuuu - HH:mm'],
    ['g:i A', 'h:mm aa'],
    ['F Y', 'LLLL uuuu'],
    ['jS M', 'do MMM'],
    ['Y-m-d\\TH:i:sP', "uuuu-MM-dd'T'HH:mm:ssxxx"],
    ['c', "uuuu-MM-dd'T'HH:mm:ssxxx"],
    ["i'", "mm''"],
    ["'y 'n", "''yy' '''M"],
    ['j בF', "d' ב'MMMM"],
  ])('%s becomes %s', (php, dateFns) => {
    expect(toDateFnsPattern(php)).toBe(dateFns)
  })

  test.each(['t', 'z', 'L', 'w', 'S', 'B', 'e', 'I', 'T', 'Z', 'r', 'dj'])(
    'with %s says so, because date-fns cannot',
    (php) => {
      expect(() => toDateFnsPattern(php)).toThrow(RangeError)
    },
  )
})

describe('each letter', () => {
  // A Sunday in summer time, in a leap year, with one-digit day, month and hour.
  const instant = new Date('2024-06-02T07:05:09.042Z')
  const paris = { locale: enGB, timeZone: 'Europe/Paris' }

  test.each([
    ['d', '02'],
    ['D', 'Sun'],
    ['j', '2'],
    ['l', 'Sunday'],
    ['N', '7'],
    ['S', 'nd'],
    ['w', '0'],
    ['z', '153'],
    ['W', '22'],
    ['F', 'June'],
    ['m', '06'],
    ['M', 'Jun'],
    ['n', '6'],
    ['t', '30'],
    ['L', '1'],
    ['o', '2024'],
    ['Y', '2024'],
    ['y', '24'],
    ['a', 'am'],
    ['A', 'AM'],
    ['B', '336'],
    ['g', '9'],
    ['G', '9'],
    ['h', '09'],
    ['H', '09'],
    ['i', '05'],
    ['s', '09'],
    ['u', '042000'],
    ['v', '042'],
    ['e', 'Europe/Paris'],
    ['I', '1'],
    ['O', '+0200'],
    ['P', '+02:00'],
    ['p', '+02:00'],
    ['T', 'CEST'],
    ['Z', '7200'],
    ['c', '2024-06-02T09:05:09+02:00'],
    ['r', 'Sun, 02 Jun 2024 09:05:09 +0200'],
    ['U', '1717311909'],
  ])('%s writes %s', (letter, text) => {
    expect(formatPhp(instant, letter, paris)).toBe(text)
  })

  test('that PHP does not know stands for itself', () => {
    expect(formatPhp(instant, 'C E f J k K q Q R V b', english)).toBe('C E f J k K q Q R V b')
  })

  test('is text behind a backslash', () => {
    expect(formatPhp(instant, '\\d\\a\\y j', english)).toBe('day 2')
    expect(formatPhp(instant, '\\\\d \\', english)).toBe('\\02 \\')
    expect(formatPhp(instant, "g \\o'\\c\\l\\o\\c\\k", english)).toBe("7 o'clock")
    expect(formatPhp(instant, 'Y年n月j日\nH\\時i分 😀', english)).toBe('2024年6月2日\n07時05分 😀')
  })
})

/** The examples of PHP's own manual page on `date()`, 10 March 2001, 5:16:18 pm, Mountain Standard Time. */
describe("the manual's examples", () => {
  const instant = new Date('2001-03-11T00:16:18Z')
  test.each([
    ['F j, Y, g:i a', 'March 10, 2001, 5:16 pm'],
    ['m.d.y', '03.10.01'],
    ['j, n, Y', '10, 3, 2001'],
    ['Ymd', '20010310'],
    ['h-i-s, j-m-y, it is w Day', '05-16-18, 10-03-01, 1631 1618 6 Satpm01'],
    ['\\i\\t \\i\\s \\t\\h\\e jS \\d\\a\\y.', 'it is the 10th day.'],
    ['D M j G:i:s T Y', 'Sat Mar 10 17:16:18 MST 2001'],
    ['H:m:s \\m \\i\\s\\ \\m\\o\\n\\t\\h', '17:03:18 m is month'],
    ['H:i:s', '17:16:18'],
    ['Y-m-d H:i:s', '2001-03-10 17:16:18'],
  ])('%s', (pattern, text) => {
    expect(formatPhp(instant, pattern, { locale: enGB, timeZone: 'America/Phoenix' })).toBe(text)
  })
})

describe('the edges of the calendar', () => {
  const write = (instant: string, pattern: string, timeZone = 'UTC') =>
    formatPhp(new Date(instant), pattern, { locale: enGB, timeZone })

  test('ISO weeks belong to the year of their Thursday', () => {
    expect(write('2024-12-30T12:00Z', 'o-\\WW-N Y')).toBe('2025-W01-1 2024')
    expect(write('2027-01-03T12:00Z', 'o-\\WW-N Y')).toBe('2026-W53-7 2027')
  })

  test('ordinals', () => {
    const days = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31]
    const written = days.map((day) => write(`2026-01-${String(day).padStart(2, '0')}T12:00Z`, 'jS'))
    expect(written.join()).toBe('1st,2nd,3rd,4th,11th,12th,13th,21st,22nd,23rd,31st')
    expect(write('2026-01-01T12:00Z', 'dS')).toBe('01st')
  })

  test('centuries leap every 400 years', () => {
    expect(['1900', '2000', '2026', '2028'].map((year) => write(`${year}-02-01T12:00Z`, 'L t')).join()).toBe(
      '0 28,1 29,0 28,1 29',
    )
  })

  test('Swatch beats begin at midnight in Biel', () => {
    expect(write('2026-01-01T23:00:00Z', 'B')).toBe('000')
    expect(write('2026-01-01T22:59:59Z', 'B')).toBe('999')
    expect(write('2026-01-01T11:00:00Z', 'B')).toBe('500')
    expect(write('1969-12-31T11:00:00Z', 'B')).toBe('500')
  })

  test('midnight and noon on a 12 hour clock', () => {
    expect(write('2026-01-01T00:00Z', 'g:i a, h A')).toBe('12:00 am, 12 AM')
    expect(write('2026-01-01T12:00Z', 'g:i a, h A')).toBe('12:00 pm, 12 PM')
  })

  test('tokens of one kind that touch', () => {
    expect(write('2026-11-05T07:08:09Z', 'djS jd GHgh aA YY nm FM')).toBe(
      '055th 505 707707 amAM 20262026 1111 NovemberNov',
    )
  })

  test('an invalid instant and an unknown zone are refused', () => {
    expect(() => write('nonsense', 'Y')).toThrow(RangeError)
    expect(() => write('2026-01-01T00:00Z', 'Y', 'Mars/Olympus')).toThrow(RangeError)
  })
})

describe('clock changes', () => {
  const clock = (instant: string, timeZone: string) =>
    formatPhp(new Date(instant), 'H:i T I P Z', { locale: enGB, timeZone })

  test('in Europe', () => {
    expect(clock('2026-03-29T00:59:59Z', 'Europe/Copenhagen')).toBe('01:59 CET 0 +01:00 3600')
    expect(clock('2026-03-29T01:00:00Z', 'Europe/Copenhagen')).toBe('03:00 CEST 1 +02:00 7200')
    expect(clock('2026-10-25T00:30:00Z', 'Europe/Copenhagen')).toBe('02:30 CEST 1 +02:00 7200')
    expect(clock('2026-10-25T01:30:00Z', 'Europe/Copenhagen')).toBe('02:30 CET 0 +01:00 3600')
  })

  test('in the southern summer', () => {
    expect(clock('2026-01-15T00:00:00Z', 'Australia/Sydney')).toBe('11:00 AEDT 1 +11:00 39600')
    expect(clock('2026-07-15T00:00:00Z', 'Australia/Sydney')).toBe('10:00 AEST 0 +10:00 36000')
  })

  test('by half an hour, and where nobody has named the zone', () => {
    expect(clock('2026-01-15T00:00:00Z', 'Australia/Lord_Howe')).toBe('11:00 LHDT 1 +11:00 39600')
    expect(clock('2026-07-15T00:00:00Z', 'Australia/Lord_Howe')).toBe('10:30 LHST 0 +10:30 37800')
    expect(clock('2026-07-15T00:00:00Z', 'Asia/Kathmandu')).toBe('05:45 +0545 0 +05:45 20700')
    expect(clock('2026-07-15T00:00:00Z', 'America/Sao_Paulo')).toBe('21:00 -03 0 -03:00 -10800')
  })

  test('where UTC has its own letter', () => {
    expect(formatPhp(new Date('2026-01-15T00:00Z'), 'p P T e', english)).toBe('Z +00:00 UTC UTC')
  })
})

describe('every zone and instant', () => {
  test('reads as Temporal reads it', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    const numbers = 'Y n j G i s N w z W o t L Z'
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        // Since 1973 every zone is off by whole minutes.
        fc.date({ min: new Date('1973-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        (timeZone, instant) => {
          const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
          const two = (value: number) => String(value).padStart(2, '0')
          const expected = [
            local.year,
            local.month,
            local.day,
            local.hour,
            two(local.minute),
            two(local.second),
            local.dayOfWeek,
            local.dayOfWeek % 7,
            local.dayOfYear - 1,
            two(local.weekOfYear ?? 0),
            local.yearOfWeek,
            local.daysInMonth,
            local.inLeapYear ? 1 : 0,
            local.offsetNanoseconds / 1e9,
          ].join(' ')
          expect(formatPhp(instant, numbers, { locale: enGB, timeZone })).toBe(expected)
        },
      ),
      { numRuns: 400 },
    )
  })

  test('writes any text back that is escaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = [...text].map((letter) => `\\${letter}`).join('')
        expect(formatPhp(new Date(0), escaped, english)).toBe(text)
      }),
    )
  })

  test('writes any letters in a row as it writes them one by one', () => {
    const instant = new Date('2026-11-05T17:08:09.123Z')
    const letters = [...'dDjlNSwzWmMntLoYyaABgGhHisuveIOPpTZcrU', ' ', ',', "'", '年']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters), { maxLength: 12 }), (row) => {
        const apart = row.map((letter) => formatPhp(instant, letter, english)).join('')
        expect(formatPhp(instant, row.join(''), english)).toBe(apart)
      }),
    )
  })
})

describe('in other languages', () => {
  const instant = new Date('2026-12-03T21:30:00Z')
  test.each([
    ['ar', 'l، j F Y', 'الخميس، 3 ديسمبر 2026'],
    ['ar', 'g:i A', '9:30 م'],
    ['de', 'l, j. F Y', 'Donnerstag, 3. Dezember 2026'],
    ['fr', 'l jS F Y', 'jeudi 3 décembre 2026'],
    ['es', 'j \\d\\e F \\d\\e Y', '3 de diciembre de 2026'],
    ['he', 'j בF Y', '3 בדצמבר 2026'],
    ['xx', 'j F Y', '3 December 2026'],
  ])('%s: %s', (lang, pattern, text) => {
    expect(formatPhp(instant, pattern, { locale: dateLocale(lang), timeZone: 'UTC' })).toBe(text)
  })

  test('RFC 2822 and ISO 8601 are the same everywhere', () => {
    const arabic = { locale: dateLocale('ar'), timeZone: 'UTC' }
    expect(formatPhp(instant, 'r', arabic)).toBe('Thu, 03 Dec 2026 21:30:00 +0000')
    expect(formatPhp(instant, 'c', arabic)).toBe('2026-12-03T21:30:00+00:00')
  })
})
