import { toInstant } from '#shared/instant.ts'
import type { Database } from '#server/db/database.ts'
import { createUser } from '#server/people/createUser.ts'
import { openSession } from '#server/accounts/sessions.ts'
import { award } from '#server/points/award.ts'
import { spread } from '#server/shop/stock/slots.ts'
import { plainUser } from './plainUser.ts'

export interface Buyer {
  uid: number
  /** The cookie header of a session that is open. */
  cookie: string
}

/** Learners who are logged in and have this number of points each. */
export function gatherBuyers(
  db: Database,
  { count, points, now }: { count: number; points: number; now: Date },
): Promise<Buyer[]> {
  return db.transact(async (tx) => {
    const buyers: Buyer[] = []
    for (let n = 0; n < count; n++) {
      const name = `buyer-${n}-${crypto.randomUUID().slice(0, 8)}`
      const changes = { first_name: 'Buyer', last_name: String(n), created: toInstant(now) }
      const uid = await createUser(tx, plainUser(name, changes))
      const given = { uid, kind: 'earn', points, reason: 'story', key: `story:${uid}` } as const
      if (points > 0) await award(tx, given, { now, timeZone: 'UTC' })
      buyers.push({ uid, cookie: `session=${await openSession(tx, { uid, now })}` })
    }
    return buyers
  })
}

/** A product on the shelf; without `stock` there is no end of it. */
export function putOnShelf(
  db: Database,
  { title, price, stock, now }: { title: string; price: number; stock?: number; now: Date },
): Promise<number> {
  return db.transact(async (tx) => {
    const at = toInstant(now)
    const { id } = await tx
      .insertInto('products')
      .values({
        type: 'physical',
        status: 'active',
        title,
        price,
        tracks_stock: stock === undefined ? 0 : 1,
        fulfilment: 'instant',
        created: at,
        changed: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (stock !== undefined) {
      const slots = spread(stock).map((pieces, slot) => ({ product_id: id, slot, pieces }))
      await tx.insertInto('stock_slots').values(slots).execute()
    }
    return id
  })
}

export interface Bought {
  status: number
  body: string
}

/** Sends one checkout over HTTP. */
export async function buy(
  url: string,
  { buyer, products, key }: { buyer: Buyer; products: readonly number[]; key: string },
): Promise<Bought> {
  const answer = await fetch(`${url}/api/v2/incentives/shop_checkout`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, Cookie: buyer.cookie, 'Idempotency-Key': key },
    body: JSON.stringify({ products }),
  })
  return { status: answer.status, body: await answer.text() }
}
