import { openDatabase } from '#server/db/database.ts'
import { type Buyer, gatherBuyers, putOnShelf } from './shopSite.ts'

/** The price of a mug. */
export const PRICE = 5
/** The points of the buyer. */
export const FUNDS = 1000

/** One buyer and a hundred mugs in a database. */
export async function oneBuyerShop(url: string) {
  const db = openDatabase(url)
  const now = new Date()
  const [buyer] = await gatherBuyers(db, { count: 1, points: FUNDS, now })
  if (!buyer) throw new Error('There is no buyer.')
  const mug = await putOnShelf(db, { title: 'Enamel mug', price: PRICE, stock: 100, now })
  return {
    db,
    buyer,
    intent: (key: string) => ({ buyer, products: [mug], key }),
    async pointsLeft(database = db): Promise<number> {
      const { points } = await database.reader
        .selectFrom('wallets')
        .select('points')
        .where('uid', '=', buyer.uid)
        .executeTakeFirstOrThrow()
      return points
    },
  }
}

/** The status of a page or call for somebody, or for a visitor. */
export async function statusFor(url: string, path: string, who?: Buyer): Promise<number> {
  const { status } = await fetch(url + path, { headers: who ? { Cookie: who.cookie } : {} })
  return status
}
