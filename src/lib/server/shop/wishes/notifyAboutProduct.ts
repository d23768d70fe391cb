import { lastingReason } from '#shared/shop/reasons.ts'
import type { Database, Reader, Tx } from '../../db/database.ts'
import { notify } from '../../notices/notify.ts'
import { findCurrentUser } from '../../people/currentUser.ts'
import { availabilityOf } from '../shelf/availability.ts'
import { buyerFactsOf } from '../shelf/buyerFacts.ts'
import { onShelfAmong } from '../shelf/onShelf.ts'
import { textsIn, textsOf } from '../shelf/texts.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import type { LearnerVisit } from '../../people/visit.ts'

export type SiteLocale = Pick<LearnerVisit, 'siteLanguage' | 'timeZone'>

export interface ProductMessage {
  uid: number
  productId: number
  type: 'back_in_stock' | 'goal_affordable'
  /** When the wish or the goal was set, or when the goal was reopened. From then on, the user can be notified again. */
  since: string
}

/**
 * Notifies a user about a product, if the user can sign in and can see the product in the shop, and can ever buy it
 * again; about a goal, if the user can buy it now: until then the goal waits, and nothing is written. `settle` records the result in the same
 * transaction and returns whether the user still waited: otherwise there is no notification. Returns whether the
 * notification is new.
 */
export async function notifyAboutProduct(
  db: Database,
  { uid, productId, type, since }: ProductMessage,
  { now, ...locale }: SiteLocale & { now: Date },
  settle: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const user = await findCurrentUser(db.reader, uid)
  const visit = user && { user, language: user.language ?? locale.siteLanguage, now, ...locale }
  const [product] = visit ? await onShelfAmong(db.reader, visit, [productId]) : []
  const isDue = visit && product && (await isNews(db.reader, visit, { product, type }))
  if (!isDue && type === 'goal_affordable') return false
  return db.transact(async (tx) => {
    if (!(await settle(tx)) || !isDue) return false
    const { title } = textsIn(textsOf(product, visit), visit)
    return notify(
      tx,
      { uid, type, details: { product: productId, title }, key: `${type}:${productId}:${uid}:${since}` },
      now,
    )
  })
}

async function isNews(
  reader: Reader,
  visit: LearnerVisit,
  { product, type }: Pick<ProductMessage, 'type'> & { product: ProductRow },
): Promise<boolean> {
  const { status, reasons } = availabilityOf(product, await buyerFactsOf(reader, visit, [product]))
  return type === 'goal_affordable' ? status === 'available' : !lastingReason(reasons)
}
