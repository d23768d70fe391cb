import type { EntryKind } from '#shared/points/entryKinds.ts'
import type { Generated, Selectable } from 'kysely'

/** Sums that the daily job keeps, so that the overview does not read the whole ledger. */
export interface PointSumsSchema {
  point_days: PointDaysTable
  /** The open lots of each version of a schedule (0: none), by their last day ('': they do not expire). */
  lot_sums: { schedule_version: number; expires_on: string; lots: number; points: number }
  point_marks: PointMarksTable
}

/** The entries of one kind on one day of the site's clock, from `starts_at` up to but not including `ends_at`. */
export interface PointDaysTable {
  day: string
  starts_at: string
  ends_at: string
  kind: EntryKind
  entries: number
  amount: number
}

/** One row: how far the kept sums go, and the last proof of the ledger. */
export interface PointMarksTable {
  id: Generated<number>
  /** The days before this instant are kept; `null`: none. */
  days_until: string | null
  /** The last entry that `lot_sums` include; 0: they include none. */
  lots_entry: Generated<number>
  lots_at: string | null
  /** The learners who had points when the lots were counted. */
  holders: Generated<number>
  proved_at: string | null
  proved_wallets: Generated<number>
  findings: Generated<number>
}

export type PointMarks = Selectable<PointMarksTable>
