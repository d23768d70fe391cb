import { fromInstant, toInstant } from '#shared/contract/time.ts'
import { memo } from '#shared/memo.ts'
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
  return days(`${at} ${timeZone}`)
}

/** By time and zone: many pages are read in the same second, and a time zone is slow to ask. */
const days = memo(100, (key: string) => {
  const [day = '', time = '', timeZone = 'UTC'] = key.split(' ')
  return dayOf(fromInstant(`${day} ${time}`), timeZone).toString()
})
