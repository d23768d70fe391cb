import type { EntryKind } from './entryKinds.ts'

/** The entries of one kind on one day (site's clock): how many, and their points with their sign. */
export interface DaySum {
  day: string
  kind: EntryKind
  entries: number
  amount: number
}
