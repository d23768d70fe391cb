import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  AvailabilityScheduleChange,
  FreeTimeOfPeopleQuery,
  FreeTimeQuery,
  NewAvailabilityOverride,
  NewAvailabilitySchedule,
  NewTimeOff,
} from '#shared/contract/availability.ts'
import { problemsOf } from '#shared/contract/problems.ts'

/** `path: code` of each problem. */
function problems(schema: z.ZodType, given: unknown): string[] {
  const { error } = schema.safeParse(given)
  return error ? problemsOf(error, given).map(({ path, code }) => `${path}: ${code}`) : []
}

const monday = { weekday: 1, from: '09:00', until: '12:00' }
const usual = { name: 'Clinic weeks', time_zone: 'Europe/Warsaw', weekly: [monday] }

describe('a schedule', () => {
  test('needs a name and a zone; hours come each week if nothing else is said', () => {
    expect(NewAvailabilitySchedule.parse(usual)).toEqual({
      ...usual,
      weekly: [{ ...monday, every_weeks: 1 }],
      is_default: false,
      valid_from: null,
      valid_until: null,
    })
    expect(problems(NewAvailabilitySchedule, {})).toEqual(['name: required', 'time_zone: required'])
  })

  test('has every problem found at once', () => {
    const wrong = {
      name: ' ',
      time_zone: '+02:00',
      colour: 'red',
      valid_from: '2026-02-01',
      valid_until: '2026-01-31',
      weekly: [
        { weekday: 0, from: '12:00', until: '09:00' },
        { weekday: 8, from: '24:00', until: '24:01' },
        { ...monday, every_weeks: 5 },
        { ...monday, every_weeks: 2 },
        { ...monday, every_weeks: 2, anchor: '2026-02-30' },
      ],
    }
    expect(problems(NewAvailabilitySchedule, wrong).toSorted()).toEqual(
      [
        'name: required',
        'time_zone: choice',
        'colour: unknown',
        'valid_until: order',
        'weekly[0][weekday]: too_small',
        'weekly[0][until]: order',
        'weekly[1][weekday]: too_big',
        'weekly[1][from]: format',
        'weekly[1][until]: format',
        'weekly[2][every_weeks]: too_big',
        'weekly[3][anchor]: required',
        'weekly[4][anchor]: format',
      ].toSorted(),
    )
  })

  test('has times from 00:00 to 24:00; hours do not go beyond midnight', () => {
    const withHours = (from: string, until: string) =>
      problems(NewAvailabilitySchedule, { ...usual, weekly: [{ weekday: 7, from, until }] })
    expect(withHours('00:00', '24:00')).toEqual([])
    expect(withHours('23:59', '24:00')).toEqual([])
    expect(withHours('09:00', '09:00')).toEqual(['weekly[0][until]: order'])
    expect(withHours('22:00', '02:00')).toEqual(['weekly[0][until]: order'])
    expect(withHours('9:00', '12:00')).toEqual(['weekly[0][from]: format'])
    expect(withHours('09:00', '12:60')).toEqual(['weekly[0][until]: format'])
    expect(withHours('24:00', '24:00')).toContain('weekly[0][from]: format')
  })

  test('has at most eight ranges of hours on one day, of any week', () => {
    const eight = Array.from({ length: 8 }, (_, hour) => ({ weekday: 1, from: `0${hour}:00`, until: `0${hour}:30` }))
    const every = (every_weeks: number, anchor: string) => eight.map((hours) => ({ ...hours, every_weeks, anchor }))
    const wrong = (weekly: object[]) => problems(NewAvailabilitySchedule, { ...usual, weekly })
    expect(wrong([...eight, ...eight.map((hours) => ({ ...hours, weekday: 2 }))])).toEqual([])
    expect(wrong([...eight, monday])).toEqual(['weekly[8]: too_many'])
    expect(wrong([...every(2, '2026-11-23'), ...every(2, '2026-11-16')])).toEqual([])
    expect(wrong([...every(2, '2026-11-23'), ...every(3, '2026-11-16')])).toHaveLength(8)
    expect(wrong([...every(4, '2026-11-02'), ...every(4, '2026-11-09'), ...every(2, '2026-11-16')])).toHaveLength(8)
    expect(wrong(Array.from({ length: 225 }, () => monday))).toContain('weekly: too_big')
  })

  test('is changed in part, from a revision', () => {
    expect(problems(AvailabilityScheduleChange, { revision: 3, name: 'Summer' })).toEqual([])
    expect(problems(AvailabilityScheduleChange, { name: '' })).toEqual(['revision: required', 'name: required'])
    expect(AvailabilityScheduleChange.parse({ revision: 3 })).toEqual({ revision: 3 })
  })
})

describe('an override', () => {
  const closed = { schedule: 1, from: '2026-12-24', until: '2026-12-26', kind: 'closed' }

  test('is closed without ranges, or has hours', () => {
    const ranges = [{ from: '10:00', until: '24:00' }]
    expect(problems(NewAvailabilityOverride, closed)).toEqual([])
    expect(problems(NewAvailabilityOverride, [])).toHaveLength(1)
    expect(problems(NewAvailabilityOverride, { ...closed, ranges })).toEqual(['ranges: closed'])
    expect(problems(NewAvailabilityOverride, { ...closed, kind: 'hours' })).toEqual(['ranges: required'])
    expect(problems(NewAvailabilityOverride, { ...closed, kind: 'hours', ranges })).toEqual([])
    const nine = Array.from({ length: 9 }, () => ranges[0])
    expect(problems(NewAvailabilityOverride, { ...closed, kind: 'hours', ranges: nine })).toEqual(['ranges: too_big'])
  })

  test('has one day to a year', () => {
    const until = (day: string) => problems(NewAvailabilityOverride, { ...closed, from: '2028-01-01', until: day })
    expect(until('2028-01-01')).toEqual([])
    expect(until('2028-12-31')).toEqual([])
    expect(until('2029-01-01')).toEqual(['until: too_long'])
    expect(until('2027-12-31')).toEqual(['until: order'])
    expect(until('2028-02-30')).toEqual(['until: format'])
  })
})

describe('time off', () => {
  test('is whole days or instants, with a reason', () => {
    const days = { all_day: true, from: '2026-11-26', until: '2026-11-26' }
    expect(NewTimeOff.parse(days)).toEqual({ ...days, reason: 'other', note: '', note_public: false })
    const part = { all_day: false, from: '2026-11-26 08:00:00', until: '2026-11-26 10:30:00', reason: 'sick' }
    expect(problems(NewTimeOff, part)).toEqual([])
    expect(problems(NewTimeOff, { ...part, until: part.from })).toEqual(['until: order'])
    expect(problems(NewTimeOff, { ...days, until: '2026-11-25' })).toEqual(['until: order'])
    expect(problems(NewTimeOff, { ...part, all_day: true })).toEqual(['from: format', 'until: format'])
    expect(problems(NewTimeOff, { ...days, reason: 'bored', note: 'x'.repeat(501) })).toEqual([
      'reason: choice',
      'note: too_long',
    ])
    expect(problems(NewTimeOff, { from: days.from, until: days.until })).toEqual(['all_day: required'])
  })
})

describe('free time is asked for', () => {
  const span = { from: '2026-11-01 00:00:00', until: '2027-02-02 00:00:00' }

  test('in a span of up to 93 days', () => {
    expect(problems(FreeTimeQuery, span)).toEqual([])
    expect(problems(FreeTimeQuery, { ...span, until: '2027-02-02 00:00:01' })).toEqual(['until: too_long'])
    expect(problems(FreeTimeQuery, { from: span.until, until: span.from })).toEqual(['until: order'])
    expect(problems(FreeTimeQuery, {})).toEqual(['from: required', 'until: required'])
  })

  test('for up to 200 people', () => {
    const uid = Array.from({ length: 200 }, (_, index) => String(index + 1))
    expect(FreeTimeOfPeopleQuery.parse({ ...span, uid }).uid?.at(-1)).toBe(200)
    expect(problems(FreeTimeOfPeopleQuery, { ...span, uid: [...uid, '201'] })).toEqual(['uid: too_big'])
  })
})
