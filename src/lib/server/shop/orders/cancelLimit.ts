import { fromInstant, toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { tooMany } from '#shared/refusal.ts'
import { HOUR_MS } from '#shared/time.ts'
import type { Tx } from '../../db/database.ts'

/** A limit on cancellations, because ordering and cancelling keeps stock from other buyers. */
export const CANCELS_PER_HOUR = 20

/**
 * Call it while the buyer's wallet is locked.
 * @throws Refusal 429 after too many cancelled orders within an hour
 */
export async function requireFewCancels(tx: Tx, uid: number, now: Date): Promise<void> {
  const since = toInstant(new Date(now.getTime() - HOUR_MS))
  const cancels = await tx
    .selectFrom('orders')
    .select('changed_at')
    .where('uid', '=', uid)
    .where('state', '=', 'cancelled_by_user')
    .where('changed_at', '>', since)
    .orderBy('changed_at', 'desc')
    .limit(CANCELS_PER_HOUR)
    .execute()
  const oldest = cancels[CANCELS_PER_HOUR - 1]
  if (!oldest) return
  const seconds = Math.ceil((fromInstant(oldest.changed_at).getTime() + HOUR_MS - now.getTime()) / 1000)
  throw tooMany(msg('You have cancelled many orders. Try again in {{count}} minutes.'), Math.max(1, seconds))
}
