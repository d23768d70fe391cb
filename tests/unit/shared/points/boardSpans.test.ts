import { expect, test } from 'vitest'
import { boardPeriods, spanOf, spansOf } from '#shared/points/boardPeriods.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

test('the leaderboard counts a week, a month, a quarter, a year and all time', () => {
  expect(boardPeriods).toEqual(['week', 'month', 'quarter', 'year', 'all'])
})

test.each([
  ['week', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-01', '2026-12-01', '2026-12-31'],
  ['quarter', '2026-01-01', '2026-01-01', '2026-03-31'],
  ['quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['quarter', '2026-04-01', '2026-04-01', '2026-06-30'],
  ['quarter', '2026-09-30', '2026-07-01', '2026-09-30'],
  ['quarter', '2026-12-31', '2026-10-01', '2026-12-31'],
  ['year', '2026-07-15', '2026-01-01', '2026-12-31'],
] as const)('the %s of %s is from %s to %s', (period, text, start, end) => {
  expect(spanOf(period, day(text))).toEqual({ period, start, end })
})

test('all time has no first and no last day', () => {
  expect(spanOf('all', day('2026-11-21'))).toEqual({ period: 'all', start: '', end: '' })
})

test('a day is in one span of each period', () => {
  expect(spansOf(day('2026-11-21')).map(({ period, start }) => `${period} ${start}`)).toEqual([
    'week 2026-11-16',
    'month 2026-11-01',
    'quarter 2026-10-01',
    'year 2026-01-01',
    'all ',
  ])
})
