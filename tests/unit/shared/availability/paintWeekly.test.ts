import { describe, expect, test } from 'vitest'
import { paintWeekly, rhythmOf, withRhythm } from '#shared/availability/paintWeekly.ts'
import type { WeeklyHours } from '#shared/contract/availability.ts'
import { hoursOn } from '#shared/availability/weeks.ts'

const monday = '2026-11-23'
const nextMonday = '2026-11-30'
const rule = (weekday: number, from: string, until: string, every_weeks = 1, anchor?: string): WeeklyHours => ({
  weekday,
  from,
  until,
  every_weeks,
  ...(anchor && { anchor }),
})
const morning = { from: '09:00', until: '12:00' }

describe('painting weekly hours on a day', () => {
  test('adds a rule for its day of the week', () => {
    expect(paintWeekly([], monday, [morning], { every_weeks: 1 })).toEqual([rule(1, '09:00', '12:00')])
    expect(paintWeekly([], '2026-11-29', [morning], { every_weeks: 1 })).toEqual([rule(7, '09:00', '12:00')])
  })

  test('leaves other days and ranges that stay as they are', () => {
    const weekly = [rule(1, '08:00', '10:00', 2, monday), rule(3, '09:00', '12:00')]
    const painted = paintWeekly(
      weekly,
      monday,
      [
        { from: '08:00', until: '10:00' },
        { from: '14:00', until: '15:00' },
      ],
      {
        every_weeks: 1,
      },
    )
    expect(painted).toEqual([...weekly.slice(0, 1), rule(1, '14:00', '15:00'), ...weekly.slice(1)])
  })

  test('in a schedule of every second week applies in the week that the user sees', () => {
    const weekly = paintWeekly([], nextMonday, [morning], { every_weeks: 2, anchor: monday })
    expect(hoursOn(nextMonday, weekly)).toHaveLength(1)
    expect(hoursOn(monday, weekly)).toEqual([])
    expect(hoursOn('2026-12-14', weekly)).toHaveLength(1)
  })

  test('keeps the rhythm of a range that is made longer', () => {
    const weekly = [rule(1, '09:00', '12:00', 3, monday)]
    expect(paintWeekly(weekly, monday, [{ from: '09:00', until: '13:00' }], { every_weeks: 1 })).toEqual([
      rule(1, '09:00', '13:00', 3, monday),
    ])
  })

  test('removes the rules of the day only in their own weeks', () => {
    const weekly = [rule(1, '09:00', '12:00', 2, monday), rule(1, '13:00', '14:00', 2, nextMonday)]
    expect(paintWeekly(weekly, monday, [], { every_weeks: 2 })).toEqual(weekly.slice(1))
  })
})

test('a schedule has the rhythm of most of its hours, and can get another one', () => {
  const weekly = [rule(1, '09:00', '12:00', 2, monday), rule(2, '09:00', '12:00', 2, monday), rule(3, '09:00', '12:00')]
  expect(rhythmOf(weekly)).toEqual({ every_weeks: 2, anchor: monday })
  expect(rhythmOf([])).toEqual({ every_weeks: 1 })
  expect(withRhythm(weekly, { every_weeks: 1 }).every((one) => one.every_weeks === 1 && !one.anchor)).toBe(true)
  expect(withRhythm(weekly.slice(2), { every_weeks: 4, anchor: monday })).toEqual([
    rule(3, '09:00', '12:00', 4, monday),
  ])
})
