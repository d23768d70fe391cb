import { describe, expect, test } from 'vitest'
import { activities, lotUnits, roundings, ScheduleTerms, scheduleTypes } from '#shared/points/scheduleTerms.ts'

const rolling = { type: 'rolling', amount: 1, unit: 'years' }
const sliding = { type: 'sliding', amount: 1, unit: 'years', reset_by: ['earn'] }
const calendar = { type: 'calendar', dates: ['12-31'] }
const fixed = { type: 'fixed', date: '2026-12-31' }

const isTaken = (terms: object) => ScheduleTerms.safeParse(terms).success

test('a schedule has five types, and terms have these words', () => {
  expect(scheduleTypes).toEqual(['never', 'rolling', 'calendar', 'fixed', 'sliding'])
  expect(lotUnits).toEqual(['days', 'months', 'years'])
  expect(roundings).toEqual(['none', 'month', 'quarter', 'year'])
  expect(activities).toEqual(['earn', 'spend', 'login'])
})

test('what a schedule does not say is usual: three notices, no grace, no rounding, no age', () => {
  const usual = { notice_days: [30, 7, 1], grace_days: 0 }
  expect(ScheduleTerms.parse({ type: 'never' })).toEqual({ type: 'never', ...usual })
  expect(ScheduleTerms.parse(rolling)).toEqual({ ...rolling, round_to: 'none', ...usual })
  expect(ScheduleTerms.parse(calendar)).toEqual({ ...calendar, min_age_days: 0, ...usual })
  expect(ScheduleTerms.parse(fixed)).toEqual({ ...fixed, ...usual })
  expect(ScheduleTerms.parse(sliding)).toEqual({ ...sliding, ...usual })
})

test.each([{ type: 'never' }, rolling, calendar, fixed, sliding])('%j has no member that it does not know', (terms) => {
  expect(isTaken(terms)).toBe(true)
  expect(isTaken({ ...terms, colour: 'red' })).toBe(false)
})

describe('the limits of terms', () => {
  const days = (length: number) => Array.from({ length }, (_, n) => n + 1)
  const dates = (length: number) => Array.from({ length }, (_, n) => `01-${String(n + 1).padStart(2, '0')}`)

  test.each<[string, object, object]>([
    ['the amount', { ...rolling, amount: 0 }, { ...rolling, amount: 1 }],
    ['the amount', { ...rolling, amount: 3651 }, { ...rolling, amount: 3650 }],
    ['the notices', { ...rolling, notice_days: days(4) }, { ...rolling, notice_days: days(3) }],
    ['the notices', { ...rolling, notice_days: [0] }, { ...rolling, notice_days: [1] }],
    ['the notices', { ...rolling, notice_days: [366] }, { ...rolling, notice_days: [365] }],
    ['the notices', { ...rolling, notice_days: [1.5] }, { ...rolling, notice_days: [] }],
    ['the days of grace', { ...rolling, grace_days: -1 }, { ...rolling, grace_days: 0 }],
    ['the days of grace', { ...rolling, grace_days: 31 }, { ...rolling, grace_days: 30 }],
    ['the days of the year', { ...calendar, dates: [] }, { ...calendar, dates: ['01-01'] }],
    ['the days of the year', { ...calendar, dates: dates(13) }, { ...calendar, dates: dates(12) }],
    ['the age', { ...calendar, min_age_days: -1 }, { ...calendar, min_age_days: 0 }],
    ['the age', { ...calendar, min_age_days: 3651 }, { ...calendar, min_age_days: 3650 }],
    ['what renews points', { ...sliding, reset_by: [] }, { ...sliding, reset_by: ['login'] }],
    [
      'what renews points',
      { ...sliding, reset_by: ['earn', 'spend', 'login', 'earn'] },
      { ...sliding, reset_by: ['earn', 'spend', 'login'] },
    ],
  ])('of %s: %j is refused, %j is taken', (_, wrong, right) => {
    expect(isTaken(wrong)).toBe(false)
    expect(isTaken(right)).toBe(true)
  })
})

describe('a day of the year', () => {
  test.each(['01-01', '01-31', '02-29', '04-30', '09-09', '10-10', '12-31'])('is %s', (date) => {
    expect(isTaken({ ...calendar, dates: [date] })).toBe(true)
  })

  test.each([
    '00-10',
    '13-01',
    '01-00',
    '01-32',
    '02-30',
    '04-31',
    '1-1',
    '01-1',
    '011-01',
    '01-011',
    'a01-01',
    '01-01z',
    ' 01-01',
    '01-01 ',
    '20-01',
    '01-40',
  ])('is not %s', (date) => {
    expect(isTaken({ ...calendar, dates: [date] })).toBe(false)
  })

  test('that does not exist is refused in words', () => {
    const { error } = ScheduleTerms.safeParse({ ...calendar, dates: ['02-30'] })
    expect(error?.issues.map(({ message }) => message)).toEqual(['There is no such day.'])
  })
})

describe('a fixed day', () => {
  test.each(['2026-01-01', '2028-02-29', '2026-12-31', '8999-12-31'])('is %s', (date) => {
    expect(isTaken({ ...fixed, date })).toBe(true)
  })

  test.each(['2026-00-10', '2026-13-01', '2026-11-00', '2026-02-29', '2026-11-31', '9000-01-01', '2026-1-1'])(
    'is not %s',
    (date) => {
      expect(isTaken({ ...fixed, date })).toBe(false)
    },
  )

  test('that does not exist is refused in words', () => {
    const { error } = ScheduleTerms.safeParse({ ...fixed, date: '2026-02-29' })
    expect(error?.issues.map(({ message }) => message)).toEqual(['There is no such day.'])
  })
})
