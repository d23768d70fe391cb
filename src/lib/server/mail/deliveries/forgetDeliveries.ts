import { DELIVERIES_KEPT_DAYS } from '#shared/contract/mailDeliveries.ts'
import { toInstant } from '#shared/instant.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Database } from '../../db/database.ts'

/** The number of rows that one transaction deletes: nobody waits for more. */
const BATCH = 1000

/** Deletes the log of mails that are older than it is kept. Returns how many rows it deleted. */
export async function forgetDeliveries(
  db: Database,
  now: Date,
  { signal, batch = BATCH }: { signal?: AbortSignal; batch?: number } = {},
): Promise<number> {
  const until = toInstant(new Date(now.getTime() - DELIVERIES_KEPT_DAYS * DAY_MS))
  for (let forgotten = 0; ;) {
    signal?.throwIfAborted()
    const dropped = await db.transact(async (tx) => {
      const oldest = tx.selectFrom('mail_deliveries').select('id').where('at', '<=', until).orderBy('at').limit(batch)
      const { numDeletedRows } = await tx
        .deleteFrom('mail_deliveries')
        .where('id', 'in', oldest)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    })
    forgotten += dropped
    if (dropped < batch) return forgotten
  }
}
