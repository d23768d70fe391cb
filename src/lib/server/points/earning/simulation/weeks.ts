import { toInstant } from '#shared/instant.ts'
import { windowOf } from '#shared/points/windows.ts'
import { DAY_MS } from '#shared/time.ts'
import { SIMULATED_DAYS } from '#shared/points/simulatedDays.ts'
import type { SiteTime } from '../../../site/siteTime.ts'

/** Sums points by the weeks of the simulated days. */
export function simulatedWeeks({ now, timeZone }: SiteTime) {
  const weeks = windowsUntil(now, timeZone).map(({ start, until }) => ({ start, until, points: 0 }))
  return {
    /** Adds points of an event; an event after the last week, from a clock that is ahead, counts in the last week. */
    add(at: string, points: number): void {
      const week = weeks.find(({ until }) => at < until) ?? weeks.at(-1)!
      week.points += points
    },
    list: () => weeks.map(({ start, points }) => ({ start, points })),
  }
}

function windowsUntil(now: Date, timeZone: string) {
  const last = toInstant(now)
  const windows = [windowOf('week', toInstant(new Date(now.getTime() - SIMULATED_DAYS * DAY_MS)), timeZone)]
  for (let window = windows[0]; window && window.until <= last; window = windows.at(-1)) {
    windows.push(windowOf('week', window.until, timeZone))
  }
  return windows
}
