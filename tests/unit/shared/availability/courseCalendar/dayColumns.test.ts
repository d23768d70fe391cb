import { describe, expect, test } from 'vitest'
import { dayColumns, hourTicks, inLines, shownHours } from '#shared/availability/courseCalendar/dayColumns.ts'
import { HOUR_MS } from '#shared/time.ts'

const berlin = 'Europe/Berlin'
const range = (from: string, until: string) => ({ from: Date.parse(from), until: Date.parse(until) })

describe('the shown hours', () => {
  test('are at least the usual ones', () => {
    expect(shownHours({ needed: [], wanted: [] }, berlin)).toEqual({ from: 8, until: 18 })
  })

  test('show every session, in full hours', () => {
    const needed = [
      range('2026-11-24T05:30:00Z', '2026-11-24T06:00:00Z'),
      range('2026-11-24T19:00:00Z', '2026-11-24T20:15:00Z'),
    ]
    expect(shownHours({ needed, wanted: [] }, berlin)).toEqual({ from: 6, until: 22 })
  })

  test('follow free time only between 06:00 and 22:00', () => {
    const wanted = [range('2026-11-24T02:00:00Z', '2026-11-24T23:00:00Z')]
    expect(shownHours({ needed: [], wanted }, berlin)).toEqual({ from: 6, until: 22 })
    const evening = [range('2026-11-24T12:00:00Z', '2026-11-24T18:30:00Z')]
    expect(shownHours({ needed: [], wanted: evening }, berlin)).toEqual({ from: 8, until: 20 })
  })

  test('are the whole day if a session goes beyond midnight, and end at 24 if it ends then', () => {
    const night = [range('2026-11-24T21:00:00Z', '2026-11-25T01:00:00Z')]
    expect(shownHours({ needed: night, wanted: [] }, berlin)).toEqual({ from: 0, until: 24 })
    const late = [range('2026-11-24T21:00:00Z', '2026-11-24T23:00:00Z')]
    expect(shownHours({ needed: late, wanted: [] }, berlin)).toEqual({ from: 8, until: 24 })
  })
})

describe('the columns of days', () => {
  test('have the same hours of the clock before and after a clock change', () => {
    const columns = dayColumns(['2026-10-24', '2026-10-25', '2026-10-26'], { from: 8, until: 18 }, berlin)
    expect(columns.map(({ from }) => new Date(from).toISOString().slice(0, 13))).toEqual([
      '2026-10-24T06',
      '2026-10-25T07',
      '2026-10-26T07',
    ])
  })

  test('are an hour longer or shorter if the clock changes within them', () => {
    const lengths = dayColumns(['2026-03-29', '2026-10-25'], { from: 0, until: 24 }, berlin).map(
      ({ from, until }) => (until - from) / HOUR_MS,
    )
    expect(lengths).toEqual([23, 25])
    const [day] = dayColumns(['2026-10-25'], { from: 0, until: 24 }, berlin)
    expect(hourTicks(day!)).toHaveLength(25)
  })
})

test('times that overlap are drawn in lines of their own', () => {
  const ranges = [
    { from: 0, until: 10 },
    { from: 5, until: 15 },
    { from: 10, until: 20 },
    { from: 12, until: 14 },
  ]
  expect(inLines(ranges)).toEqual({ lines: [0, 1, 0, 2], count: 3 })
  expect(inLines([])).toEqual({ lines: [], count: 1 })
})
