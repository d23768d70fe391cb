import { describe, expect, test } from 'vitest'
import { dividedTime, freeRanges } from '#shared/availability/freeRanges.ts'
import { person, range, schedule, texts, weekly } from './person.ts'

const monday = range('2026-11-22 23:00', '2026-11-23 23:00')
const two = range('2026-11-22 23:00', '2026-11-24 23:00')
const timeOff = (from: string, until: string, all_day = true) => ({ all_day, from, until })

describe('free time', () => {
  test('is the weekly hours, if nothing else is known', () => {
    expect(texts(freeRanges(person(), two))).toEqual([
      '2026-11-23 08:00 – 2026-11-23 11:00',
      '2026-11-24 08:00 – 2026-11-24 11:00',
    ])
  })

  test('is none without a schedule, and none in a span without length', () => {
    expect(freeRanges(person({ schedules: [] }), two)).toEqual([])
    expect(freeRanges(person(), { from: monday.from, until: monday.from })).toEqual([])
    expect(freeRanges(person(), { from: monday.until, until: monday.from })).toEqual([])
  })

  test('is none in whole days of time off, the last one included, also if an override gives hours', () => {
    const override = { id: 1, schedule: 1, from: '2026-11-24', until: '2026-11-24', kind: 'hours' as const }
    const calendar = person({
      overrides: [{ ...override, ranges: [{ from: '13:00', until: '15:00' }] }],
      time_off: [timeOff('2026-11-23', '2026-11-24')],
    })
    expect(freeRanges(calendar, two)).toEqual([])
    expect(texts(freeRanges({ ...calendar, time_off: [] }, two))).toContain('2026-11-24 12:00 – 2026-11-24 14:00')
  })

  test('has whole days off in the time zone of the person', () => {
    const calendar = person({
      time_zone: 'Asia/Tokyo',
      schedules: [schedule({ time_zone: 'UTC', weekly: weekly([1, 2], '10:00', '20:00') })],
      time_off: [timeOff('2026-11-24', '2026-11-24')],
    })
    expect(texts(freeRanges(calendar, two))).toEqual([
      '2026-11-23 10:00 – 2026-11-23 15:00',
      '2026-11-24 15:00 – 2026-11-24 20:00',
    ])
  })

  test('excludes instants of time off to the second', () => {
    const [first] = freeRanges(
      person({ time_off: [timeOff('2026-11-23 08:00:00', '2026-11-23 09:30:05', false)] }),
      monday,
    )
    expect(first).toEqual({ from: Date.UTC(2026, 10, 23, 9, 30, 5), until: Date.UTC(2026, 10, 23, 11) })
  })

  test('excludes busy times, and confirmed sessions with the pause around them', () => {
    const calendar = person({
      busy: [range('2026-11-23 08:00', '2026-11-23 08:30')],
      sessions: [range('2026-11-23 09:00', '2026-11-23 10:00')],
      gap_minutes: 15,
    })
    expect(texts(freeRanges(calendar, monday))).toEqual([
      '2026-11-23 08:30 – 2026-11-23 08:45',
      '2026-11-23 10:15 – 2026-11-23 11:00',
    ])
  })

  test('is not longer because busy times touch or are out of order', () => {
    const busy = [range('2026-11-23 09:00', '2026-11-23 10:00'), range('2026-11-23 08:00', '2026-11-23 09:00')]
    expect(texts(freeRanges(person({ busy }), monday))).toEqual(['2026-11-23 10:00 – 2026-11-23 11:00'])
  })
})

test('each moment that is not free has one reason, the strongest', () => {
  const calendar = person({
    time_off: [timeOff('2026-11-23 07:00:00', '2026-11-23 08:15:00', false)],
    sessions: [range('2026-11-23 08:00', '2026-11-23 09:00')],
    busy: [range('2026-11-23 08:45', '2026-11-23 10:00')],
    gap_minutes: 90,
  })
  const { free, busy } = dividedTime(calendar, range('2026-11-23 06:00', '2026-11-23 12:00'))
  expect(texts(free)).toEqual(['2026-11-23 10:30 – 2026-11-23 11:00'])
  expect(Object.fromEntries(Object.entries(busy).map(([reason, ranges]) => [reason, texts(ranges)]))).toEqual({
    time_off: ['2026-11-23 07:00 – 2026-11-23 08:15'],
    outside_hours: ['2026-11-23 06:00 – 2026-11-23 07:00', '2026-11-23 11:00 – 2026-11-23 12:00'],
    double_booked: ['2026-11-23 08:15 – 2026-11-23 09:00'],
    external_busy: ['2026-11-23 09:00 – 2026-11-23 10:00'],
    short_gap: ['2026-11-23 10:00 – 2026-11-23 10:30'],
  })
})
