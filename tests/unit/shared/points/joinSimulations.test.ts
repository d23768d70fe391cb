import { describe, expect, test } from 'vitest'
import type { LearnerChanges, RulesOutcome, RulesSimulation } from '#shared/contract/simulation.ts'
import { joinSimulations } from '#shared/points/joinSimulations.ts'

type RuleOutcome = RulesOutcome['by_rule'][number]

function outcomeOf(given: Partial<RulesOutcome> = {}): RulesOutcome {
  return { learners: 0, points: 0, by_rule: [], capped: 0, highest: 0, weeks: [], ...given }
}

function partOf(given: Partial<RulesSimulation> = {}): RulesSimulation {
  const gaining = { learners: 0, points: 0, most: [] }
  return { ...outcomeOf(), events: 0, saved: outcomeOf(), gaining, losing: gaining, next: null, percent: 100, ...given }
}

function ruleOutcome(given: Partial<RuleOutcome> = {}): RuleOutcome {
  return { id: 'rule', name: 'Rule', times: 0, learners: 0, points: 0, matching: 0, taken_by: [], ...given }
}

describe('the parts of a simulation', () => {
  test('add up to the whole simulation, and the most points of one learner stay the most', () => {
    const before = partOf({ learners: 2, points: 30, capped: 1, highest: 20, events: 5, next: 9, percent: 40 })
    const part = partOf({ learners: 3, points: 12, capped: 4, highest: 7, events: 6, next: 15, percent: 80 })
    expect(joinSimulations(before, part)).toEqual(
      partOf({ learners: 5, points: 42, capped: 5, highest: 20, events: 11, next: 15, percent: 80 }),
    )
    expect(joinSimulations(part, before)).toMatchObject({ highest: 20, next: 9, percent: 40 })
  })

  test('add up under the saved rules too', () => {
    const saved = (learners: number, points: number) => partOf({ saved: outcomeOf({ learners, points }) })
    expect(joinSimulations(saved(1, 10), saved(2, 5)).saved).toEqual(outcomeOf({ learners: 3, points: 15 }))
  })

  test('add up week by week', () => {
    const weeks = (...points: number[]) =>
      partOf({ weeks: points.map((each, week) => ({ start: `2026-11-0${week + 2}`, points: each })) })
    expect(joinSimulations(weeks(1, 2), weeks(10, 20))).toEqual(weeks(11, 22))
    expect(joinSimulations(weeks(1, 2), weeks(10))).toEqual(weeks(11, 2))
  })
})

describe('the learners who gain or lose by a simulation', () => {
  const mover = (uid: number, points: number) => ({ uid, full_name: `Learner ${uid}`, points })
  const changes = (learners: number, points: number, most: LearnerChanges['most'] = []) => ({ learners, points, most })

  test('add up on each side', () => {
    const before = partOf({ gaining: changes(2, 30), losing: changes(4, 7) })
    const part = partOf({ gaining: changes(5, 11), losing: changes(1, 2) })
    expect(joinSimulations(before, part)).toMatchObject({ gaining: changes(7, 41), losing: changes(5, 9) })
  })

  test('are named if their difference is among the three largest of all parts', () => {
    const before = partOf({ gaining: changes(3, 90, [mover(1, 50), mover(2, 30), mover(3, 10)]) })
    const part = partOf({ gaining: changes(2, 100, [mover(4, 60), mover(5, 40)]) })
    const { most } = joinSimulations(before, part).gaining
    expect(most).toEqual([mover(4, 60), mover(1, 50), mover(5, 40)])
  })
})

describe('the parts of a simulated rule', () => {
  const joined = (one: Partial<RuleOutcome>, other: Partial<RuleOutcome>) =>
    joinSimulations(partOf({ by_rule: [ruleOutcome(one)] }), partOf({ by_rule: [ruleOutcome(other)] })).by_rule

  test('add up', () => {
    const sum = joined(
      { times: 1, learners: 2, points: 30, matching: 4 },
      { times: 10, learners: 20, points: 300, matching: 40 },
    )
    expect(sum).toEqual([ruleOutcome({ times: 11, learners: 22, points: 330, matching: 44 })])
  })

  test('name each rule above that took events once, from top to bottom', () => {
    const sum = joined(
      {
        taken_by: [
          { position: 3, times: 1 },
          { position: 10, times: 2 },
        ],
      },
      {
        taken_by: [
          { position: 2, times: 30 },
          { position: 3, times: 40 },
        ],
      },
    )
    expect(sum[0]?.taken_by).toEqual([
      { position: 2, times: 30 },
      { position: 3, times: 41 },
      { position: 10, times: 2 },
    ])
  })

  test('stay as they are if the next part does not know the rule', () => {
    const rule = ruleOutcome({ times: 1, taken_by: [{ position: 0, times: 1 }] })
    expect(joinSimulations(partOf({ by_rule: [rule] }), partOf()).by_rule).toEqual([rule])
  })
})
