import { SMALLEST_GROUP } from '#shared/contract/leaderboard.ts'
import { type BoardPeriod, spanOf } from '#shared/points/boardPeriods.ts'
import type { Reader } from '../../db/database.ts'
import { type SiteTime, todayOf } from '../../site/siteTime.ts'
import { rowOf, topOf } from './boardRows.ts'
import { boardOf } from './openBoards.ts'
import { peopleAbove } from './tally.ts'

/** The user's rank among all users in the current period, as on the leaderboard; `null`: no rank. */
export async function ownRank(
  reader: Reader,
  { uid, period }: { uid: number; period: BoardPeriod },
  time: SiteTime,
): Promise<number | null> {
  const board = await boardOf(reader, spanOf(period, Temporal.PlainDate.from(todayOf(time))), null)
  if (!board) return null
  const mine = await rowOf(reader, board.id, uid)
  if (mine?.listed !== 1 || mine.points === 0) return null
  const first = await topOf(reader, board.id, SMALLEST_GROUP)
  if (first.length < SMALLEST_GROUP) return null
  return mine.rank ?? (await peopleAbove(reader, board.id, mine.points)) + 1
}
