import { describe, expect, test } from 'vitest'
import { clockChangeStrings, clockChanges, clockChangeWords } from '#shared/availability/clockChanges.ts'
import { everyDay, range, schedule, weekly } from './person.ts'

const year = range('2026-01-01', '2027-01-01')
const changesOf = (fields: Parameters<typeof schedule>[0]) =>
  clockChanges(schedule(fields), year).map(({ day, minutes, within }) => ({ day, minutes, within }))

describe('the changes of the clock while a schedule is valid', () => {
  test('have the day and the size on its clock', () => {
    expect(changesOf({})).toEqual([
      { day: '2026-03-29', minutes: 60, within: [] },
      { day: '2026-10-25', minutes: -60, within: [] },
    ])
    expect(changesOf({ time_zone: 'Australia/Lord_Howe' }).map(({ day, minutes }) => `${day} ${minutes}`)).toEqual([
      '2026-04-05 -30',
      '2026-10-04 30',
    ])
    expect(changesOf({ time_zone: 'Africa/Cairo' }).map(({ day }) => day)).toEqual(['2026-04-24', '2026-10-29'])
  })

  test('are none in a zone without changes, for a schedule without hours, and outside its dates', () => {
    expect(changesOf({ time_zone: 'Asia/Tokyo' })).toEqual([])
    expect(changesOf({ weekly: [] })).toEqual([])
    expect(changesOf({ valid_from: '2026-03-30', valid_until: '2026-10-24' })).toEqual([])
    expect(changesOf({ valid_from: '2026-03-29', valid_until: '2026-10-25' })).toHaveLength(2)
  })

  test('name the hours that they make shorter or longer, or move', () => {
    const within = (from: string, until: string) =>
      changesOf({ weekly: weekly(everyDay, from, until) }).map((change) => change.within.length > 0)
    expect(within('01:00', '04:00')).toEqual([true, true])
    expect(within('02:15', '02:45')).toEqual([true, false])
    expect(within('02:45', '03:15')).toEqual([true, true])
    expect(within('00:00', '01:00')).toEqual([false, false])
    expect(within('00:00', '24:00')).toEqual([true, true])
    expect(changesOf({ weekly: weekly([7], '01:00', '04:00') })[0]?.within).toEqual([{ from: '01:00', until: '04:00' }])
    expect(changesOf({ weekly: weekly([6], '01:00', '04:00') })[0]?.within).toEqual([])
  })
})

test('the notice says that the clocks go forward or back, and that the hours stay', () => {
  const [forward, back] = clockChanges(schedule(), year).map(clockChangeWords)
  expect(forward).toEqual({
    title: 'Clocks go forward on {{day}}.',
    text: 'Your hours stay {{from}}–{{until}} local time.',
  })
  expect(back?.title).toBe('Clocks go back on {{day}}.')
  expect(
    [forward, back].flatMap((words) => Object.values(words!)).every((text) => clockChangeStrings.includes(text)),
  ).toBe(true)
})
