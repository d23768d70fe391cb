import { sql } from 'kysely'
import { SMALLEST_GROUP } from '#shared/contract/leaderboard.ts'
import { type BoardPeriod, type BoardSpan, spanOf } from '#shared/points/boardPeriods.ts'
import { memo } from '#shared/memo.ts'
import type { Reader } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'

export interface EarlierBoard {
  id: number
  start: string
  frozen_at: string | null
  /** A member of a group that is large enough to be shown. */
  enough: number | null
}

/** The last board before a period; it need not be of the period directly before. */
export function earlierBoardOf(
  reader: Reader,
  { period, start }: BoardSpan,
  organization: number | null,
): Promise<EarlierBoard | undefined> {
  return earlierBoards.row(reader, { period, start, organization: organization ?? 0 })
}

const earlierBoards = statement(
  (reader: Reader, given: Given<{ period: BoardPeriod; start: string; organization: number }>) =>
    reader
      .selectFrom('boards')
      .select((eb) => [
        ...(['id', 'start', 'frozen_at'] as const),
        eb
          .selectFrom('board_rows')
          .select('uid')
          .whereRef('board_id', '=', 'boards.id')
          .where('listed', '=', sql.lit(1))
          .where('points', '>', sql.lit(0))
          .orderBy('points', 'desc')
          .limit(sql.lit(1))
          .offset(sql.lit(SMALLEST_GROUP - 1))
          .as('enough'),
      ])
      .where('period', '=', given.period)
      .where('start', '<', given.start)
      .where(sql`coalesce(organization_id, 0)`, '=', given.organization)
      .orderBy('start', 'desc')
      .limit(sql.lit(1)),
)

/** The id of the earlier board if its ranks are final, it is of the period directly before, and it may be shown. */
export function comparedBoard({ id, start, frozen_at, enough }: EarlierBoard, span: BoardSpan): number | undefined {
  const isBefore = spanOf(span.period, Temporal.PlainDate.from(dayBefore(span))).start === start
  return isBefore && frozen_at !== null && enough !== null ? id : undefined
}

/** The last day of the period directly before, as `YYYY-MM-DD`. */
export function dayBefore({ start }: BoardSpan): string {
  return daysBefore(start)
}

const daysBefore = memo(1000, (day: string) => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString())
