import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import { statement } from '../../db/statement.ts'

/**
 * Takes the next id of an order, so that on a server its lines and its payment go out with it; `null` on the embedded
 * file, which answers an insert at once. A purchase that fails leaves a gap, as any transaction that is rolled back does.
 *
 * The id of an entry of the ledger is never reserved: entries of a wallet are in the order of their ids, and a count
 * waits for the transactions that have written entries (`writersEnd`).
 */
export async function reserveOrderId(tx: Tx): Promise<number | null> {
  return dialectOf(tx) === 'sqlite' ? null : (await reserving.one(tx, {})).id
}

const reserving = statement((tx: Tx) => tx.selectNoFrom(sql<number>`nextval('orders_id_seq')`.as('id')))
