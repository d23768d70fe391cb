import { MINUTE_MS } from '#shared/time.ts'
import { toInstant } from '#shared/instant.ts'
import type { Reader } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'
import type { LearnerVisit } from '../../people/visit.ts'

/** A second order of the same product within this time may be a mistake. */
const RECENT_MS = 10 * MINUTE_MS

/** Returns the learner's last order of a product if it is recent and not cancelled, rejected or returned; else `null`. */
export async function recentOrder(
  reader: Reader,
  { user, now }: LearnerVisit,
  productId: number,
): Promise<number | null> {
  const since = toInstant(new Date(now.getTime() - RECENT_MS))
  const line = await lastLine.row(reader, { uid: user.uid, productId, since })
  return line?.order_id ?? null
}

const lastLine = statement((reader: Reader, given: Given<{ uid: number; productId: number; since: string }>) =>
  reader
    .selectFrom('order_lines')
    .select('order_id')
    .where('uid', '=', given.uid)
    .where('product_id', '=', given.productId)
    .where('released', '=', 0)
    .where('placed_at', '>', given.since)
    .orderBy('id', 'desc')
    .limit(1),
)
