import { enGB } from 'date-fns/locale/en-GB'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhp } from '#shared/i18n/phpDate.ts'

const english = { locale: enGB, timeZone: 'UTC' }

describe('the edges of the calendar', () => {
  const write = (instant: string, pattern: string, timeZone = 'UTC') =>
    formatPhp(new Date(instant), pattern, { locale: enGB, timeZone })

  test('ISO weeks belong to the year of their Thursday', () => {
    expect(write('2024-12-30T12:00Z', 'o-\\WW-N Y')).toBe('2025-W01-1 2024')
    expect(write('2027-01-03T12:00Z', 'o-\\WW-N Y')).toBe('2026-W53-7 2027')
  })

  test('days have the English endings of ordinals', () => {
    const days = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31]
    const written = days.map((day) => write(`2026-01-${String(day).padStart(2, '0')}T12:00Z`, 'jS'))
    expect(written.join()).toBe('1st,2nd,3rd,4th,11th,12th,13th,21st,22nd,23rd,31st')
    expect(write('2026-01-01T12:00Z', 'dS')).toBe('01st')
  })

  test('a century is a leap year every 400 years', () => {
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

  test('midnight is 12 am and noon is 12 pm', () => {
    expect(write('2026-01-01T00:00Z', 'g:i a, h A')).toBe('12:00 am, 12 AM')
    expect(write('2026-01-01T12:00Z', 'g:i a, h A')).toBe('12:00 pm, 12 PM')
  })

  test('letters of one kind that touch are read one by one', () => {
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

  test('Copenhagen has summer time from March to October', () => {
    expect(clock('2026-03-29T00:59:59Z', 'Europe/Copenhagen')).toBe('01:59 CET 0 +01:00 3600')
    expect(clock('2026-03-29T01:00:00Z', 'Europe/Copenhagen')).toBe('03:00 CEST 1 +02:00 7200')
    expect(clock('2026-10-25T00:30:00Z', 'Europe/Copenhagen')).toBe('02:30 CEST 1 +02:00 7200')
    expect(clock('2026-10-25T01:30:00Z', 'Europe/Copenhagen')).toBe('02:30 CET 0 +01:00 3600')
  })

  test('Sydney has summer time in January', () => {
    expect(clock('2026-01-15T00:00:00Z', 'Australia/Sydney')).toBe('11:00 AEDT 1 +11:00 39600')
    expect(clock('2026-07-15T00:00:00Z', 'Australia/Sydney')).toBe('10:00 AEST 0 +10:00 36000')
  })

  test('by half an hour, and where nobody has named the zone', () => {
    expect(clock('2026-01-15T00:00:00Z', 'Australia/Lord_Howe')).toBe('11:00 LHDT 1 +11:00 39600')
    expect(clock('2026-07-15T00:00:00Z', 'Australia/Lord_Howe')).toBe('10:30 LHST 0 +10:30 37800')
    expect(clock('2026-07-15T00:00:00Z', 'Asia/Kathmandu')).toBe('05:45 +0545 0 +05:45 20700')
    expect(clock('2026-07-15T00:00:00Z', 'America/Sao_Paulo')).toBe('21:00 -03 0 -03:00 -10800')
  })

  test('UTC is written with its letter', () => {
    expect(formatPhp(new Date('2026-01-15T00:00Z'), 'p P T e', english)).toBe('Z +00:00 UTC UTC')
  })
})

test('a year that begins with a jump of the clock begins with its day 0', () => {
  const kathmandu = { locale: enGB, timeZone: 'Asia/Katmandu' }
  expect(formatPhp(new Date('1985-12-31T18:30:00Z'), 'Y-m-d H:i z', kathmandu)).toBe('1986-01-01 00:15 0')
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
