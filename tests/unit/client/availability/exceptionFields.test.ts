import { describe, expect, test } from 'vitest'
import {
  fieldsOfOverride,
  fieldsOfTimeOff,
  newExceptionFields,
  overrideOfFields,
  timeOffOfFields,
  wishOfFields,
} from '#client/availability/exceptionFields.ts'
import { valuesWith } from './values.ts'

const zone = 'Europe/Copenhagen'
const day = '2026-11-24'
const fields = newExceptionFields(day)
const { schedules } = valuesWith()

describe('the fields of an exception', () => {
  test('are time off of whole days, or of times on the clock of the zone', () => {
    expect(timeOffOfFields(fields, zone)).toEqual({
      all_day: true,
      from: day,
      until: day,
      reason: 'vacation',
      note: '',
      note_public: false,
    })
    const times = { ...fields, allDay: false, note: ' Dentist ' }
    const timeOff = timeOffOfFields(times, zone)
    expect(timeOff).toMatchObject({ from: `${day} 08:00:00`, until: `${day} 16:00:00`, note: 'Dentist' })
    expect(fieldsOfTimeOff({ id: 1, ...timeOff!, reason: 'sick', note: '', note_public: true }, zone)).toMatchObject({
      from: day,
      until: day,
      fromTime: '09:00',
      untilTime: '17:00',
      allDay: false,
      notePublic: true,
    })
  })

  test('are other hours or closed days', () => {
    const hours = { ...fields, kind: 'hours' } as const
    expect(overrideOfFields(hours, 3)).toMatchObject({ schedule: 3, kind: 'hours', ranges: fields.ranges })
    expect(overrideOfFields({ ...fields, kind: 'closed' }, 3)).toMatchObject({ kind: 'closed', ranges: [] })
    const override = { id: 4, schedule: 3, from: day, until: '2026-11-30', kind: 'closed', ranges: [] } as const
    expect(fieldsOfOverride({ ...override, ranges: [] })).toMatchObject({ kind: 'closed', until: '2026-11-30' })
  })

  test('that are not complete say nothing', () => {
    expect(timeOffOfFields({ ...fields, until: '2026-11-23' }, zone)).toBeNull()
    expect(timeOffOfFields({ ...fields, allDay: false, untilTime: '08:00' }, zone)).toBeNull()
    expect(overrideOfFields({ ...fields, kind: 'hours', ranges: [{ from: '10:00', until: '09:00' }] }, 3)).toBeNull()
    expect(wishOfFields({ ...fields, from: '' }, { zone, schedules, schedule: 3 })).toBeNull()
    expect(wishOfFields(fields, { zone, schedules, schedule: 3 })).toMatchObject({ time_off: { all_day: true } })
  })

  test('of a saved override ask about the change with its id; new ones have none', () => {
    const closed = { ...fields, kind: 'closed' } as const
    expect(wishOfFields(closed, { zone, schedules, schedule: 3, id: 6 })).toMatchObject({
      override: { id: 6, schedule: 3 },
    })
    expect(wishOfFields(closed, { zone, schedules, schedule: 3, id: -1 })).toMatchObject({ override: { id: null } })
    expect(wishOfFields(closed, { zone, schedules, schedule: 3 })).toMatchObject({ override: { id: null } })
  })

  test('of a schedule that is not saved yet ask about the override in its time zone', () => {
    const summer = { ...schedules[1]!, name: 'Summer', time_zone: 'Africa/Cairo' }
    const asked = { zone, schedules: { ...schedules, [-1]: summer }, schedule: -1, id: -2 }
    expect(wishOfFields({ ...fields, kind: 'closed' }, asked)).toEqual({
      unsaved_override: { from: day, until: day, kind: 'closed', ranges: [], time_zone: 'Africa/Cairo' },
    })
  })
})
