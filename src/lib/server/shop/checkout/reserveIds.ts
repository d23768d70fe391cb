import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import { statement } from '../../db/statement.ts'

/** The ids of the rows of a purchase to which others refer; `null`: the database gives the id when it adds the row. */
export interface ReservedIds {
  order: number | null
  entry: number | null
}

/**
 * Takes the next ids, so that on a server all rows of a purchase go out together. A purchase that fails leaves a gap, as
 * any transaction that is rolled back does. The embedded file answers an insert at once.
 */
export async function reserveIds(tx: Tx): Promise<ReservedIds> {
  return dialectOf(tx) === 'sqlite' ? { order: null, entry: null } : reserving.one(tx, {})
}

const reserving = statement((tx: Tx) =>
  tx.selectNoFrom([
    sql<number>`nextval('orders_id_seq')`.as('order'),
    sql<number>`nextval('point_entries_id_seq')`.as('entry'),
  ]),
)
