import { sql } from 'kysely'
import type { Reader } from '../db/database.ts'

/** The most people of the filter. */
const MOST_ACTORS = 200

/**
 * The people who have entries in the audit log, by name. Each is found behind the one before along the index, so the
 * size of the log does not matter.
 */
export async function auditActors(reader: Reader): Promise<{ uid: number; full_name: string }[]> {
  const { rows } = await sql<{ uid: number; full_name: string }>`
    with recursive found (uid, place) as (
      select (select min(actor) from audit_entries), 1
      union all
      select (select min(actor) from audit_entries where actor > found.uid), place + 1
      from found where found.uid is not null and place < ${sql.lit(MOST_ACTORS)}
    )
    select users.uid, users.full_name from found join users on users.uid = found.uid
    order by users.full_name, users.uid`.execute(reader)
  return rows
}
