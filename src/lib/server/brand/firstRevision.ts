import { holdClock } from '../cache/clock.ts'
import type { Tx } from '../db/database.ts'

/**
 * The revision of a new brand. After a removal it is higher than every revision before, so that an old form gets a
 * conflict: the clock grows with each save and each removal.
 */
export async function firstRevision(tx: Tx, organization: number): Promise<number> {
  const removed = await tx
    .selectFrom('audit_entries')
    .select('id')
    .where('subject_type', '=', 'brand')
    .where('subject_id', '=', String(organization))
    .where('action', '=', 'removed')
    .limit(1)
    .executeTakeFirst()
  return removed ? holdClock(tx) : 1
}
