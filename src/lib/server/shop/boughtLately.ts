import { toInstant } from '#shared/contract/time.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Reader } from '../db/database.ts'
import type { LearnerVisit } from '../people/visit.ts'

/** For this long after an order, another one of the same product may be a mistake. */
const LATELY_MS = 10 * MINUTE_MS

/** The learner's last order of a product, if it was placed minutes ago and still holds; `null` otherwise. */
export async function boughtLately(
  reader: Reader,
  { user, now }: LearnerVisit,
  productId: number,
): Promise<number | null> {
  const line = await reader
    .selectFrom('order_lines')
    .select('order_id')
    .where('uid', '=', user.uid)
    .where('product_id', '=', productId)
    .where('released', '=', 0)
    .where('placed_at', '>', toInstant(new Date(now.getTime() - LATELY_MS)))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return line?.order_id ?? null
}
