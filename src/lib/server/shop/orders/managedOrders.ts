import type { ManagedOrder } from '#shared/contract/transactions.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { Reader } from '../../db/database.ts'
import { presentOrder } from './present.ts'
import { recordedOrders } from './read.ts'

/** Orders by their ids, as the shop managers see them: with the users who changed them, and with the codes. */
export async function managedOrders(
  reader: Reader,
  ids: readonly number[],
  reading: ReaderLanguages,
): Promise<Map<number, ManagedOrder>> {
  if (ids.length === 0) return new Map()
  const rows = await reader.selectFrom('orders').selectAll().where('id', 'in', ids).execute()
  const { orders, outcomes } = await recordedOrders(reader, rows)
  return new Map(
    orders.map((recorded) => {
      const { fields: answers, history: _, cancellable: __, ...order } = presentOrder(recorded, outcomes, reading)
      const history = recorded.history.map(({ state, at, actor, reason }) => ({ state, at, actor, reason }))
      return [order.id, { ...order, answers, history }]
    }),
  )
}
