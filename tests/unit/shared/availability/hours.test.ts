import { describe, expect, test } from 'vitest'
import { hoursIn, type PlannedHours } from '#shared/availability/hours.ts'
import { everyDay, range, schedule, texts, weekly } from './person.ts'

const week = range('2026-11-23', '2026-11-30')
const summary = (planned: PlannedHours) =>
  texts(hoursIn(planned, week)).map((text) => `${text.slice(8, 10)}: ${text.slice(11, 16)}–${text.slice(30, 35)}`)

const usual = schedule({ time_zone: 'UTC', weekly: weekly([1, 2, 3], '09:00', '12:00') })
const closed = { id: 1, schedule: 1, from: '2026-11-23', until: '2026-11-24', kind: 'closed' as const, ranges: [] }
const evening = { ...closed, kind: 'hours' as const, ranges: [{ from: '18:00', until: '20:00' }] }

describe('schedules', () => {
  test('without dates add up', () => {
    const teaching = { ...usual, id: 2, is_default: false, weekly: weekly([2, 4], '11:00', '14:00') }
    expect(summary({ schedules: [usual, teaching], overrides: [] })).toEqual([
      '23: 09:00–12:00',
      '24: 09:00–14:00',
      '25: 09:00–12:00',
      '26: 11:00–14:00',
    ])
  })

  test('with dates replace the others on their days', () => {
    const fair = {
      ...usual,
      id: 2,
      is_default: false,
      valid_from: '2026-11-24',
      valid_until: '2026-11-25',
      weekly: weekly(everyDay, '15:00', '16:00'),
    }
    const replaced = ['23: 09:00–12:00', '24: 15:00–16:00', '25: 15:00–16:00']
    expect(summary({ schedules: [usual, fair], overrides: [] })).toEqual(replaced)
    const open = { ...fair, valid_until: null, weekly: weekly([2], '15:00', '16:00') }
    expect(summary({ schedules: [usual, open], overrides: [] })).toEqual(['23: 09:00–12:00', '24: 15:00–16:00'])
    const ended = { ...fair, valid_from: null, valid_until: '2026-11-23' }
    expect(summary({ schedules: [usual, ended], overrides: [] })).toEqual([
      '23: 15:00–16:00',
      '24: 09:00–12:00',
      '25: 09:00–12:00',
    ])
  })

  test('of which the default has dates do not replace others', () => {
    const dated = { ...usual, valid_from: '2026-11-25' }
    const other = { ...usual, id: 2, is_default: false, weekly: weekly([1, 3], '13:00', '14:00') }
    expect(summary({ schedules: [dated, other], overrides: [] })).toEqual([
      '23: 13:00–14:00',
      '25: 09:00–12:00',
      '25: 13:00–14:00',
    ])
  })
})

describe('an override', () => {
  test('closes its days, the last one included', () => {
    expect(summary({ schedules: [usual], overrides: [closed] })).toEqual(['25: 09:00–12:00'])
  })

  test('gives other hours to its days, also to days without weekly hours', () => {
    expect(
      summary({ schedules: [usual], overrides: [{ ...evening, from: '2026-11-25', until: '2026-11-26' }] }),
    ).toEqual(['23: 09:00–12:00', '24: 09:00–12:00', '25: 18:00–20:00', '26: 18:00–20:00'])
  })

  test('counts for all schedules of the person, also on days on which its own is not valid', () => {
    const other = { ...usual, id: 2, is_default: false, valid_from: '2027-01-01' }
    expect(summary({ schedules: [usual, other], overrides: [{ ...closed, schedule: 2 }] })).toEqual(['25: 09:00–12:00'])
  })

  test('is stronger than a longer one, and than an older one of the same length', () => {
    const oneDay = { ...evening, id: 2, from: '2026-11-24', until: '2026-11-24' }
    const expected = ['24: 18:00–20:00', '25: 09:00–12:00']
    expect(summary({ schedules: [usual], overrides: [closed, oneDay] })).toEqual(expected)
    expect(
      summary({
        schedules: [usual],
        overrides: [
          { ...oneDay, id: 1 },
          { ...closed, id: 2 },
        ],
      }),
    ).toEqual(expected)
    expect(summary({ schedules: [usual], overrides: [{ ...evening, id: 2 }, closed] })[0]).toBe('23: 18:00–20:00')
    expect(summary({ schedules: [usual], overrides: [evening, { ...closed, id: 2 }] })).toEqual(['25: 09:00–12:00'])
  })

  test('has days of the time zone of its schedule', () => {
    const tokyo = { ...usual, id: 2, is_default: false, time_zone: 'Asia/Tokyo', weekly: [] }
    const day = { ...closed, schedule: 2, from: '2026-11-24', until: '2026-11-24' }
    const long = { ...usual, weekly: weekly([1, 2], '10:00', '24:00') }
    expect(summary({ schedules: [long, tokyo], overrides: [day] })).toEqual(['23: 10:00–15:00', '24: 15:00–00:00'])
  })

  test('of a schedule that is gone has no effect', () => {
    expect(summary({ schedules: [usual], overrides: [{ ...closed, schedule: 9 }] })).toHaveLength(3)
  })
})
