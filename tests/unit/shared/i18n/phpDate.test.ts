import { enGB } from 'date-fns/locale/en-GB'
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
