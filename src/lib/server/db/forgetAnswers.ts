import type { Database } from './database.ts'
import { keptSince } from './onceOnly.ts'

/** How many are dropped in one transaction: buyers wait for no more than that. */
const BATCH = 1000

/** Drops the answers that are too old to be given again. Answers how many. */
export async function forgetAnswers(
  db: Database,
  now: Date,
  { signal, batch = BATCH }: { signal?: AbortSignal; batch?: number } = {},
): Promise<number> {
  const until = keptSince(now)
  for (let forgotten = 0; ;) {
    signal?.throwIfAborted()
    const dropped = await db.transact(async (tx) => {
      const oldest = tx
        .selectFrom('idempotency_keys')
        .select(['uid', 'key'])
        .where('created', '<=', until)
        .orderBy('created')
        .limit(batch)
      const { numDeletedRows } = await tx
        .deleteFrom('idempotency_keys')
        .where(({ eb, refTuple }) => eb(refTuple('uid', 'key'), 'in', oldest.$asTuple('uid', 'key')))
        // A key may be held again by a new call meanwhile.
        .where('created', '<=', until)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    })
    forgotten += dropped
    if (dropped < batch) return forgotten
  }
}
