import { MINUTE_MS } from '../time.ts'
import type { TimeRange } from './ranges.ts'

/** Slots begin at quarters of an hour of UTC; the clocks of all time zones today show quarters then, too. */
const STEP_MS = 15 * MINUTE_MS

/**
 * The slots of a duration (in milliseconds) within free ranges: at the beginning of each range, so that a range that is
 * long enough has a slot, and at every quarter of an hour.
 */
export function slotsIn(free: readonly TimeRange[], duration: number): TimeRange[] {
  return free.flatMap(({ from, until }) => {
    const slots: TimeRange[] = []
    for (let start = from; start + duration <= until; start = nextStep(start))
      slots.push({ from: start, until: start + duration })
    return slots
  })
}

function nextStep(start: number): number {
  return (Math.floor(start / STEP_MS) + 1) * STEP_MS
}
