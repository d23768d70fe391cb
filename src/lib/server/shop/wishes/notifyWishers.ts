import { toInstant } from '#shared/contract/time.ts'
import type { Reader } from '../../db/database.ts'
import { notifyAboutProduct, type SiteLocale } from './notifyAboutProduct.ts'
import type { WaitingJob } from './notifyWaiting.ts'
import { purchasableNow } from './purchasableNow.ts'

const BATCH = 200

/** Notifies every learner who waits for a product that is back in stock, the oldest wish first. */
export async function notifyWishers({ db, clock, signal }: WaitingJob, locale: SiteLocale): Promise<number> {
  let notified = 0
  for (const productId of await wishedProducts(db.reader, clock())) {
    for (let wishers = await wishersOf(db.reader, productId); wishers.length > 0;) {
      for (const { uid, since } of wishers) {
        signal?.throwIfAborted()
        const message = { uid, productId, type: 'back_in_stock', since } as const
        const isNew = await notifyAboutProduct(db, message, { ...locale, now: clock() }, async (tx) => {
          await tx.deleteFrom('stock_wishes').where('uid', '=', uid).where('product_id', '=', productId).execute()
        })
        notified += isNew ? 1 : 0
      }
      wishers = await wishersOf(db.reader, productId)
    }
  }
  return notified
}

async function wishedProducts(reader: Reader, now: Date): Promise<number[]> {
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
    .limit(BATCH)
    .execute()
}
