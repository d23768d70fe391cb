import { describe, expect, test } from 'vitest'
import { entryKindLabels, entryKinds } from '#shared/points/entryKinds.ts'
import { triggers } from '#shared/points/rules.ts'
import { limitsOf, triggerWays } from '#shared/points/waysToEarn.ts'
import { ruleOf } from './ruleOf.ts'

const often = { repeat: 'per_completion' }
const limits = (given: object) =>
  limitsOf(ruleOf(given)).map(({ message, count }) => message.replace('{{count}}', String(count)))

test('every trigger says what a learner does, and every kind of entry what it is', () => {
  expect(Object.keys(triggerWays)).toEqual([...triggers])
  expect(entryKinds).toEqual([
    'earn',
    'manual_credit',
    'manual_debit',
    'purchase',
    'refund',
    'expire',
    'clawback',
    'import',
  ])
  expect(Object.keys(entryKindLabels)).toEqual([...entryKinds])
})

describe('how often a rule earns', () => {
  test('is not limited if it gives per completion', () => {
    expect(limits(often)).toEqual([])
  })

  test('is once for a maximum of one, for a first login and for a completed profile', () => {
    expect(limits({ ...often, max: { lifetime: 1 } })).toEqual(['Once'])
    expect(limits({ ...often, max: { lifetime: 2 } })).toEqual([])
    expect(limits({ ...often, trigger: 'first_login' })).toEqual(['Once'])
    expect(limits({ ...often, trigger: 'profile_completed' })).toEqual(['Once'])
  })

  test.each([
    ['day', 'Once a day'],
    ['week', 'Once a week'],
    ['month', 'Once a month'],
    ['year', 'Once a year'],
  ])('is once a %s for a rule of that period', (period, words) => {
    expect(limits({ repeat: 'periodic', period })).toEqual([words])
  })

  test('is not said for a periodic rule without a period, or a period that does not count', () => {
    expect(limits({ repeat: 'periodic' })).toEqual([])
    expect(limits({ ...often, period: 'day' })).toEqual([])
  })

  test.each(['training_completed', 'session_attended', 'test_passed', 'certificate_issued'])(
    'is once for each training for %s',
    (trigger) => {
      expect(limits({ trigger })).toEqual(['Once for each training'])
      expect(limits({ trigger, ...often })).toEqual([])
    },
  )

  test.each(['survey_submitted', 'review_posted', 'daily_login'])('is not once for each training for %s', (trigger) => {
    expect(limits({ trigger })).toEqual([])
  })

  test('is said with the lowest score first and every maximum last', () => {
    expect(limits({ filters: { min_score: 60 }, max: { day: 1, week: 2, month: 3 } })).toEqual([
      'From 60% on',
      'Once for each training',
      '1 times a day at most',
      '2 times a week at most',
      '3 times a month at most',
    ])
    expect(limits({ ...often, filters: { min_score: 0 } })).toEqual(['From 0% on'])
  })
})
