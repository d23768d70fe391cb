import { describe, expect, test } from 'vitest'
import { decide, type Earned, needed, refusals } from '#shared/points/decide.ts'
import type { Fact } from '#shared/points/ruleFor.ts'
import { documentOf, factOf, ruleOf } from './ruleOf.ts'

const timeZone = 'UTC'

/** An earlier earning of the same learner, by the same rule for another training unless a test says otherwise. */
function earning(given: Partial<Earned> = {}): Earned {
  return {
    rule: 'rule',
    type: 'training_completed',
    object: 'training:2',
    at: '2026-11-01 12:00:00',
    points: 10,
    ...given,
  }
}

function decided(
  given: object,
  earned: readonly Earned[] = [],
  { fact = {}, caps = {} }: { fact?: Partial<Fact>; caps?: { daily_cap?: number; monthly_cap?: number } } = {},
) {
  const rule = ruleOf(given)
  return decide(documentOf([rule], caps), rule, factOf(fact), { earned, timeZone })
}

const all = { points: 10, missed: 0, why: null }
const none = (why: string) => ({ points: 0, missed: 10, why })

test('an event gives nothing for one of these reasons', () => {
  expect(refusals).toEqual(['revoked', 'score', 'earned_before', 'max', 'cooldown', 'cap'])
})

describe('an event that was revoked', () => {
  test('gives nothing if its rule takes points back', () => {
    expect(decided({ clawback: true }, [], { fact: { revoked: true } })).toEqual({
      points: 0,
      missed: 0,
      why: 'revoked',
    })
  })

  test('gives its points if its rule leaves them', () => {
    expect(decided({ clawback: false }, [], { fact: { revoked: true } })).toEqual(all)
    expect(decided({ clawback: true }, [], { fact: { revoked: false } })).toEqual(all)
  })
})

describe('points by score', () => {
  const byScore = (points: number, score: number | null) =>
    decided({ points, times_score: true }, [], { fact: { score } })

  test('are rounded half up', () => {
    expect(byScore(10, 44).points).toBe(4)
    expect(byScore(10, 45).points).toBe(5)
    expect(byScore(10, 100).points).toBe(10)
    expect(byScore(3, 50).points).toBe(2)
  })

  test('are none for a score of 0 or a share below half a point', () => {
    const nothing = { points: 0, missed: 0, why: 'score' }
    expect(byScore(10, 0)).toEqual(nothing)
    expect(byScore(10, 4)).toEqual(nothing)
    expect(byScore(10, null)).toEqual(nothing)
  })

  test('do not follow the score if the rule does not say so', () => {
    expect(decided({}, [], { fact: { score: 5 } })).toEqual(all)
  })
})

describe('a rule that gives once per object', () => {
  test('gives nothing for an object that earned before, however long ago', () => {
    const long = earning({ object: 'training:1', at: '2001-01-01 00:00:00' })
    expect(decided({}, [long])).toEqual(none('earned_before'))
  })

  test('gives for another object', () => {
    expect(decided({}, [earning()])).toEqual(all)
    expect(decided({}, [earning({ rule: 'other' })])).toEqual(all)
  })

  test('counts what any rule gave for the same object, by the same trigger only', () => {
    const before = earning({ object: 'training:1', rule: 'other', at: '2001-01-01 00:00:00' })
    expect(decided({}, [before])).toEqual(none('earned_before'))
    expect(decided({}, [{ ...before, type: 'session_attended' }])).toEqual(all)
    const test = { trigger: 'test_passed' }
    expect(decided(test, [{ ...before, type: 'test_scored' }])).toEqual(none('earned_before'))
    expect(decided(test, [{ ...before, type: 'test_passed' }])).toEqual(none('earned_before'))
    expect(decided(test, [before])).toEqual(all)
  })

  test('takes two events without an object for two objects', () => {
    const before = earning({ object: 'event:key:1:a' })
    expect(decided({}, [before], { fact: { object: 'event:key:1:b' } })).toEqual(all)
  })
})

test('a rule that gives per completion gives for the same object again', () => {
  expect(decided({ repeat: 'per_completion' }, [earning({ object: 'training:1' })])).toEqual(all)
})

describe('a periodic rule', () => {
  const weekly = { repeat: 'periodic', period: 'week' }

  test('gives once per object in its period', () => {
    const monday = earning({ object: 'training:1', at: '2026-11-16 00:00:00' })
    expect(decided(weekly, [monday])).toEqual(none('earned_before'))
    expect(decided(weekly, [{ ...monday, object: 'training:2' }])).toEqual(all)
    expect(decided(weekly, [{ ...monday, at: '2026-11-15 23:59:59' }])).toEqual(all)
    expect(decided(weekly, [{ ...monday, at: '2026-11-23 00:00:00' }])).toEqual(all)
    expect(decided(weekly, [{ ...monday, rule: 'other' }])).toEqual(all)
  })

  test('counts events without an object as one', () => {
    const before = earning({ object: 'event:key:1:a', at: '2026-11-17 12:00:00' })
    expect(decided(weekly, [before], { fact: { object: 'event:key:2:b' } })).toEqual(none('earned_before'))
  })
})

test('a period counts only for a periodic rule', () => {
  const before = earning({ object: 'training:1', at: '2001-01-01 00:00:00' })
  expect(decided({ repeat: 'once_per_object', period: 'day' }, [before])).toEqual(none('earned_before'))
  const rule = ruleOf({ repeat: 'per_completion', period: 'day' })
  expect(needed(documentOf([rule]), rule, '2026-11-18 12:00:00', timeZone).own).toBeNull()
})

describe('a maximum', () => {
  const max = (limits: object) => ({ repeat: 'per_completion', max: limits })

  test.each([
    ['day', '2026-11-18 00:00:00', '2026-11-18 23:59:59', '2026-11-17 23:59:59', '2026-11-19 00:00:00'],
    ['week', '2026-11-16 00:00:00', '2026-11-22 23:59:59', '2026-11-15 23:59:59', '2026-11-23 00:00:00'],
    ['month', '2026-11-01 00:00:00', '2026-11-30 23:59:59', '2026-10-31 23:59:59', '2026-12-01 00:00:00'],
  ])('of a %s counts what was earned in it', (name, first, last, before, after) => {
    expect(decided(max({ [name]: 2 }), [earning({ at: first }), earning({ at: last })])).toEqual(none('max'))
    expect(decided(max({ [name]: 2 }), [earning({ at: first })])).toEqual(all)
    expect(decided(max({ [name]: 1 }), [earning({ at: before }), earning({ at: after })])).toEqual(all)
  })

  test('for ever counts everything', () => {
    const long = earning({ at: '2001-01-01 00:00:00' })
    expect(decided(max({ lifetime: 2 }), [long, earning()])).toEqual(none('max'))
    expect(decided(max({ lifetime: 2 }), [long])).toEqual(all)
    expect(decided(max({ lifetime: 1 }), [{ ...long, rule: 'other' }])).toEqual(all)
  })

  test('is none if the rule names none', () => {
    expect(
      decided(
        max({}),
        Array.from({ length: 50 }, () => earning({ at: '2026-11-18 11:00:00' })),
      ),
    ).toEqual(all)
  })
})

describe('a cooldown of an hour', () => {
  const hour = { repeat: 'per_completion', cooldown_minutes: 60 }

  test.each([
    ['2026-11-18 11:00:00', all],
    ['2026-11-18 11:00:01', none('cooldown')],
    ['2026-11-18 12:59:59', none('cooldown')],
    ['2026-11-18 13:00:00', all],
  ])('sees another event at %s', (at, outcome) => {
    expect(decided(hour, [earning({ at })])).toEqual(outcome)
  })

  test('does not see other rules', () => {
    expect(decided(hour, [earning({ at: '2026-11-18 12:00:00', rule: 'other' })])).toEqual(all)
  })

  test('of no minutes lets two events of the same second earn', () => {
    expect(decided({ repeat: 'per_completion' }, [earning({ at: '2026-11-18 12:00:00' })])).toEqual(all)
  })
})

describe('a cap', () => {
  const earlier = (at: string, points: number) => earning({ at, points, rule: 'other' })

  test('of a day reduces the points to what is left of it, whatever rule gave the rest', () => {
    const morning = earlier('2026-11-18 00:00:00', 94)
    expect(decided({}, [morning], { caps: { daily_cap: 100 } })).toEqual({ points: 6, missed: 4, why: null })
    expect(decided({}, [{ ...morning, points: 90 }], { caps: { daily_cap: 100 } })).toEqual(all)
    expect(decided({}, [{ ...morning, at: '2026-11-17 23:59:59' }], { caps: { daily_cap: 100 } })).toEqual(all)
  })

  test('of a month does the same for the month', () => {
    const first = earlier('2026-11-01 00:00:00', 50)
    const more = earlier('2026-11-30 23:59:59', 47)
    expect(decided({}, [first, more], { caps: { monthly_cap: 100 } })).toEqual({ points: 3, missed: 7, why: null })
    const october = { ...first, at: '2026-10-31 23:59:59' }
    expect(decided({}, [october, more], { caps: { monthly_cap: 100 } })).toEqual(all)
  })

  test('that is full leaves nothing, and no less than nothing', () => {
    expect(decided({}, [earlier('2026-11-18 08:00:00', 100)], { caps: { daily_cap: 100 } })).toEqual(none('cap'))
    expect(decided({}, [earlier('2026-11-18 08:00:00', 130)], { caps: { daily_cap: 100 } })).toEqual(none('cap'))
  })

  test('counts with the other: the smaller rest decides', () => {
    const caps = { daily_cap: 100, monthly_cap: 60 }
    expect(decided({}, [earlier('2026-11-18 08:00:00', 55)], { caps })).toEqual({ points: 5, missed: 5, why: null })
  })
})
