import { describe, expect, test } from 'vitest'
import { clockChangesIn, dayAt, dayRange, daysRange, instantAt, minuteOfDayAt } from '#shared/availability/wallClock.ts'
import { range, texts } from './person.ts'

const utc = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ')

describe('a time of a day in a time zone', () => {
  test('is the instant at which the clock there shows it', () => {
    expect(utc(instantAt('2026-07-01', '09:00', 'Europe/Berlin'))).toBe('2026-07-01 07:00')
    expect(utc(instantAt('2026-07-01', '09:00', 'Asia/Kathmandu'))).toBe('2026-07-01 03:15')
  })

  test('moves forward by the length of the gap if the clock skips it', () => {
    expect(utc(instantAt('2026-03-29', '02:30', 'Europe/Berlin'))).toBe('2026-03-29 01:30')
    expect(utc(instantAt('2026-10-04', '02:10', 'Australia/Lord_Howe'))).toBe('2026-10-03 15:40')
  })

  test('is the first of two if the clock shows it twice', () => {
    expect(utc(instantAt('2026-10-25', '02:30', 'Europe/Berlin'))).toBe('2026-10-25 00:30')
    expect(utc(instantAt('2026-04-05', '01:45', 'Australia/Lord_Howe'))).toBe('2026-04-04 14:45')
  })

  test('can be 24:00, the end of the day, also if the next day begins later than midnight', () => {
    expect(utc(instantAt('2026-07-01', '24:00', 'Europe/Berlin'))).toBe('2026-07-01 22:00')
    expect(utc(instantAt('2026-04-23', '24:00', 'Africa/Cairo'))).toBe('2026-04-23 22:00')
    expect(utc(instantAt('2026-12-31', '24:00', 'Asia/Tokyo'))).toBe('2026-12-31 15:00')
  })
})

describe('a day of a time zone', () => {
  test('has 23, 24 or 25 hours, or 24 and a half', () => {
    const hoursOf = (day: string, zone: string) => {
      const { from, until } = dayRange(day, zone)
      return (until - from) / 3_600_000
    }
    expect(hoursOf('2026-03-28', 'Europe/Berlin')).toBe(24)
    expect(hoursOf('2026-03-29', 'Europe/Berlin')).toBe(23)
    expect(hoursOf('2026-10-25', 'Europe/Berlin')).toBe(25)
    expect(hoursOf('2026-04-05', 'Australia/Lord_Howe')).toBe(24.5)
    expect(hoursOf('2026-10-29', 'Africa/Cairo')).toBe(25)
  })

  test('is empty if the zone skipped it: Apia had no 30 December 2011', () => {
    const { from, until } = dayRange('2011-12-30', 'Pacific/Apia')
    expect(until).toBe(from)
    expect(dayAt(from, 'Pacific/Apia')).toBe('2011-12-31')
    expect(dayAt(from - 1, 'Pacific/Apia')).toBe('2011-12-29')
  })

  test('is one of several days up to the end of the last one', () => {
    expect(texts([daysRange('2026-03-28', '2026-03-29', 'Europe/Berlin')])).toEqual([
      '2026-03-27 23:00 – 2026-03-29 22:00',
    ])
  })
})

test('the clock shows the minutes since midnight', () => {
  expect(minuteOfDayAt(Date.UTC(2026, 10, 23, 8, 30), 'Europe/Berlin')).toBe(9 * 60 + 30)
  expect(minuteOfDayAt(Date.UTC(2026, 2, 29, 1, 0), 'Europe/Berlin')).toBe(3 * 60)
})

describe('changes of the clock', () => {
  test('have an instant and a size in minutes', () => {
    const year = range('2026-01-01', '2027-01-01')
    const inZone = (zone: string) => clockChangesIn(year, zone).map(({ at, minutes }) => `${utc(at)} ${minutes}`)
    expect(inZone('Europe/Berlin')).toEqual(['2026-03-29 01:00 60', '2026-10-25 01:00 -60'])
    expect(inZone('Australia/Lord_Howe')).toEqual(['2026-04-04 15:00 -30', '2026-10-03 15:30 30'])
    expect(inZone('Asia/Tokyo')).toEqual([])
  })

  test('are in a span that begins with them, and not in one that ends with them', () => {
    const at = Date.UTC(2026, 2, 29, 1)
    expect(clockChangesIn({ from: at, until: at + 1 }, 'Europe/Berlin')).toEqual([{ at, minutes: 60, offset: 120 }])
    expect(clockChangesIn({ from: at - 1000, until: at }, 'Europe/Berlin')).toEqual([])
  })
})
