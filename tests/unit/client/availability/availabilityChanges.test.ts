import { describe, expect, test } from 'vitest'
import {
  withDayHours,
  withNewSchedule,
  withoutException,
  withoutSchedule,
  withSchedule,
} from '#client/availability/availabilityChanges.ts'
import { listedSchedules } from '#client/availability/availabilityValues.ts'
import { paintedArea, withPainting } from '#client/availability/painting.ts'
import { hours, valuesWith } from './values.ts'

const tuesday = '2026-11-24'
const morning = { from: '09:00', until: '12:00' }

describe('painted hours', () => {
  test('are weekly hours of the schedule', () => {
    const values = withDayHours(valuesWith(), { id: 1, day: tuesday, mode: 'weekly' }, () => [morning])
    expect(values.schedules[1]?.weekly).toEqual([hours(2, '09:00', '12:00')])
    expect(values.overrides).toEqual([])
  })

  test('of only this week are an override of the day, which further painting changes', () => {
    const target = { id: 1, day: tuesday, mode: 'once' } as const
    const once = withDayHours(valuesWith([hours(2, '09:00', '12:00')]), target, (before) => {
      expect(before).toEqual([morning])
      return [{ from: '10:00', until: '11:00' }]
    })
    expect(once.overrides).toEqual([
      {
        id: -1,
        schedule: 1,
        from: tuesday,
        until: tuesday,
        kind: 'hours',
        ranges: [{ from: '10:00', until: '11:00' }],
      },
    ])
    const closed = withDayHours(once, { ...target, mode: 'weekly' }, () => [])
    expect(closed.overrides).toMatchObject([{ id: -1, kind: 'closed', ranges: [] }])
    expect(closed.schedules[1]?.weekly).toHaveLength(1)
  })

  test('over several days are painted on each of them, in both directions', () => {
    const painting = {
      anchor: { day: '2026-11-25', minute: 600 },
      head: { day: '2026-11-23', minute: 540 },
      tool: 'paint',
    } as const
    const area = paintedArea(painting, 30)
    expect(area).toEqual({ days: ['2026-11-23', tuesday, '2026-11-25'], part: { from: 540, until: 630 } })
    const values = withPainting(valuesWith(), area, { id: 1, mode: 'weekly', tool: 'paint' })
    expect(values.schedules[1]?.weekly).toEqual([1, 2, 3].map((day) => hours(day, '09:00', '10:30')))
    const erased = withPainting(values, area, { id: 1, mode: 'weekly', tool: 'erase' })
    expect(erased.schedules[1]?.weekly).toEqual([])
  })
})

describe('schedules', () => {
  test('have one default: the first, or the one that was made it', () => {
    const values = withNewSchedule(valuesWith(), { ...valuesWith().schedules[1]!, name: 'Summer', is_default: false })
    expect(listedSchedules(values).map(({ name, is_default }) => [name, is_default])).toEqual([
      ['Clinic weeks', true],
      ['Summer', false],
    ])
    const changed = withSchedule(values, -1, { is_default: true })
    expect(listedSchedules(changed).map(({ name }) => name)).toEqual(['Summer', 'Clinic weeks'])
    const left = withoutSchedule(changed, -1)
    expect(listedSchedules(left)).toMatchObject([{ name: 'Clinic weeks', is_default: true }])
    expect(Object.keys(left.schedules)).toEqual(['1'])
  })

  test('that are removed lose their overrides, and are deleted when the user saves', () => {
    const values = withDayHours(valuesWith(), { id: 1, day: tuesday, mode: 'once' }, () => [morning])
    const left = withoutSchedule(values, 1)
    expect(left.schedules).toEqual({ 1: null })
    expect(left.overrides).toEqual([])
    expect(withoutException(values, 'overrides', -1).overrides).toEqual([])
  })
})
