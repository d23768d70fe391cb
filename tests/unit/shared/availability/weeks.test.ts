import { describe, expect, test } from 'vitest'
import { dayRange } from '#shared/availability/wallClock.ts'
import { daysOf, weeklyRanges } from '#shared/availability/weeks.ts'
import { everyDay, range, schedule, texts, weekly } from './person.ts'

const week = range('2026-11-23', '2026-11-30')

describe('weekly hours', () => {
  test('are on their days of the week, in the time zone of the schedule', () => {
    expect(texts(weeklyRanges(schedule({ weekly: weekly([1, 7], '09:00', '12:00') }), week))).toEqual([
      '2026-11-23 08:00 – 2026-11-23 11:00',
      '2026-11-29 08:00 – 2026-11-29 11:00',
    ])
    const inNewYork = schedule({ time_zone: 'America/New_York', weekly: weekly([1], '20:00', '22:00') })
    expect(texts(weeklyRanges(inNewYork, week))).toEqual(['2026-11-24 01:00 – 2026-11-24 03:00'])
  })

  test('are cut to the span', () => {
    const part = range('2026-11-23 10:00', '2026-11-24 09:00')
    expect(texts(weeklyRanges(schedule(), part))).toEqual([
      '2026-11-23 10:00 – 2026-11-23 11:00',
      '2026-11-24 08:00 – 2026-11-24 09:00',
    ])
  })

  test('that end at 24:00 join the hours of the next day', () => {
    const late = [...weekly([1], '22:00', '24:00'), ...weekly([2], '00:00', '02:00')]
    expect(texts(weeklyRanges(schedule({ weekly: late }), week))).toEqual(['2026-11-23 21:00 – 2026-11-24 01:00'])
  })

  test('come every two to four weeks from the week of their anchor, also before it', () => {
    const fourWeeks = range('2026-11-02', '2026-12-14')
    const mondays = (every_weeks: number, anchor: string) =>
      texts(weeklyRanges(schedule({ weekly: weekly([1], '09:00', '12:00', { every_weeks, anchor }) }), fourWeeks)).map(
        (text) => text.slice(5, 10),
      )
    expect(mondays(2, '2026-11-23')).toEqual(['11-09', '11-23', '12-07'])
    // The anchor is the Sunday of the same week.
    expect(mondays(2, '2026-11-29')).toEqual(['11-09', '11-23', '12-07'])
    expect(mondays(3, '2026-11-23')).toEqual(['11-02', '11-23'])
    expect(mondays(4, '2027-01-04')).toEqual(['11-09', '12-07'])
    expect(mondays(4, '1969-12-29')).toEqual(['11-16'])
  })

  test('are on the first and the last day on which the schedule is valid', () => {
    const some = schedule({ valid_from: '2026-11-24', valid_until: '2026-11-25' })
    expect(texts(weeklyRanges(some, week)).map((text) => text.slice(8, 10))).toEqual(['24', '25'])
  })
})

describe('weekly hours on a day on which the clock changes', () => {
  const on = (day: string, from: string, until: string, time_zone = 'Europe/Berlin') =>
    texts(weeklyRanges(schedule({ time_zone, weekly: weekly(everyDay, from, until) }), dayRange(day, time_zone)))

  test('keep their local times, so they are shorter or longer', () => {
    expect(on('2026-03-29', '01:00', '04:00')).toEqual(['2026-03-29 00:00 – 2026-03-29 02:00'])
    expect(on('2026-10-25', '01:00', '04:00')).toEqual(['2026-10-24 23:00 – 2026-10-25 03:00'])
    expect(on('2026-03-29', '09:00', '12:00')).toEqual(['2026-03-29 07:00 – 2026-03-29 10:00'])
  })

  test('begin later if they begin in the skipped hour, and are none if they end before that', () => {
    expect(on('2026-03-29', '02:30', '04:00')).toEqual(['2026-03-29 01:30 – 2026-03-29 02:00'])
    expect(on('2026-03-29', '02:15', '02:45')).toEqual(['2026-03-29 01:15 – 2026-03-29 01:45'])
    expect(on('2026-03-29', '02:45', '03:15')).toEqual([])
  })

  test('in the doubled hour are in its first half', () => {
    expect(on('2026-10-25', '02:15', '02:45')).toEqual(['2026-10-25 00:15 – 2026-10-25 00:45'])
    expect(on('2026-04-05', '01:30', '01:45', 'Australia/Lord_Howe')).toEqual(['2026-04-04 14:30 – 2026-04-04 14:45'])
  })

  test('that end after the doubled time contain both halves', () => {
    expect(on('2026-04-05', '01:30', '02:00', 'Australia/Lord_Howe')).toEqual(['2026-04-04 14:30 – 2026-04-04 15:30'])
    expect(on('2026-10-29', '23:00', '24:00', 'Africa/Cairo')).toEqual(['2026-10-29 20:00 – 2026-10-29 22:00'])
  })

  test('begin at the first moment of a day that has no midnight', () => {
    expect(on('2026-04-24', '00:00', '03:00', 'Africa/Cairo')).toEqual(['2026-04-23 22:00 – 2026-04-24 00:00'])
  })

  test('are not moved to the next day if the zone skipped their day', () => {
    const friday = schedule({ time_zone: 'Pacific/Apia', weekly: weekly([5], '09:00', '12:00') })
    expect(texts(weeklyRanges(friday, range('2011-12-24', '2012-01-03')))).toEqual([])
    expect(daysOf(range('2011-12-29', '2012-01-01'), 'Pacific/Apia')).toContain('2011-12-31')
  })
})

test('a span without length has no days', () => {
  expect(daysOf(range('2026-11-23', '2026-11-23'), 'Europe/Berlin')).toEqual([])
})
