import type { LeaderboardQuery } from '#shared/contract/leaderboard.ts'
import type { BoardPeriod } from '#shared/points/boardPeriods.ts'
import type { Reader } from '../../db/database.ts'
import { shopSettings } from './shopSettings.ts'

/** Which period a leaderboard shows: the one that is asked for, else the one that the settings name. */
export async function boardPeriodOf(
  reader: Reader,
  { period }: Pick<LeaderboardQuery, 'period'>,
): Promise<BoardPeriod> {
  return period ?? (await shopSettings(reader)).leaderboard.default_period
}
