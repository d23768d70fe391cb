import type { LeaderboardQuery } from '#shared/contract/leaderboard.ts'
import type { BoardPeriod } from '#shared/points/boardPeriods.ts'
import type { Reader } from '../../db/database.ts'
import { shopSettings } from './shopSettings.ts'

/** Returns the period of a leaderboard: the requested one, or the default from the settings. */
export async function boardPeriodOf(
  reader: Reader,
  { period }: Pick<LeaderboardQuery, 'period'>,
): Promise<BoardPeriod> {
  return period ?? (await shopSettings(reader)).leaderboard.default_period
}
