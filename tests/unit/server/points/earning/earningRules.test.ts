import { describe, expect, test } from 'vitest'
import { decide, type Earned } from '#shared/points/decide.ts'
import { type Fact, ruleFor } from '#shared/points/ruleFor.ts'
import { RulesBody, RulesDocument } from '#shared/points/rules.ts'
import { windowOf } from '#shared/points/windows.ts'
import { rulesOf, timeZone } from './earningSite.ts'

const fact: Fact = {
  type: 'training_completed',
  at: '2026-11-20 12:00:00',
  object: 'training:1',
  training: 1,
  terms: [],
  score: null,
  revoked: false,
  audience: {},
}

function decided(rule: object, changes: Partial<Fact>, earned: readonly Earned[] = []) {
  const document = RulesDocument.parse(rulesOf([rule]))
  const event = { ...fact, ...changes }
  const found = ruleFor(document, event)
  return found && decide(document, found, event, { earned, timeZone })
}

describe('periods of the site’s clock', () => {
  test('begin and end where its days do, on days of 23 and 25 hours too', () => {
    expect(windowOf('day', '2026-03-29 11:00:00', timeZone)).toEqual({
      start: '2026-03-29',
      from: '2026-03-28 23:00:00',
      until: '2026-03-29 22:00:00',
    })
    expect(windowOf('day', '2026-10-24 22:00:00', timeZone)).toEqual({
      start: '2026-10-25',
      from: '2026-10-24 22:00:00',
      until: '2026-10-25 23:00:00',
    })
  })

  test('are weeks from Monday, months and years', () => {
    const sunday = '2027-01-03 12:00:00'
    expect(windowOf('week', sunday, 'UTC')).toMatchObject({ start: '2026-12-28', until: '2027-01-04 00:00:00' })
    expect(windowOf('month', sunday, 'UTC')).toMatchObject({ start: '2027-01-01', until: '2027-02-01 00:00:00' })
    expect(windowOf('year', sunday, 'UTC')).toMatchObject({ start: '2027-01-01', until: '2028-01-01 00:00:00' })
    expect(windowOf('month', '2024-02-29 23:59:59', 'UTC').until).toBe('2024-03-01 00:00:00')
  })
})

describe('a decision', () => {
  test('rounds a share of the points half up', () => {
    const points = (of: number, score: number) => decided({ points: of, times_score: true }, { score })?.points
    expect([points(10, 4), points(10, 5), points(1, 49), points(1, 50), points(10_000, 100)]).toEqual([
      0, 1, 0, 1, 10_000,
    ])
  })

  test('includes the points that a limit withheld', () => {
    const earned = [
      { rule: 'rule-0', type: 'training_completed', object: 'training:1', at: '2026-11-01 12:00:00', points: 10 },
    ]
    expect(decided({}, {}, earned)).toEqual({ points: 0, missed: 10, why: 'earned_before' })
    expect(decided({ repeat: 'per_completion', max: { lifetime: 1 } }, {}, earned)).toMatchObject({ why: 'max' })
    expect(decided({}, { object: 'training:2' }, earned)).toEqual({ points: 10, missed: 0, why: null })
    expect(decided({ points: 5, id: 'other' }, {}, earned)).toMatchObject({ points: 0, missed: 5 })
    expect(decided({ points: 5, id: 'other', repeat: 'per_completion' }, {}, earned)).toMatchObject({ points: 5 })
  })

  test('about a revoked event depends on the rule', () => {
    expect(decided({}, { revoked: true })).toEqual({ points: 0, missed: 0, why: 'revoked' })
    expect(decided({ clawback: false }, { revoked: true })).toMatchObject({ points: 10 })
  })
})

describe('the document', () => {
  test('fills in defaults, and stays the same when it is saved as it was read', () => {
    const body = RulesBody.parse({
      revision: 0,
      enabled: true,
      rules: [{ name: 'A', trigger: 'first_login', points: 1 }],
    })
    expect(body.rules[0]).toMatchObject({ repeat: 'once_per_object', pending_days: 0, schedule: null, notify: true })
    const document = RulesDocument.parse({ ...body, rules: body.rules.map((rule) => ({ ...rule, id: 'a' })) })
    expect(RulesBody.parse(document)).toEqual(document)
  })
})
