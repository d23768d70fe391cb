import type { EntryKind } from './entryKinds.ts'

/** The entries of one kind on one day (site's clock): how many, and their points with their sign. */
export interface DaySum {
  day: string
  kind: EntryKind
  entries: number
  amount: number
}

/** The points that came into all wallets on one day, and those that went (0 or below). */
export interface DayTotals {
  came: number
  went: number
}
