import { sql } from 'kysely'
import type { Reader } from '../../db/database.ts'

/** How many orders wait for a decision, counted up to a limit. */
export async function countPendingOrders(reader: Reader, upTo: number): Promise<number> {
  const waiting = reader
    .selectFrom('orders')
    .select('id')
    .where('state', '=', sql.lit('pending_approval'))
    .limit(sql.lit(upTo))
  const { count } = await reader
    .selectFrom(waiting.as('waiting'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
