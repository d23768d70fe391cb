import type { ScheduleTerms } from '#shared/points/scheduleTerms.ts'

/** A day of the site's calendar, counted from today; below 0 it is over. */
export type InDays = (days: number) => string

export interface DemoSchedule {
  key: ScheduleKey
  name: string
  description: string
  terms: ScheduleTerms
  status: 'draft' | 'active' | 'archived'
  is_default?: boolean
  made_days_ago: number
  archived_days_ago?: number
}

export type ScheduleKey = 'year' | 'campaign' | 'jubilee' | 'cards' | 'never' | 'active-learners'

/** The points of the paper cards expired this number of days ago. */
export const CARDS_ENDED_DAYS_AGO = 200

const notice_days = [30, 7, 1]
const monthEnds = [
  '01-31',
  '02-29',
  '03-31',
  '04-30',
  '05-31',
  '06-30',
  '07-31',
  '08-31',
  '09-30',
  '10-31',
  '11-30',
  '12-31',
]

/** Until when points are good: one schedule of each kind. */
export function schedules(inDays: InDays): DemoSchedule[] {
  return [
    {
      key: 'year',
      name: 'A year and the rest of the quarter',
      description: 'The usual schedule: points are valid for twelve months, up to the end of that quarter.',
      terms: { type: 'rolling', amount: 12, unit: 'months', round_to: 'quarter', notice_days, grace_days: 0 },
      status: 'active',
      is_default: true,
      made_days_ago: 360,
    },
    {
      key: 'cards',
      name: 'Points of the paper cards',
      description: 'Brought over from the stamp cards of before. They had half a year to be spent.',
      terms: { type: 'fixed', date: inDays(-CARDS_ENDED_DAYS_AGO), notice_days, grace_days: 0 },
      status: 'archived',
      made_days_ago: 360,
      archived_days_ago: CARDS_ENDED_DAYS_AGO - 8,
    },
    {
      key: 'never',
      name: 'For good',
      description: 'A certificate stays true, and so do its points.',
      terms: { type: 'never', notice_days, grace_days: 0 },
      status: 'active',
      made_days_ago: 359,
    },
    {
      key: 'jubilee',
      name: 'Until the jubilee',
      description:
        'Points earned in a room together are valid until the academy’s twentieth birthday, and a week longer.',
      terms: { type: 'fixed', date: inDays(210), notice_days: [60, 14], grace_days: 7 },
      status: 'active',
      made_days_ago: 359,
    },
    {
      key: 'campaign',
      name: 'Campaign points',
      description: 'For weeks in which we look at one subject: until the first end of a month that is five weeks away.',
      terms: { type: 'calendar', dates: monthEnds, min_age_days: 35, notice_days: [14, 3], grace_days: 0 },
      status: 'active',
      made_days_ago: 358,
    },
    {
      key: 'active-learners',
      name: 'As long as somebody learns',
      description: 'A proposal for next year: points stay good for six months after the last visit.',
      terms: { type: 'sliding', amount: 6, unit: 'months', reset_by: ['earn', 'login'], notice_days, grace_days: 14 },
      status: 'draft',
      made_days_ago: 16,
    },
  ]
}
