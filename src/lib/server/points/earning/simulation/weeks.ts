import { toInstant } from '#shared/contract/time.ts'
import { windowOf } from '#shared/points/windows.ts'
import { DAY_MS } from '#shared/time.ts'
import { SIMULATED_DAYS } from '#shared/points/simulatedDays.ts'
import type { SiteTime } from '../../siteTime.ts'

/** Sums points by the weeks of the simulated days. */
export function simulatedWeeks({ now, timeZone }: SiteTime) {
  const windows = windowsUntil(now, timeZone)
  const sums = windows.map(() => 0)
  return {
    /** Adds points of an event; an event after the last week, from a clock that is ahead, counts in the last week. */
    add(at: string, points: number): void {
      const found = windows.findIndex(({ until }) => at < until)
      const index = found === -1 ? sums.length - 1 : found
      sums[index] = (sums[index] ?? 0) + points
    },
    list: () => windows.map(({ start }, index) => ({ start, points: sums[index] ?? 0 })),
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
