import { toInstant } from '#shared/contract/time.ts'
import type { Reader } from '../../db/database.ts'
import type { Waiting } from './notifyWaiting.ts'
import { purchasableNow } from './purchasableNow.ts'
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
  const wished = await reader.selectFrom('stock_wishes').select('product_id').distinct().execute()
  const ids = wished.map(({ product_id }) => product_id)
  return purchasableNow(reader, ids, toInstant(now))
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
