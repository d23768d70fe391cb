import { describe, expect, test } from 'vitest'
import { plannedDay } from '#shared/availability/plannedDay.ts'
import type { AvailabilityOverride } from '#shared/contract/availability.ts'

const day = '2026-11-24'
const schedule = {
  valid_from: null,
  valid_until: null,
  weekly: [{ weekday: 2, from: '09:00', until: '12:00', every_weeks: 1 }],
}
const override = (fields: Partial<AvailabilityOverride>): AvailabilityOverride => ({
  id: 1,
  schedule: 1,
  from: day,
  until: day,
  kind: 'closed',
  ranges: [],
  ...fields,
})

describe('the hours of a schedule on a day', () => {
  test('are the weekly ones while the schedule is valid', () => {
    expect(plannedDay(schedule, [], day).hours).toEqual([{ from: '09:00', until: '12:00' }])
    expect(plannedDay({ ...schedule, valid_from: '2026-11-25' }, [], day)).toMatchObject({ hours: [], isValid: false })
    expect(plannedDay({ ...schedule, valid_until: day }, [], day).isValid).toBe(true)
  })

  test('are those of the override, if there is one', () => {
    const other = override({ kind: 'hours', ranges: [{ from: '14:00', until: '15:00' }] })
    expect(plannedDay(schedule, [other], day)).toMatchObject({
      hours: [{ from: '14:00', until: '15:00' }],
      override: other,
    })
    expect(plannedDay(schedule, [override({})], day).hours).toEqual([])
  })

  test('follow the shortest override, then the newest, also if it is not saved yet', () => {
    const long = override({ id: 9, from: '2026-11-01', until: '2026-11-30' })
    const [saved, unsaved] = [override({ id: 2 }), override({ id: -1 })]
    expect(plannedDay(schedule, [long, saved], day).override?.id).toBe(2)
    expect(plannedDay(schedule, [saved, override({ id: 5 })], day).override?.id).toBe(5)
    expect(plannedDay(schedule, [unsaved, saved, override({ id: -2 })], day).override?.id).toBe(-2)
  })
})
