import { describe, expect, test } from 'vitest'
import { expiryOf } from '#shared/points/expiry.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'

const COPENHAGEN = 'Europe/Copenhagen'

/** The last day of points that were earned at noon of a day, under terms with nothing more than is said. */
function lastDay(terms: object, earned: string): string | null {
  const noon = new Date(`${earned}T11:00:00Z`)
  return expiryOf(ScheduleTerms.parse(terms), noon, COPENHAGEN)?.expires_on ?? null
}

const rolling = (amount: number, unit: string, round_to = 'none') => ({ type: 'rolling', amount, unit, round_to })

describe('until when points are good', () => {
  test('for ever, where the schedule says so', () => {
    expect(expiryOf(ScheduleTerms.parse({ type: 'never' }), new Date('2026-11-21T11:00:00Z'), COPENHAGEN)).toBeNull()
  })

  test.each([
    ['2026-11-21', 1, 'days', '2026-11-22'],
    ['2026-12-31', 1, 'days', '2027-01-01'],
    ['2028-02-28', 1, 'days', '2028-02-29'],
    ['2026-01-31', 1, 'months', '2026-02-28'],
    ['2028-01-31', 1, 'months', '2028-02-29'],
    ['2026-02-28', 1, 'months', '2026-03-28'],
    ['2026-03-31', 1, 'months', '2026-04-30'],
    ['2026-08-31', 18, 'months', '2028-02-29'],
    ['2026-11-30', 3, 'months', '2027-02-28'],
    ['2028-02-29', 1, 'years', '2029-02-28'],
    ['2028-02-29', 4, 'years', '2032-02-29'],
    ['2096-02-29', 4, 'years', '2100-02-28'],
  ])('from %s for %i %s: until %s', (earned, amount, unit, until) => {
    expect(lastDay(rolling(amount, unit), earned)).toBe(until)
    expect(lastDay({ type: 'sliding', amount, unit, reset_by: ['login'] }, earned)).toBe(until)
  })

  test.each([
    ['month', '2026-01-31', '2027-01-31'],
    ['month', '2027-02-10', '2028-02-29'],
    ['quarter', '2026-01-01', '2027-03-31'],
    ['quarter', '2026-03-31', '2027-03-31'],
    ['quarter', '2026-04-01', '2027-06-30'],
    ['quarter', '2026-09-30', '2027-09-30'],
    ['quarter', '2026-12-24', '2027-12-31'],
    ['year', '2026-01-01', '2027-12-31'],
    ['year', '2026-12-31', '2027-12-31'],
  ])('a year, up to the end of the %s, from %s: until %s', (round_to, earned, until) => {
    expect(lastDay(rolling(1, 'years', round_to), earned)).toBe(until)
  })

  test('on the next of the days of the year, that day included', () => {
    const halves = { type: 'calendar', dates: ['12-31', '06-30'] }
    expect(lastDay(halves, '2026-01-01')).toBe('2026-06-30')
    expect(lastDay(halves, '2026-06-30')).toBe('2026-06-30')
    expect(lastDay(halves, '2026-07-01')).toBe('2026-12-31')
    expect(lastDay({ type: 'calendar', dates: ['06-30'] }, '2026-07-01')).toBe('2027-06-30')
  })

  test('not before they are old enough', () => {
    const yearEnd = { type: 'calendar', dates: ['12-31'], min_age_days: 90 }
    expect(lastDay(yearEnd, '2026-10-02')).toBe('2026-12-31')
    expect(lastDay(yearEnd, '2026-10-03')).toBe('2027-12-31')
  })

  test('29 February of the calendar is the 28th where there is none', () => {
    const leap = { type: 'calendar', dates: ['02-29'] }
    expect(lastDay(leap, '2026-11-21')).toBe('2027-02-28')
    expect(lastDay(leap, '2027-03-01')).toBe('2028-02-29')
  })

  test('until one day; what is earned after it stays', () => {
    const fixed = { type: 'fixed', date: '2026-12-31' }
    expect(lastDay(fixed, '2026-01-01')).toBe('2026-12-31')
    expect(lastDay(fixed, '2026-12-31')).toBe('2026-12-31')
    expect(lastDay(fixed, '2027-01-01')).toBeNull()
  })

  test('to the end of that day on the site’s clock, and of the days of grace after it', () => {
    const terms = ScheduleTerms.parse({ ...rolling(1, 'days'), grace_days: 0 })
    const at = (moment: string, zone: string, grace_days = 0) =>
      expiryOf({ ...terms, grace_days }, new Date(moment), zone)
    expect(at('2026-11-21T11:00:00Z', COPENHAGEN)).toEqual({
      expires_on: '2026-11-22',
      expires_at: '2026-11-22 23:00:00',
    })
    expect(at('2026-11-21T11:00:00Z', COPENHAGEN, 3)?.expires_at).toBe('2026-11-25 23:00:00')
    // Half past eleven in the evening is the day after, further east.
    expect(at('2026-11-21T22:30:00Z', COPENHAGEN)?.expires_on).toBe('2026-11-22')
    expect(at('2026-11-21T22:30:00Z', 'Asia/Tokyo')?.expires_on).toBe('2026-11-23')
    // A day of 23 hours, and one of 25.
    expect(at('2026-03-28T11:00:00Z', COPENHAGEN)?.expires_at).toBe('2026-03-29 22:00:00')
    expect(at('2026-10-24T11:00:00Z', COPENHAGEN)?.expires_at).toBe('2026-10-25 23:00:00')
    // In Cairo the clock jumps at midnight: the day after begins at one.
    expect(at('2026-04-22T11:00:00Z', 'Africa/Cairo')?.expires_at).toBe('2026-04-23 22:00:00')
  })
})

describe('terms that nobody can keep', () => {
  test.each([
    [{ type: 'fixed', date: '2026-02-29' }],
    [{ type: 'fixed', date: '2026-13-01' }],
    [{ type: 'fixed', date: '9999-12-31' }],
    [{ type: 'calendar', dates: ['04-31'] }],
    [{ type: 'calendar', dates: [] }],
    [{ type: 'sliding', amount: 1, unit: 'months', reset_by: [] }],
    [{ ...rolling(0, 'days') }],
    [{ ...rolling(1, 'days'), grace_days: 31 }],
    [{ ...rolling(1, 'days'), notice_days: [30, 14, 7, 1] }],
  ])('%j is refused', (terms) => {
    expect(ScheduleTerms.safeParse(terms).success).toBe(false)
  })
})
