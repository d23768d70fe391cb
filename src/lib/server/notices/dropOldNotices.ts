import { sql } from 'kysely'
import { NOTICES_KEPT } from '#shared/contract/notices.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import { type Given, statement } from '../db/statement.ts'

/** The number of users that are looked for at once. */
const SLICE = 500

/**
 * Deletes the notices of each user that are no longer listed; those with an unsent mail stay. A notice does not do this
 * itself, because it is a part of purchases and awards. Returns how many were deleted.
 */
export async function dropOldNotices(
  db: Database,
  { signal, slice = SLICE }: { signal?: AbortSignal; slice?: number } = {},
): Promise<number> {
  let dropped = 0
  for (let after = 0; ;) {
    const uids = await usersWithMore(db.reader, { after, slice })
    for (const uid of uids) {
      signal?.throwIfAborted()
      dropped += await db.transact((tx) => dropping.run(tx, { uid }))
    }
    const last = uids.at(-1)
    if (last === undefined || uids.length < slice) return dropped
    after = last
  }
}

async function usersWithMore(reader: Reader, { after, slice }: { after: number; slice: number }): Promise<number[]> {
  const rows = await reader
    .selectFrom('notices')
    .select('uid')
    .where('uid', '>', after)
    .groupBy('uid')
    .having(({ fn }) => fn.countAll(), '>', NOTICES_KEPT)
    .orderBy('uid')
    .limit(slice)
    .execute()
  return rows.map(({ uid }) => uid)
}

const dropping = statement((tx: Tx, { uid }: Given<{ uid: number }>) =>
  tx
    .deleteFrom('notices')
    .where('uid', '=', uid)
    .where('mail_due', 'is', null)
    .where('id', '<=', (eb) =>
      eb
        .selectFrom('notices')
        .select('id')
        .where('uid', '=', uid)
        .orderBy('id', 'desc')
        .limit(sql.lit(1))
        .offset(sql.lit(NOTICES_KEPT)),
    ),
)
