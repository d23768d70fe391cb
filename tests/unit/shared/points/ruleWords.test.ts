import { describe, expect, test } from 'vitest'
import { ruleFormats } from '#shared/i18n/ruleFormats.ts'
import { namedValues, namesFrom } from '#shared/points/ruleNames.ts'
import { ruleFacts } from '#shared/points/ruleWords.ts'
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

function facts(given: object, lang = 'en') {
  const formats = ruleFormats({ t, lang, timeZone: 'Europe/Copenhagen', nameOf })
  return ruleFacts(ruleOf({ repeat: 'per_completion', ...given }), formats)
    .filter(({ field }) => field !== 'repeat')
    .map(({ message, values }) => t(message, values))
}

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
})
