import { describe, expect, test } from 'vitest'
import { scheduleFormats } from '#shared/points/scheduleFormats.ts'
import { storyOf } from '#shared/points/scheduleStory.ts'
import { activities, roundings, ScheduleTerms, scheduleTypes } from '#shared/points/scheduleTerms.ts'
import {
  activityLabels,
  scheduleSentence,
  scheduleStrings,
  scheduleTypeLabels,
  storyLines,
} from '#shared/points/scheduleWords.ts'
import { yearDaySets } from '#shared/points/yearDays.ts'

const format = scheduleFormats('en')

/** The English text itself, with its values. */
function t(source: string, values: Record<string, string | number> = {}): string {
  return source.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]))
}

const never = { type: 'never' }
const rolling = { type: 'rolling', amount: 2, unit: 'years' }
const calendar = { type: 'calendar', dates: ['06-30', '12-31'] }
const fixed = { type: 'fixed', date: '2026-12-31' }
const sliding = { type: 'sliding', amount: 90, unit: 'days', reset_by: ['earn', 'login'] }

describe('the sentence of a schedule', () => {
  const sentence = (terms: object) => scheduleSentence(ScheduleTerms.parse(terms), t, format)

  test.each<[object, string]>([
    [never, 'Points never expire.'],
    [rolling, 'Points expire 2 years after they were earned.'],
    [{ ...rolling, round_to: 'month' }, 'Points expire 2 years after they were earned, at the end of that month.'],
    [{ ...rolling, round_to: 'year' }, 'Points expire 2 years after they were earned, at the end of that year.'],
    [calendar, 'Points expire each year on 30 June and 31 December.'],
    [
      { ...calendar, min_age_days: 60 },
      'Points expire each year on 30 June and 31 December, if they are at least 60 days old.',
    ],
    [fixed, 'All points expire on 31 December 2026. Points that are earned later stay.'],
    [sliding, 'Points expire 90 days after the last activity (earning points and logging in).'],
  ])('%j: %s', (terms, words) => {
    expect(sentence(terms)).toBe(words)
  })

  test('names the days of grace, which points that never expire do not need', () => {
    expect(sentence({ ...fixed, grace_days: 5 })).toBe(
      'All points expire on 31 December 2026. Points that are earned later stay. They can still be spent for 5 days after that.',
    )
    expect(sentence({ ...never, grace_days: 5 })).toBe('Points never expire.')
  })
})

describe('the story of points in words', () => {
  const lines = (terms: object, earned = '2026-11-24') => {
    const read = ScheduleTerms.parse({ notice_days: [], ...terms })
    return storyLines(read, storyOf(read, earned), t, format)
  }
  const reason = (terms: object) => lines(terms).find(({ label }) => label === 'Last day')?.text

  test('begins with the day of earning and ends with the day on which they are gone', () => {
    expect(lines({ ...fixed, notice_days: [7, 1], grace_days: 3 })).toEqual([
      { label: 'Earned', day: '2026-11-24', text: '' },
      { label: 'First announced', day: '2026-12-24', text: '7 days before the last day' },
      { label: 'Announced again', day: '2026-12-30', text: '1 days before the last day' },
      { label: 'Last day', day: '2026-12-31', text: 'because all points of this schedule end on that day' },
      { label: 'Grace until', day: '2027-01-03', text: 'Points can still be spent. Learners are not notified of it.' },
      { label: 'Expired', day: '2027-01-04', text: '' },
    ])
  })

  test('has no line for a grace that there is not', () => {
    expect(lines(fixed).map(({ label }) => label)).toEqual(['Earned', 'Last day', 'Expired'])
  })

  test('says why points stay', () => {
    expect(lines(never)).toEqual([
      { label: 'Earned', day: '2026-11-24', text: '' },
      { label: 'Last day', day: null, text: 'These points never expire.' },
    ])
    expect(lines(fixed, '2027-01-01')).toEqual([
      { label: 'Earned', day: '2027-01-01', text: '' },
      { label: 'Last day', day: null, text: 'These points stay, because they were earned after 31 December 2026.' },
    ])
  })

  test.each<[object, string]>([
    [rolling, 'because it is 2 years after the day of earning'],
    [
      { ...rolling, round_to: 'month' },
      'because the period (2 years) ends on 24 November 2028, and the rest of that month is added',
    ],
    [
      { ...rolling, round_to: 'year' },
      'because the period (2 years) ends on 24 November 2028, and the rest of that year is added',
    ],
    [calendar, 'because it is the next of the chosen days'],
    [
      { ...calendar, min_age_days: 60 },
      'because it is the next of the chosen days on which the points are 60 days old',
    ],
    [sliding, 'because it is 90 days after the last activity. Each activity starts the period again.'],
  ])('%j: the last day is that day %s', (terms, words) => {
    expect(reason(terms)).toBe(words)
  })

  test('has one reason if the period ends on the last day of a month by itself', () => {
    const terms = ScheduleTerms.parse({ ...rolling, round_to: 'month' })
    const [last] = storyLines(terms, storyOf(terms, '2026-11-30'), t, format).filter(
      ({ label }) => label === 'Last day',
    )
    expect(last).toMatchObject({ day: '2028-11-30', text: 'because it is 2 years after the day of earning' })
  })
})

test('every type of schedule has a label and a hint, and every activity a name', () => {
  expect(Object.keys(scheduleTypeLabels)).toEqual([...scheduleTypes])
  for (const { label, hint } of Object.values(scheduleTypeLabels)) expect(label && hint).toBeTruthy()
  expect(Object.keys(activityLabels)).toEqual([...activities])
})

test('an island gets every string that these words use', () => {
  const used = new Set<string>()
  const collect = (source: string) => {
    used.add(source)
    return source
  }
  const ways = [
    never,
    calendar,
    fixed,
    sliding,
    ...roundings.map((round_to) => ({ ...rolling, round_to })),
    { ...calendar, min_age_days: 60 },
    ...[yearDaySets.month, yearDaySets.quarter].flatMap((dates) =>
      [0, 60].map((min_age_days) => ({ ...calendar, dates, min_age_days })),
    ),
    { ...rolling, amount: 5, unit: 'months', grace_days: 3 },
  ]
  for (const terms of ways.map((way) => ScheduleTerms.parse(way))) {
    scheduleSentence(terms, collect, format)
    for (const earned of ['2026-11-24', '2027-01-01']) {
      for (const { label } of storyLines(terms, storyOf(terms, earned), collect, format)) used.add(label)
    }
  }
  for (const { label, hint } of Object.values(scheduleTypeLabels)) used.add(label).add(hint)
  expect([...used].filter((source) => !scheduleStrings.includes(source))).toEqual([])
  expect(scheduleStrings.filter((source) => !used.has(source))).toEqual([activityLabels.spend])
})
