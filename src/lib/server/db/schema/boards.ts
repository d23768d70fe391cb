import type { BoardPeriod } from '#shared/points/boardPeriods.ts'
import type { Generated } from 'kysely'

/** The leaderboards. */
export interface BoardsSchema {
  boards: BoardsTable
  board_rows: BoardRowsTable
  /** The number of listed users with points from `bucket * width` up to the next bucket, at the last tally. */
  board_tallies: { board_id: number; width: number; bucket: number; people: number }
}

export interface BoardsTable {
  id: Generated<number>
  period: BoardPeriod
  /** The period's first day on the site's clock; '' for all time. */
  start: string
  organization_id: number | null
  frozen_at: string | null
}

export interface BoardRowsTable {
  board_id: number
  uid: number
  /** Earned in the board's period. */
  points: number
  /** 0: the user does not want to be ranked, or has left the board's organisation. */
  listed: Generated<number>
  /** The rank when the board was frozen. */
  rank: number | null
  /** The points with which `board_tallies` counts the row; `null`: it does not count it. */
  tallied: number | null
}
