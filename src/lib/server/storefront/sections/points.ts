import { readLeaderboard } from '../../points/boards/leaderboard.ts'
import { balanceOf } from '../../points/wallet.ts'
import { shelf } from '../../shop/shelf/shelf.ts'
import type { Loader } from './loader.ts'

/** A look into the shop, in the order of its own settings; nothing where it is closed to the learner. */
export const incentives: Loader<'incentives'> = async (settings, { user, flags, ...context }) => {
  if (!user || !flags.incentives_shop) return null
  const { reader, now } = context
  const { data } = await shelf(reader, { user, ...context }, { limit: settings.size })
  return {
    points: await balanceOf(reader, user.uid, now),
    products: data.map(({ id, title, lang, price, image }) => ({
      ...{ id, title, lang, points: price },
      cover: image?.src ?? null,
      url: `/incentives/${id}`,
    })),
    url: '/incentives',
  }
}

/** The top of the leaderboard, and the learner's own row below it; nothing where it is off or shows nobody. */
export const leaderboard: Loader<'leaderboard'> = async (settings, { user, flags, reader, now, timeZone }) => {
  const { size, period, scope } = settings
  if (!user || !flags.incentives_leaderboard) return null
  if (scope === 'organization' && user.organizations.length === 0) return null
  const { rows, around } = await readLeaderboard(reader, { user, period, scope, size }, { now, timeZone })
  return {
    rows: [...rows, ...around.filter(({ me }) => me)].map(({ rank, name, points, me }) => ({ rank, name, points, me })),
    url: `/leaderboard?period=${period}&scope=${scope}`,
  }
}
