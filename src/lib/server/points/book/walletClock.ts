import { toInstant } from '#shared/instant.ts'
import { MINUTE_MS } from '#shared/time.ts'

/** Clocks of two nodes differ by less than this. A wallet clock that is further ahead was set by a wrong clock. */
const AHEAD_MS = 5 * MINUTE_MS

/** The latest time (UTC text) that a wallet's clock may show at `now`. */
export function latestClock(now: Date): string {
  return toInstant(new Date(now.getTime() + AHEAD_MS))
}

/** The time (UTC text) at which a wallet is read: `now`, or the wallet's own clock if that is plausibly later. */
export function clockOf(settledAt: string, now: Date): string {
  const at = toInstant(now)
  return settledAt > at && settledAt <= latestClock(now) ? settledAt : at
}
