import { describe, expect, test } from 'vitest'
import { RealInstant } from '#shared/contract/common.ts'
import { noRules, repeats, Rule, RulesBody, RulesDocument, triggers } from '#shared/points/rules.ts'
import { periods } from '#shared/points/windows.ts'

const rule = { name: 'A training done', trigger: 'training_completed', points: 20 }
const body = { revision: 0, enabled: true, rules: [] }

/** The problems of a rule that is sent with these members, as `path code`. */
function problemsOf(given: object): string[] {
  return problemsOfRules([{ ...rule, ...given }]).map((problem) => problem.replace(/^rules\.0\.?/, ''))
}

function problemsOfRules(rules: object[], document: object = {}): string[] {
  const { error } = RulesBody.safeParse({ ...body, ...document, rules })
  const said = (error?.issues ?? []).map((issue) => {
    const code = issue.code === 'custom' ? issue.params?.code : issue.code
    return `${issue.path.join('.')} ${code}`
  })
  return [...new Set(said)]
}

const isTaken = (given: object) => problemsOf(given).length === 0

test('points are earned by these triggers, and as often as these words say', () => {
  expect(triggers).toEqual([
    'training_completed',
    'session_attended',
    'test_passed',
    'certificate_issued',
    'survey_submitted',
    'review_posted',
    'profile_completed',
    'first_login',
    'daily_login',
  ])
  expect(repeats).toEqual(['once_per_object', 'per_completion', 'periodic'])
  expect(periods).toEqual(['day', 'week', 'month', 'year'])
  for (const trigger of triggers) expect(isTaken({ trigger }), trigger).toBe(true)
})

test('a new site has no rules, and earning is off', () => {
  expect(noRules).toEqual({ revision: 0, enabled: false, daily_cap: null, monthly_cap: null, rules: [] })
})

test('a rule says nothing but its name, trigger and points if all else is usual', () => {
  expect(RulesBody.parse({ ...body, rules: [rule] })).toEqual({
    ...body,
    daily_cap: null,
    monthly_cap: null,
    rules: [
      {
        ...rule,
        translations: {},
        enabled: true,
        times_score: false,
        filters: { trainings: [], terms: [], min_score: null },
        restrictions: [],
        max: { day: null, week: null, month: null, lifetime: null },
        cooldown_minutes: 0,
        from: null,
        until: null,
        pending_days: 0,
        schedule: null,
        clawback: true,
        notify: true,
        repeat: 'once_per_object',
        period: null,
      },
    ],
  })
})

test('a stored rule gives once per object if it says nothing else', () => {
  expect(Rule.parse({ ...rule, id: 'a' })).toMatchObject({ repeat: 'once_per_object', period: null })
})

describe('a rule is refused', () => {
  const numbers = (length: number) => Array.from({ length }, (_, n) => n + 1)

  test.each([
    ['name', { name: '' }, { name: 'x' }],
    ['name', { name: ' ' }, { name: 'x'.repeat(120) }],
    ['name', { name: 'x'.repeat(121) }, { name: ` ${'x'.repeat(120)} ` }],
    ['points', { points: 0 }, { points: 1 }],
    ['points', { points: 10_001 }, { points: 10_000 }],
    ['cooldown_minutes', { cooldown_minutes: -1 }, { cooldown_minutes: 0 }],
    ['cooldown_minutes', { cooldown_minutes: 527_041 }, { cooldown_minutes: 527_040 }],
    ['pending_days', { pending_days: -1 }, { pending_days: 0 }],
    ['pending_days', { pending_days: 91 }, { pending_days: 90 }],
    ['max.day', { max: { day: 0 } }, { max: { day: 1 } }],
    ['max.lifetime', { max: { lifetime: 100_001 } }, { max: { lifetime: 100_000 } }],
    ['filters.min_score', { filters: { min_score: -1 } }, { filters: { min_score: 0 } }],
    ['filters.min_score', { filters: { min_score: 101 } }, { filters: { min_score: 100 } }],
    ['filters.trainings', { filters: { trainings: numbers(501) } }, { filters: { trainings: numbers(500) } }],
    ['filters.terms', { filters: { terms: numbers(201) } }, { filters: { terms: numbers(200) } }],
    [
      'translations.ar.name',
      { translations: { ar: { name: 'x'.repeat(121) } } },
      { translations: { ar: { name: 'x'.repeat(120) } } },
    ],
    ['translations.ar', { translations: { ar: { name: 'x', text: '' } } }, { translations: { ar: {} } }],
    ['id', { id: '' }, { id: null }],
    ['id', { id: '-a' }, { id: 'a' }],
    ['id', { id: 'A' }, { id: '0_-z' }],
    ['id', { id: `${'x'.repeat(41)}` }, { id: 'x'.repeat(40) }],
    ['id', { id: 'a b' }, { id: 'a-b' }],
    ['schedule', { schedule: 0 }, { schedule: 1 }],
  ])('for its %s: %j is not taken, %j is', (path, wrong, right) => {
    expect(problemsOf(wrong).map((problem) => problem.split(' ')[0])).toEqual([path])
    expect(problemsOf(right)).toEqual([])
  })

  test('if it is periodic without a period, or has a period and is not periodic', () => {
    expect(problemsOf({ repeat: 'periodic' })).toEqual(['period required'])
    expect(problemsOf({ repeat: 'per_completion', period: 'day' })).toEqual(['period value'])
    expect(problemsOf({ period: 'day' })).toEqual(['period value'])
    expect(isTaken({ repeat: 'periodic', period: 'day' })).toBe(true)
  })

  test('if it does not end after it begins', () => {
    const [first, second] = ['2026-11-01 00:00:00', '2026-11-01 00:00:01']
    expect(problemsOf({ from: first, until: first })).toEqual(['until order'])
    expect(problemsOf({ from: second, until: first })).toEqual(['until order'])
    expect(isTaken({ from: first, until: second })).toBe(true)
    expect(isTaken({ from: first })).toBe(true)
    expect(isTaken({ until: first })).toBe(true)
  })

  test('if it names something that no rule has', () => {
    expect(problemsOf({ wheel: true })).toEqual([' unrecognized_keys'])
    expect(isTaken({ filters: { colour: 1 } })).toBe(false)
    expect(isTaken({ max: { year: 1 } })).toBe(false)
  })
})

test('the name of a rule and of its translations is trimmed, and a translation may be empty', () => {
  const translations = { ar: { name: ' ب ' }, da: {} }
  const { rules } = RulesBody.parse({ ...body, rules: [{ ...rule, name: ' A ', translations }] })
  expect(rules[0]).toMatchObject({ name: 'A', translations: { ar: { name: 'ب' }, da: { name: '' } } })
})

test('a moment exists in the calendar', () => {
  const exists = (text: string) => RealInstant.safeParse(text).success
  expect(exists('2028-02-29 23:59:59')).toBe(true)
  expect(['2026-02-29 00:00:00', '2026-13-01 00:00:00', '2026-11-01 24:00:00', '2026-11-01'].filter(exists)).toEqual([])
  expect(problemsOf({ from: '2026-02-29 00:00:00' })).toEqual(['from format'])
})

describe('daily logins', () => {
  const login = { ...rule, trigger: 'daily_login' }
  const parsed = (given: object) => RulesBody.parse({ ...body, rules: [{ ...login, ...given }] }).rules[0]

  test('earn once a day if the rule says nothing else', () => {
    expect(parsed({})).toMatchObject({ repeat: 'periodic', period: 'day' })
    expect(parsed({ period: 'week' })).toMatchObject({ repeat: 'periodic', period: 'week' })
  })

  test('earn as the rule says', () => {
    expect(parsed({ repeat: 'per_completion' })).toMatchObject({ repeat: 'per_completion', period: null })
  })
})

describe('a document', () => {
  test('has at most 50 rules', () => {
    expect(problemsOfRules(Array.from({ length: 50 }, () => rule))).toEqual([])
    expect(problemsOfRules(Array.from({ length: 51 }, () => rule))).toEqual(['rules too_big'])
    const stored = (length: number) => ({
      ...body,
      rules: Array.from({ length }, (_, n) => ({ ...rule, id: `r${n}` })),
    })
    expect(RulesDocument.safeParse(stored(50)).success).toBe(true)
    expect(RulesDocument.safeParse(stored(51)).success).toBe(false)
  })

  test('has each identifier once; rules without one are new', () => {
    const named = (id: string | null) => ({ ...rule, id })
    expect(problemsOfRules([named('a'), named('b'), named('a')])).toEqual(['rules.2.id taken'])
    expect(problemsOfRules([named(null), named(null), rule, rule])).toEqual([])
  })

  test('has caps from 1 to a hundred million points, or none', () => {
    for (const cap of ['daily_cap', 'monthly_cap']) {
      expect(problemsOfRules([], { [cap]: 0 })).toEqual([`${cap} too_small`])
      expect(problemsOfRules([], { [cap]: 1 })).toEqual([])
      expect(problemsOfRules([], { [cap]: 100_000_000 })).toEqual([])
      expect(problemsOfRules([], { [cap]: 100_000_001 })).toEqual([`${cap} too_big`])
      expect(problemsOfRules([], { [cap]: null })).toEqual([])
    }
  })

  test('has a revision from 0 on, and no member that it does not know', () => {
    expect(problemsOfRules([], { revision: -1 })).toEqual(['revision too_small'])
    expect(problemsOfRules([], { wheel: 1 })).toEqual([' unrecognized_keys'])
  })
})
