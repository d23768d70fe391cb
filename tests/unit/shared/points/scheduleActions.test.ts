import { describe, expect, test } from 'vitest'
import type { Schedule } from '#shared/contract/schedules.ts'
import { allowedActions, readScheduleAction, scheduleActions } from '#shared/points/scheduleActions.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'

function scheduleOf(given: Partial<Schedule>): Schedule {
  const at = '2026-11-21 09:00:00'
  return {
    id: 1,
    name: 'Year',
    description: '',
    status: 'active',
    is_default: false,
    version: 1,
    revision: 1,
    terms: ScheduleTerms.parse({ type: 'never' }),
    created: at,
    changed: at,
    held: { lots: 0, points: 0 },
    named_by: [],
    ...given,
  }
}

describe('a schedule allows', () => {
  const actions = (given: Partial<Schedule>) => allowedActions(scheduleOf(given))

  test('its use or its deletion while it is a draft', () => {
    expect(actions({ status: 'draft' })).toEqual(['use', 'delete'])
  })

  test('to become the default, or to go, while it is in use', () => {
    expect(actions({ status: 'active' })).toEqual(['default', 'archive', 'delete'])
  })

  test('only its use once it is archived', () => {
    expect(actions({ status: 'archived' })).toEqual(['use'])
  })

  test('no deletion while points or rules need it', () => {
    const needed = [{ held: { lots: 1, points: 5 } }, { named_by: [{ id: 'rule', name: 'Rule' }] }]
    for (const given of needed) expect(actions(given)).toEqual(['default', 'archive'])
    expect(actions({ ...needed[0], ...needed[1], status: 'draft' })).toEqual(['use'])
  })

  test('nothing while it is the default', () => {
    expect(actions({ is_default: true })).toEqual([])
  })
})

test('an action is read by its name, and other text is no action', () => {
  expect(scheduleActions.map((action) => readScheduleAction(action))).toEqual(['use', 'default', 'archive', 'delete'])
  for (const text of ['', 'remove', undefined]) expect(readScheduleAction(text)).toBeUndefined()
})
