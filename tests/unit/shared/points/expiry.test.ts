import { describe, expect, test } from 'vitest'
import { dayBeforeEnd, expiryOf } from '#shared/points/expiry.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'

const COPENHAGEN = 'Europe/Copenhagen'

/** The last day of points that were earned at noon of a day, under terms with defaults. */
function lastDay(terms: object, earned: string): string | null {
  const noon = new Date(`${earned}T11:00:00Z`)
  return expiryOf(ScheduleTerms.parse(terms), noon, COPENHAGEN)?.expires_on ?? null
}

const rolling = (amount: number, unit: string, round_to = 'none') => ({ type: 'rolling', amount, unit, round_to })

describe('the end of points', () => {
  test('never comes under a schedule without expiry', () => {
    expect(lastDay({ type: 'never' }, '2026-11-21')).toBeNull()
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

  test('is on the next day of the yearly dates, which can be the same day', () => {
    const halves = { type: 'calendar', dates: ['12-31', '06-30'] }
    expect(lastDay(halves, '2026-01-01')).toBe('2026-06-30')
    expect(lastDay(halves, '2026-06-30')).toBe('2026-06-30')
    expect(lastDay(halves, '2026-07-01')).toBe('2026-12-31')
    expect(lastDay({ type: 'calendar', dates: ['06-30'] }, '2026-07-01')).toBe('2027-06-30')
  })

  test('is not before the points are old enough', () => {
    const yearEnd = { type: 'calendar', dates: ['12-31'], min_age_days: 90 }
    expect(lastDay(yearEnd, '2026-10-02')).toBe('2026-12-31')
    expect(lastDay(yearEnd, '2026-10-03')).toBe('2027-12-31')
  })

  test('is 28 February for 29 February in other years', () => {
    const leap = { type: 'calendar', dates: ['02-29'] }
    expect(lastDay(leap, '2026-11-21')).toBe('2027-02-28')
    expect(lastDay(leap, '2027-03-01')).toBe('2028-02-29')
  })

  test('can be one fixed day; points that are earned after it stay', () => {
    const fixed = { type: 'fixed', date: '2026-12-31' }
    expect(lastDay(fixed, '2026-01-01')).toBe('2026-12-31')
    expect(lastDay(fixed, '2026-12-31')).toBe('2026-12-31')
    expect(lastDay(fixed, '2027-01-01')).toBeNull()
  })

  test('is the end of that day in the site’s time zone, plus the days of grace', () => {
    const terms = ScheduleTerms.parse({ ...rolling(1, 'days'), grace_days: 0 })
    const at = (moment: string, zone: string, grace_days = 0) =>
      expiryOf({ ...terms, grace_days }, new Date(moment), zone)
    expect(at('2026-11-21T11:00:00Z', COPENHAGEN)).toEqual({
      expires_on: '2026-11-22',
      expires_at: '2026-11-22 23:00:00',
    })
    expect(at('2026-11-21T11:00:00Z', COPENHAGEN, 3)?.expires_at).toBe('2026-11-25 23:00:00')
    // 23:30 is already the next day further east.
    expect(at('2026-11-21T22:30:00Z', COPENHAGEN)?.expires_on).toBe('2026-11-22')
    expect(at('2026-11-21T22:30:00Z', 'Asia/Tokyo')?.expires_on).toBe('2026-11-23')
    // A day of 23 hours, and one of 25.
    expect(at('2026-03-28T11:00:00Z', COPENHAGEN)?.expires_at).toBe('2026-03-29 22:00:00')
    expect(at('2026-10-24T11:00:00Z', COPENHAGEN)?.expires_at).toBe('2026-10-25 23:00:00')
    // In Cairo the clock changes at midnight: the next day begins at one.
    expect(at('2026-04-22T11:00:00Z', 'Africa/Cairo')?.expires_at).toBe('2026-04-23 22:00:00')
  })
})

describe('impossible terms', () => {
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

test('the last day of points is the day before they end, also when the clock changes and after days of grace', () => {
  for (const earned of ['2026-11-21', '2026-03-27', '2026-10-23']) {
    const noon = new Date(`${earned}T11:00:00Z`)
    const terms = (grace_days: number) => ScheduleTerms.parse({ type: 'rolling', amount: 1, unit: 'days', grace_days })
    const plain = expiryOf(terms(0), noon, COPENHAGEN)
    expect(dayBeforeEnd(plain?.expires_at ?? '', COPENHAGEN)).toBe(plain?.expires_on)
    const later = expiryOf(terms(1), noon, COPENHAGEN)?.expires_at ?? ''
    expect(dayBeforeEnd(later, COPENHAGEN)).toBe(lastDay({ type: 'rolling', amount: 2, unit: 'days' }, earned))
  }
})
