import { toInstant } from '#shared/contract/time.ts'
import { MINUTE_MS } from '#shared/time.ts'

/** Two nodes may differ by less than this. A wallet's clock that is further ahead comes from a clock that was wrong. */
const AHEAD_MS = 5 * MINUTE_MS

/** The latest moment (UTC text) that a wallet's clock may show at `now`. */
export function latestClock(now: Date): string {
  return toInstant(new Date(now.getTime() + AHEAD_MS))
}

/** The moment (UTC text) as of which a wallet is read: its own clock, or ours if that is later or its own is wrong. */
export function clockOf(settledAt: string, now: Date): string {
  const at = toInstant(now)
  return settledAt > at && settledAt <= latestClock(now) ? settledAt : at
}
