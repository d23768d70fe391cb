import { readLeaderboard } from '../../points/boards/leaderboard.ts'
import type { Loader } from './loader.ts'

/** Loads the top of the leaderboard and the learner's own row; null if the leaderboard is off or has no rows for them. */
export const loadLeaderboard: Loader<'leaderboard'> = async (settings, { user, flags, reader, now, timeZone }) => {
  const { size, period, scope } = settings
  if (!user || !flags.incentives_leaderboard) return null
  if (scope === 'organization' && user.organizations.length === 0) return null
  const { rows, around } = await readLeaderboard(reader, { user, period, scope, size }, { now, timeZone })
  return {
    rows: [...rows, ...around.filter(({ me }) => me)].map(({ rank, name, points, me }) => ({ rank, name, points, me })),
    url: `/leaderboard?period=${period}&scope=${scope}`,
  }
}
