import { describe, expect, test } from 'vitest'
import type { Schedule } from '#shared/contract/schedules.ts'
import { allowedSteps, readScheduleStep, scheduleSteps } from '#shared/points/scheduleSteps.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'

function scheduleOf(given: Partial<Schedule>): Schedule {
  const at = '2026-11-21 09:00:00'
  return {
    ...{ id: 1, name: 'Year', description: '', status: 'active', is_default: false, version: 1, revision: 1 },
    ...{ terms: ScheduleTerms.parse({ type: 'never' }), created: at, changed: at },
    ...{ held: { lots: 0, points: 0 }, named_by: [] },
    ...given,
  }
}

describe('a schedule allows', () => {
  const steps = (given: Partial<Schedule>) => allowedSteps(scheduleOf(given))

  test('its use or its deletion while it is a draft', () => {
    expect(steps({ status: 'draft' })).toEqual(['use', 'delete'])
  })

  test('to become the default, or to go, while it is in use', () => {
    expect(steps({ status: 'active' })).toEqual(['default', 'archive', 'delete'])
  })

  test('only its use once it is archived', () => {
    expect(steps({ status: 'archived' })).toEqual(['use'])
  })

  test('no deletion while points or rules need it', () => {
    const needed = [{ held: { lots: 1, points: 5 } }, { named_by: [{ id: 'rule', name: 'Rule' }] }]
    for (const given of needed) expect(steps(given)).toEqual(['default', 'archive'])
    expect(steps({ ...needed[0], ...needed[1], status: 'draft' })).toEqual(['use'])
  })

  test('nothing while it is the default', () => {
    expect(steps({ is_default: true })).toEqual([])
  })
})

test('a step is read by its name, and other text is no step', () => {
  expect(scheduleSteps.map((step) => readScheduleStep(step))).toEqual(['use', 'default', 'archive', 'delete'])
  for (const text of ['', 'remove', undefined]) expect(readScheduleStep(text)).toBeUndefined()
})
