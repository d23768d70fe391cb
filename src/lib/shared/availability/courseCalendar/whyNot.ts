import type { ExclusionReason, FoundTimes } from '../../contract/trainingSessions.ts'
import { overlap, readRange, type TimeRange } from '../ranges.ts'

/** Why some people cannot come: in one range of a day, or on whole days. */
export interface Hindrance extends TimeRange {
  reason: ExclusionReason
  uids: number[]
  /** The range is the usual hours of one day or of several days. */
  whole: boolean
}

/**
 * The exclusions within the usual hours of each day; people with the same reason at the same time are together, and whole
 * days that follow each other are one.
 * @param days the usual hours of each day, in order
 */
export function whyNot(excluded: FoundTimes['excluded'], days: readonly TimeRange[]): Hindrance[] {
  const found = new Map<string, Hindrance>()
  const lastWhole = new Map<string, { place: number; hindrance: Hindrance }>()
  for (const [place, day] of days.entries()) {
    for (const { uid, reason, ...written } of excluded) {
      const range = readRange(written)
      if (!overlap(range, day)) continue
      const from = Math.max(range.from, day.from)
      const until = Math.min(range.until, day.until)
      const key = `${reason} ${from} ${until}`
      const known = found.get(key)
      if (known) known.uids.push(uid)
      else found.set(key, { reason, from, until, uids: [uid], whole: from === day.from && until === day.until })
    }
    joinWholeDays(
      [...found.values()].filter((one) => one.whole && one.from === day.from),
      place,
    )
  }
  return [...found.values()].sort((a, b) => a.from - b.from || a.until - b.until)

  function joinWholeDays(today: readonly Hindrance[], place: number): void {
    for (const hindrance of today) {
      const key = `${hindrance.reason} ${hindrance.uids.join()}`
      const before = lastWhole.get(key)
      if (before?.place === place - 1) {
        before.hindrance.until = hindrance.until
        found.delete(`${hindrance.reason} ${hindrance.from} ${hindrance.until}`)
        lastWhole.set(key, { place, hindrance: before.hindrance })
      } else lastWhole.set(key, { place, hindrance })
    }
  }
}
