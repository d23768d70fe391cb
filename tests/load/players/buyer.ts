import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Play } from './play.ts'

const AGAIN_MS = 1000

/**
 * Looks at the shop and buys one product. Without a clear answer the same purchase is sent again with its key, as the
 * page of the site does, until the site acknowledges or refuses it.
 */
export const buyOne: Play = async ({ site, pause, choose, people }) => {
  const { cookie, uid } = choose(people.learners)
  await site.ask({ player: 'buyer', kind: 'page', path: '/incentives', cookie })
  await pause()
  const body = { products: [choose(people.products)] }
  const key = randomUUID()
  for (let tries = 1; site.goesOn(); tries++) {
    const path = '/api/v2/incentives/shop_checkout'
    const { status, text } = await site.ask({ player: 'buyer', kind: 'write', path, cookie, body, key })
    if (status === 201) {
      site.noteBought({ at: Date.now(), uid, key, order: JSON.parse(text).data.order.id, tries })
      break
    }
    if (status >= 400 && status < 500 && status !== 409 && status !== 429) break
    await wait(AGAIN_MS)
  }
  await pause()
}
