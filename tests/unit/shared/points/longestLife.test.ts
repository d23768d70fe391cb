import { expect, test } from 'vitest'
import { longestLife } from '#shared/points/longestLife.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'

const lifeOf = (terms: object) => longestLife(ScheduleTerms.parse(terms))

test.each([
  ['14 days', { type: 'rolling', amount: 14, unit: 'days' }, 14],
  ['14 days and three of grace', { type: 'rolling', amount: 14, unit: 'days', grace_days: 3 }, 17],
  ['the longest month', { type: 'rolling', amount: 1, unit: 'months' }, 31],
  ['a year with a 29 February', { type: 'rolling', amount: 1, unit: 'years' }, 366],
  ['ten days, until the end of a month', { type: 'rolling', amount: 10, unit: 'days', round_to: 'month' }, 40],
  ['a day of the year', { type: 'calendar', dates: ['12-31'] }, 365],
  ['two days of the year', { type: 'calendar', dates: ['06-30', '12-31'] }, 183],
])('points can be spent for at most: %s', (_words, terms, days) => {
  expect(lifeOf(terms)).toBe(days)
})

test('without an end of their own, or with one that activities move, no longest life is known', () => {
  expect(lifeOf({ type: 'never' })).toBeNull()
  expect(lifeOf({ type: 'fixed', date: '2027-01-31' })).toBeNull()
  expect(lifeOf({ type: 'sliding', amount: 5, unit: 'days', reset_by: ['earn'] })).toBeNull()
})
