import { addDays, daysBetween } from '../days.ts'
import { lastDay, periodEnd } from './lastDay.ts'
import type { ScheduleTerms } from './scheduleTerms.ts'

/** The life of points under a schedule, in days (`yyyy-MM-dd`). */
export interface ScheduleStory {
  earned: string
  /** The end of the period before it was rounded, if rounding moved it. */
  unrounded: string | null
  /** When learners are notified, the first notice first; `days` before the last day. */
  notices: { day: string; days: number }[]
  /** The announced last day; `null`: the points do not expire. */
  last: string | null
  /** The last day of grace; `null`: there is none. */
  grace: string | null
  /** The day on which the points are gone. */
  expired: string | null
}

/** The effect of a schedule on points that are earned on a day. A notice on or before that day is not sent. */
export function storyOf(terms: ScheduleTerms, earned: string): ScheduleStory {
  const last = lastDay(terms, earned)
  if (last === null) return { earned, unrounded: null, notices: [], last, grace: null, expired: null }
  const unrounded = terms.type === 'rolling' ? periodEnd(terms, earned) : last
  const days = [...new Set(terms.notice_days)].sort((a, b) => b - a)
  return {
    earned,
    unrounded: unrounded === last ? null : unrounded,
    notices: days.map((before) => ({ day: addDays(last, -before), days: before })).filter(({ day }) => day > earned),
    last,
    grace: terms.grace_days > 0 ? addDays(last, terms.grace_days) : null,
    expired: addDays(last, terms.grace_days + 1),
  }
}

/** The places of a story on a line from 0 to 1, which ends a little after the points are gone. */
export function placesOf(story: ScheduleStory) {
  const end = story.expired ?? addDays(story.earned, 365)
  const days = Math.max(1, daysBetween(story.earned, end)) * (story.expired === null ? 1 : 1.06)
  const placeOf = (day: string) => Math.min(1, daysBetween(story.earned, day) / days)
  return { placeOf, end: addDays(story.earned, Math.round(days)) }
}

const MOST_TICKS = 8

/** The first days of months on the line, at most eight. */
export function ticksOf({ earned }: ScheduleStory, end: string): string[] {
  const [year = 0, month = 1] = earned.split('-').map(Number)
  const [endYear = 0, endMonth = 1] = end.split('-').map(Number)
  const months = (endYear - year) * 12 + endMonth - month
  const step = Math.max(1, Math.ceil(months / MOST_TICKS))
  return Array.from({ length: Math.floor(months / step) }, (_, index) => {
    const at = new Date(Date.UTC(year, month - 1 + (index + 1) * step, 1))
    return at.toISOString().slice(0, 10)
  })
}
