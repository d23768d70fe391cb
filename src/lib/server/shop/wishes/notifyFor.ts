import type { Database, Tx } from '../../db/database.ts'
import { notify } from '../../notices/notify.ts'
import { findCurrentUser } from '../../people/currentUser.ts'
import { onShelfAmong } from '../shelf/onShelf.ts'
import { textsIn, textsOf } from '../products/texts.ts'
import type { LearnerVisit } from '../../people/visit.ts'

export type Place = Pick<LearnerVisit, 'siteLanguage' | 'timeZone'>

export interface Message {
  uid: number
  productId: number
  type: 'back_in_stock' | 'goal_affordable'
  /** Since when they wait: whoever waits again is told again. */
  since: string
}

/**
 * Tells somebody of a product, if it stands on their shelf and they can sign in, and notes it with `settled`, in one
 * transaction. Answers whether they were told.
 */
export async function tellFor(
  db: Database,
  { uid, productId, type, since }: Message,
  { now, ...place }: Place & { now: Date },
  settled: (tx: Tx, isTold: boolean) => Promise<void>,
): Promise<boolean> {
  const user = await findCurrentUser(db.reader, uid)
  const visit = user && { user, language: user.language ?? place.siteLanguage, now, ...place }
  const [product] = visit ? await onShelfAmong(db.reader, visit, [productId]) : []
  return db.transact(async (tx) => {
    if (!visit || !product) {
      await settled(tx, false)
      return false
    }
    const { title } = textsIn(textsOf(product, visit), visit)
    await settled(tx, true)
    return notify(
      tx,
      { uid, type, details: { product: productId, title }, key: `${type}:${productId}:${uid}:${since}` },
      now,
    )
  })
}
