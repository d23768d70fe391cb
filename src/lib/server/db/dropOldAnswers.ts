import type { Database } from './database.ts'
import { storedSince } from './onceOnly.ts'

/** The number of rows that one transaction deletes: buyers never wait for more. */
const BATCH = 1000

/** Deletes the stored answers that are too old for a repeated call. Returns how many it deleted. */
export async function dropOldAnswers(
  db: Database,
  now: Date,
  { signal, batch = BATCH }: { signal?: AbortSignal; batch?: number } = {},
): Promise<number> {
  const until = storedSince(now)
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
        // A new call may have taken the same key since.
        .where('created', '<=', until)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    })
    forgotten += dropped
    if (dropped < batch) return forgotten
  }
}
