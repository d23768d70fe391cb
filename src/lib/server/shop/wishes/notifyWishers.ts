import { toInstant } from '#shared/contract/time.ts'
import type { Reader } from '../../db/database.ts'
import { stockOf } from '../stock/stockOf.ts'
import type { Waiting } from './notifyWaiting.ts'
import { type Place, tellFor } from './notifyFor.ts'

const AT_ONCE = 200

/** Tells everybody who wished for a product that is back, the longest waiting first. */
export async function tellWishers({ db, clock, signal }: Waiting, place: Place): Promise<number> {
  let told = 0
  for (const productId of await wishedAndThere(db.reader, clock())) {
    for (let wishers = await wishersOf(db.reader, productId); wishers.length > 0;) {
      for (const { uid, since } of wishers) {
        signal?.throwIfAborted()
        const message = { uid, productId, type: 'back_in_stock', since } as const
        const isNew = await tellFor(db, message, { ...place, now: clock() }, async (tx) => {
          await tx.deleteFrom('stock_wishes').where('uid', '=', uid).where('product_id', '=', productId).execute()
        })
        told += isNew ? 1 : 0
      }
      wishers = await wishersOf(db.reader, productId)
    }
  }
  return told
}

async function wishedAndThere(reader: Reader, now: Date): Promise<number[]> {
  const at = toInstant(now)
  const products = await reader
    .selectFrom('products')
    .select(['id', 'type', 'tracks_stock'])
    .where('id', 'in', (eb) => eb.selectFrom('stock_wishes').select('product_id').distinct())
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('purchasable_from', 'is', null), eb('purchasable_from', '<=', at)]))
    .where((eb) => eb.or([eb('purchasable_until', 'is', null), eb('purchasable_until', '>', at)]))
    .execute()
  const stock = await stockOf(reader, products)
  return products.map(({ id }) => id).filter((id) => stock.get(id) !== 0)
}

function wishersOf(reader: Reader, productId: number): Promise<{ uid: number; since: string }[]> {
  return reader
    .selectFrom('stock_wishes')
    .select(['uid', 'since'])
    .where('product_id', '=', productId)
    .orderBy('since')
    .orderBy('uid')
    .limit(AT_ONCE)
    .execute()
}
