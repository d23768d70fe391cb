import type { Selectable } from 'kysely'
import type { OrderHistoryTable, OrderRow } from '../../db/schema/orders.ts'
import type { BoughtLine } from './snapshot.ts'

/** A step of an order: its new state, the user who changed it, the time and the reason. */
export type OrderStep = Omit<Selectable<OrderHistoryTable>, 'id'>

/** An order with its lines and its history. */
export interface RecordedOrder {
  order: OrderRow
  lines: BoughtLine[]
  history: OrderStep[]
}
