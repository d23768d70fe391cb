import { describe, expect, test } from 'vitest'
import { ruleFormats } from '#shared/points/ruleFormats.ts'
import { namedValues, namesFrom } from '#shared/points/ruleNames.ts'
import { triggers } from '#shared/points/rules.ts'
import { ruleFacts, rulePhrases, triggerNames, type WordedRule } from '#shared/points/ruleWords.ts'
import { ruleOf } from './ruleOf.ts'

const t = (source: string, values: Record<string, string | number> = {}) =>
  source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

const nameOf = namesFrom([
  { field: 'trainings', value: 7, name: 'Night hygiene' },
  { field: 'terms', value: 1, name: 'Health & safety' },
  { field: 'terms', value: 2, name: 'Ethics' },
  { field: 'terms', value: 3, name: 'Law' },
  { field: 'organizations', value: 4, name: 'Saltmarsh' },
  { field: 'country', value: 'DK', name: 'Denmark' },
])

const formats = ruleFormats({ t, lang: 'en', timeZone: 'Europe/Copenhagen', nameOf })

/** The phrases with the fields that they show. */
function phrases(rule: WordedRule): string[][] {
  return rulePhrases(rule, formats).map(({ field, message, values }) => [field, t(message, values)])
}

function facts(given: object, lang = 'en') {
  const formats = ruleFormats({ t, lang, timeZone: 'Europe/Copenhagen', nameOf })
  return ruleFacts(ruleOf({ repeat: 'per_completion', ...given }), formats)
    .filter(({ field }) => field !== 'repeat')
    .map(({ message, values }) => t(message, values))
}

describe('the sentence of a rule', () => {
  test('names its event, its conditions, its points and its limits, each with its field', () => {
    const rule = ruleOf({
      trigger: 'test_passed',
      points: 25,
      times_score: true,
      cooldown_minutes: 5,
      pending_days: 14,
      notify: false,
      from: '2026-10-08 00:00:00',
      until: '2026-12-30 23:00:00',
      filters: { min_score: 60, trainings: [7], terms: [1] },
      restrictions: [
        { type: 'country', value: 'DK' },
        { type: 'skill', value: [5] },
      ],
      max: { day: 1, week: 2, month: 3, lifetime: 4 },
    })
    expect(phrases(rule)).toEqual([
      ['trigger', 'When a learner passes a test'],
      ['filters.min_score', 'with 60% or more'],
      ['filters.trainings', 'in Night hygiene'],
      ['filters.terms', 'topic Health & safety'],
      ['restrictions', 'Denmark only'],
      ['restrictions', 'with 1 more conditions on the audience'],
      ['from', 'from 8 Oct 2026 on'],
      ['until', 'until 30 Dec 2026'],
      ['points', 'give 25 points'],
      ['times_score', 'in proportion to the score'],
      ['repeat', 'once for each training'],
      ['max.day', 'at most 1 times a day'],
      ['max.week', 'at most 2 times a week'],
      ['max.month', 'at most 3 times a month'],
      ['max.lifetime', 'at most 4 times in total'],
      ['cooldown_minutes', '5 minutes apart'],
      ['pending_days', 'to spend after 14 days'],
      ['notify', 'without a notice'],
    ])
  })

  test('counts what has no name, with its field', () => {
    expect(phrases(ruleOf({ trigger: 'first_login', filters: { trainings: [8], terms: [9] } }))).toEqual([
      ['trigger', 'When a learner logs in for the first time'],
      ['filters.trainings', 'in 1 chosen trainings'],
      ['filters.terms', 'under 1 chosen terms'],
      ['points', 'give 10 points'],
    ])
  })

  test('begins with the words of its event; every event has words and a name', () => {
    const words = triggers.map((trigger) => phrases(ruleOf({ trigger }))[0]?.[1])
    for (const each of words) expect(each).toMatch(/^When a learner /)
    expect(new Set(words).size).toBe(triggers.length)
    expect(Object.keys(triggerNames)).toEqual([...triggers])
  })

  const often = (given: Partial<WordedRule>) =>
    phrases({ ...ruleOf(), ...given }).flatMap(([field, words]) => (field === 'repeat' ? [words] : []))

  test('says how often a learner earns by it', () => {
    const once = triggers.map((trigger) => [trigger, ...often({ trigger })])
    expect(once).toEqual([
      ['training_completed', 'once for each training'],
      ['session_attended', 'once for each training'],
      ['test_passed', 'once for each training'],
      ['certificate_issued', 'once for each training'],
      ['survey_submitted', 'once for each object'],
      ['review_posted', 'once for each object'],
      ['profile_completed'],
      ['first_login'],
      ['daily_login', 'once for each object'],
    ])
    expect(often({ repeat: 'per_completion' })).toEqual(['each time'])
    expect(often({ repeat: 'periodic', period: 'week' })).toEqual(['once a week'])
  })

  test('makes sense while the form is not filled in', () => {
    expect(often({ repeat: 'periodic', period: null })).toEqual(['each time'])
    expect(often({ repeat: 'once_per_object', period: 'week' })).toEqual(['once for each training'])
  })
})

describe('the words of a rule', () => {
  test('name up to two topics and count the others', () => {
    expect(facts({ filters: { terms: [1] } })).toEqual(['topic Health & safety'])
    expect(facts({ filters: { terms: [1, 2] } })).toEqual(['topic Health & safety and Ethics'])
    expect(facts({ filters: { terms: [1, 2, 3] } })).toEqual(['topic Health & safety, Ethics and 1 more'])
  })

  test('count the values whose names are not known', () => {
    expect(facts({ filters: { trainings: [8, 9] } })).toEqual(['in 2 chosen trainings'])
    expect(facts({ filters: { trainings: [8, 7, 9] } })).toEqual(['in Night hygiene and 2 more'])
    expect(facts({ restrictions: [{ type: 'skill', value: [5] }] })).toEqual(['with 1 conditions on the audience'])
  })

  test('name the audience, each condition by itself', () => {
    const saltmarsh = { type: 'organizations', value: [4] }
    const denmark = { type: 'country', value: 'DK' }
    expect(facts({ restrictions: [saltmarsh] })).toEqual(['Saltmarsh only'])
    expect(facts({ restrictions: [saltmarsh, denmark, { type: 'skill', value: [5] }] })).toEqual([
      'Saltmarsh only',
      'Denmark only',
      'with 1 more conditions on the audience',
    ])
    expect(facts({ restrictions: [saltmarsh, denmark, denmark] })).toEqual([
      'Saltmarsh only',
      'Denmark only',
      'with 1 more conditions on the audience',
    ])
  })

  test('name the last day of a rule that ends with a day of the site, and the time of any other end', () => {
    expect(facts({ until: '2026-11-30 23:00:00' })).toEqual(['until 30 Nov 2026'])
    expect(facts({ until: '2026-12-01 11:30:00' })).toEqual(['until 1 Dec 2026, 12:30'])
    expect(facts({ until: '2026-11-30 23:00:00' }, 'ar')[0]).toContain('نوفمبر')
    expect(facts({ until: '2026-12-01 11:30:00' }, 'de')[0]).toContain('12:30')
  })

  test('write months by their names, in Arabic too', () => {
    const from = '2026-10-08 00:00:00'
    expect(facts({ from })).toEqual(['from 8 Oct 2026 on'])
    expect(facts({ from }, 'ar')[0]).toContain('أكتوبر')
  })
})

test('only the first values of each field need names', () => {
  const rule = ruleOf({
    filters: { trainings: [7, 8, 9], terms: [1] },
    restrictions: [{ type: 'country', value: 'DK' }],
  })
  expect(namedValues([rule])).toEqual([
    { field: 'trainings', value: 7 },
    { field: 'trainings', value: 8 },
    { field: 'terms', value: 1 },
    { field: 'country', value: 'DK' },
  ])
  const countries = ['DK', 'NO', 'SE'].map((value) => ({ type: 'country', value }))
  expect(namedValues([ruleOf({ restrictions: countries })]).map(({ value }) => value)).toEqual(['DK', 'NO'])
})
