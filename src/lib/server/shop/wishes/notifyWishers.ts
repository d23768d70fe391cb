import { toInstant } from '#shared/instant.ts'
import type { Attempts } from '../../db/attempts.ts'
import type { Reader } from '../../db/database.ts'
import { notifyAboutProduct, type SiteLocale } from './notifyAboutProduct.ts'
import type { WaitingJob } from './notifyWaiting.ts'
import { purchasableNow } from './purchasableNow.ts'

const BATCH = 200

/** Notifies every learner who waits for a product that is back in stock, the oldest wish first. */
export async function notifyWishers(
  { db, clock, signal }: WaitingJob,
  { attempt }: Attempts,
  locale: SiteLocale,
): Promise<number> {
  let notified = 0
  for (const productId of await wishedProducts(db.reader, clock())) {
    for (let wishers = await wishersOf(db.reader, productId, first); wishers.length > 0;) {
      for (const { uid, since } of wishers) {
        signal?.throwIfAborted()
        const message = { uid, productId, type: 'back_in_stock', since } as const
        const isNew = await attempt(() =>
          notifyAboutProduct(db, message, { ...locale, now: clock() }, async (tx) => {
            const { numDeletedRows } = await tx
              .deleteFrom('stock_wishes')
              .where('uid', '=', uid)
              .where('product_id', '=', productId)
              .executeTakeFirstOrThrow()
            return numDeletedRows > 0n
          }),
        )
        notified += isNew ? 1 : 0
      }
      wishers = await wishersOf(db.reader, productId, wishers.at(-1) ?? first)
    }
  }
  return notified
}

async function wishedProducts(reader: Reader, now: Date): Promise<number[]> {
  const wished = await reader.selectFrom('stock_wishes').select('product_id').distinct().execute()
  const ids = wished.map(({ product_id }) => product_id)
  return purchasableNow(reader, ids, toInstant(now))
}

interface Wisher {
  uid: number
  since: string
}

/** Before every wish. */
const first: Wisher = { uid: 0, since: '' }

function wishersOf(reader: Reader, productId: number, after: Wisher): Promise<Wisher[]> {
  return reader
    .selectFrom('stock_wishes')
    .select(['uid', 'since'])
    .where('product_id', '=', productId)
    .where(({ eb, or, and }) =>
      or([eb('since', '>', after.since), and([eb('since', '=', after.since), eb('uid', '>', after.uid)])]),
    )
    .orderBy('since')
    .orderBy('uid')
    .limit(BATCH)
    .execute()
}
