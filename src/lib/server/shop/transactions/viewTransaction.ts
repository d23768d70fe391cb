import type { Transaction } from '#shared/contract/transactions.ts'
import type { OrderQueue } from '#shared/shop/transactionList.ts'
import type { Reader } from '../../db/database.ts'
import { namesOf } from '../../people/namesOf.ts'
import type { HistoryReading } from '../../points/history/subjects.ts'
import { orderQueue } from './orderQueue.ts'
import { readTransaction } from './readTransactions.ts'

/** A ledger entry as its page shows it. */
export interface TransactionView {
  transaction: Transaction
  /** The names of the users who took part, by uid. */
  names: Map<number, string>
  /** The orders that wait beside its order. */
  queue: OrderQueue | undefined
}

/**
 * Returns one ledger entry with the names of all who took part in it.
 * @throws Refusal 404
 */
export async function viewTransaction(reader: Reader, id: number, reading: HistoryReading): Promise<TransactionView> {
  const transaction = await readTransaction(reader, id, reading)
  const { actor, order } = transaction
  const [names, queue] = await Promise.all([
    namesOf(reader, [actor, ...(order?.history ?? []).map((past) => past.actor)]),
    order ? orderQueue(reader, order, reading) : undefined,
  ])
  return { transaction, names, queue }
}
