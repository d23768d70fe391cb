import { describe, expect, test } from 'vitest'
import { expiryOf } from '#shared/points/expiry.ts'
import { addMonths } from '#shared/days.ts'
import { placesOf, storyOf, ticksOf } from '#shared/points/scheduleStory.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { scheduleSentence, storyLines } from '#shared/points/scheduleWords.ts'
import { yearDaySets } from '#shared/points/yearDays.ts'
import { scheduleFormats } from '#shared/points/scheduleFormats.ts'

const EARNED = '2026-11-24'

function termsOf(terms: object): ScheduleTerms {
  return ScheduleTerms.parse(terms)
}

const season = termsOf({ type: 'rolling', amount: 3, unit: 'months', round_to: 'quarter', grace_days: 14 })

/** The English text itself, with its values. */
function t(source: string, values: Record<string, string | number> = {}): string {
  return source.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]))
}

describe('the story of points', () => {
  test('names each notice, the last day, the grace and the day on which the points are gone', () => {
    expect(storyOf(season, EARNED)).toEqual({
      earned: EARNED,
      unrounded: '2027-02-24',
      notices: [
        { day: '2027-03-01', days: 30 },
        { day: '2027-03-24', days: 7 },
        { day: '2027-03-30', days: 1 },
      ],
      last: '2027-03-31',
      grace: '2027-04-14',
      expired: '2027-04-15',
    })
  })

  test('has the last day that the server gives the points', () => {
    for (const terms of [
      season,
      termsOf({ type: 'calendar', dates: ['02-29', '06-30'], min_age_days: 60 }),
      termsOf({ type: 'fixed', date: '2026-12-31' }),
      termsOf({ type: 'sliding', amount: 90, unit: 'days', reset_by: ['earn'] }),
    ]) {
      const expiry = expiryOf(terms, new Date(`${EARNED}T12:00:00Z`), 'UTC')
      expect(storyOf(terms, EARNED).last).toBe(expiry?.expires_on)
    }
  })

  test('has its notices in their order, each once, whatever order they were written in', () => {
    for (const notice_days of [
      [1, 30, 7],
      [30, 1, 7],
      [7, 1, 30],
    ]) {
      const terms = termsOf({ type: 'fixed', date: '2027-03-31', notice_days })
      expect(storyOf(terms, EARNED).notices.map(({ days }) => days)).toEqual([30, 7, 1])
    }
    const twice = termsOf({ type: 'fixed', date: '2027-03-31', notice_days: [7, 7] })
    expect(storyOf(twice, EARNED).notices).toHaveLength(1)
  })

  test('has no grace and no rounding unless the schedule has them', () => {
    const plain = termsOf({ type: 'rolling', amount: 3, unit: 'months' })
    expect(storyOf(plain, EARNED)).toMatchObject({
      unrounded: null,
      last: '2027-02-24',
      grace: null,
      expired: '2027-02-25',
    })
    expect(storyOf(termsOf({ type: 'fixed', date: '2026-12-31' }), EARNED)).toMatchObject({
      unrounded: null,
      grace: null,
    })
  })

  test('has no notice on or before the day of earning', () => {
    const week = termsOf({ type: 'rolling', amount: 7, unit: 'days' })
    expect(storyOf(week, EARNED).notices.map(({ days }) => days)).toEqual([1])
  })

  test('has no end under a schedule without expiry, and after a fixed day', () => {
    for (const terms of [termsOf({ type: 'never' }), termsOf({ type: 'fixed', date: '2026-11-23' })]) {
      expect(storyOf(terms, EARNED)).toMatchObject({ last: null, expired: null, notices: [] })
    }
  })

  test('is drawn from the day of earning on, with at most eight ticks', () => {
    const story = storyOf(termsOf({ type: 'rolling', amount: 3, unit: 'years' }), EARNED)
    const { placeOf, end } = placesOf(story)
    expect(placeOf(EARNED)).toBe(0)
    expect(placeOf(story.expired ?? '')).toBeCloseTo(1 / 1.06, 6)
    expect(placeOf('2028-05-25')).toBeCloseTo(0.5 / 1.06, 3)
    expect(placeOf('2099-01-01')).toBe(1)
    expect(end).toBe('2030-01-30')
    expect(ticksOf(story, end)).toEqual([
      '2027-04-01',
      '2027-09-01',
      '2028-02-01',
      '2028-07-01',
      '2028-12-01',
      '2029-05-01',
      '2029-10-01',
    ])
  })

  test('has a tick for each month of a short line, its last day included', () => {
    const story = storyOf(termsOf({ type: 'rolling', amount: 3, unit: 'months' }), EARNED)
    expect(ticksOf(story, '2027-02-01')).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
    expect(ticksOf(story, '2026-11-30')).toEqual([])
  })

  test('is a year long if the points stay', () => {
    const { placeOf, end } = placesOf(storyOf(termsOf({ type: 'never' }), EARNED))
    expect(end).toBe('2027-11-24')
    expect(placeOf('2027-11-24')).toBe(1)
    expect(placeOf('2027-05-25')).toBeCloseTo(0.5, 2)
  })

  test('is a list of days in words, with the reason of the last day', () => {
    const lines = storyLines(season, storyOf(season, EARNED), t, scheduleFormats('en'))
    expect(lines.map(({ label }) => label)).toEqual([
      'Earned',
      'First announced',
      'Announced again',
      'Announced again',
      'Last day',
      'Grace until',
      'Expired',
    ])
    expect(lines[4]?.text).toBe(
      'because the period (3 months) ends on 24 February 2027, and the rest of that quarter is added',
    )
  })
})

test('a schedule is a sentence', () => {
  const format = scheduleFormats('en')
  expect(scheduleSentence(season, t, format)).toBe(
    'Points expire 3 months after they were earned, at the end of that quarter. They can still be spent for 14 days after that.',
  )
  expect(scheduleSentence(termsOf({ type: 'calendar', dates: ['06-30', '12-31'] }), t, format)).toContain('31 December')
})

test('the ends of all months or quarters have one name instead of a list of days', () => {
  const sentence = (dates: readonly string[], min_age_days = 0) =>
    scheduleSentence(termsOf({ type: 'calendar', dates, min_age_days }), t, scheduleFormats('en'))
  expect(sentence(yearDaySets.month)).toBe('Points expire at the end of each month.')
  expect(sentence(yearDaySets.month, 35)).toBe(
    'Points expire at the end of each month, if they are at least 35 days old.',
  )
  expect(sentence(yearDaySets.quarter)).toBe('Points expire at the end of each quarter.')
  expect(sentence(yearDaySets.quarter, 35)).toContain('each quarter, if they are at least 35 days old')
  expect(sentence(yearDaySets.year)).toBe('Points expire each year on 31 December.')
})

test('a month later is the last day of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2027-12-31', 2)).toBe('2028-02-29')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
})
