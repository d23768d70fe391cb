import { fromInstant, toInstant } from '#shared/instant.ts'
import { memo } from '#shared/memo.ts'
import { MINUTE_MS } from '#shared/time.ts'
import { dayOf } from '#shared/zonedDays.ts'

/** The current time and the time zone in which days begin and end. */
export interface SiteTime {
  now: Date
  /** The site's time zone (IANA). */
  timeZone: string
}

/** The site's day, `yyyy-MM-dd`. */
export function todayOf({ now, timeZone }: SiteTime): string {
  return todayAt(toInstant(now), timeZone)
}

/**
 * The day at a time, `yyyy-MM-dd`.
 * @param at UTC text
 */
export function todayAt(at: string, timeZone: string): string {
  if (last.at !== at || last.timeZone !== timeZone) last = { at, timeZone, day: days(`${at} ${timeZone}`) }
  return last.day
}

/** A request asks several times, mostly in the second of the request before it. */
let last = { at: '', timeZone: '', day: '' }

/** By time and zone: many pages are read in the same second, and a time zone is slow to ask. */
const days = memo(100, (key: string) => {
  const [day = '', time = '', timeZone = 'UTC'] = key.split(' ')
  return dayOf(fromInstant(`${day} ${time}`), timeZone).toString()
})

/** A day ends this long after midnight: a request that began before midnight still writes entries of the day before. */
const AFTER_MIDNIGHT_MS = 5 * MINUTE_MS

/** The site's day that is not over: the daily job counts the days before it, from 00:05 on. */
export function openDayOf({ now, timeZone }: SiteTime): Temporal.PlainDate {
  return dayOf(new Date(now.getTime() - AFTER_MIDNIGHT_MS), timeZone)
}
