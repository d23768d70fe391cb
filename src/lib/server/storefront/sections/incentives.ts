import { balanceOf } from '../../points/wallet.ts'
import { shelf } from '../../shop/shelf/shelf.ts'
import type { Loader } from './loader.ts'

/** Loads the first products of the shop and the learner's balance; null if the shop is closed to the user. */
export const loadIncentives: Loader<'incentives'> = async (settings, { user, flags, ...context }) => {
  if (!user || !flags.incentives_shop) return null
  const { reader, now } = context
  const { data } = await shelf(reader, { user, ...context }, { limit: settings.size })
  return {
    points: await balanceOf(reader, user.uid, now),
    products: data.map(({ id, title, lang, price, image }) => ({
      id,
      title,
      lang,
      points: price,
      cover: image?.src ?? null,
      url: `/incentives/${id}`,
    })),
    url: '/incentives',
  }
}
