import { openStates } from '#shared/shop/orderTransitions.ts'
import type { WaitingOrders } from '#shared/shop/transactionList.ts'
import type { Reader } from '../../db/database.ts'
import type { HistoryReading } from '../../points/history/subjects.ts'
import { FIRST_PLACE, openPlaces, purchasesOf } from './openPlaces.ts'

/** The maximum number of orders above the list. */
const SHOWN = 20
/** The maximum number of orders that are counted. */
const COUNTED = 1000

/** The purchases whose orders wait for the team: for a decision or for their delivery, the oldest first. */
export async function waitingOrders(reader: Reader, reading: HistoryReading): Promise<WaitingOrders> {
  const [oldest, sums] = await Promise.all([
    openPlaces(reader, { side: 'after', of: FIRST_PLACE, limit: SHOWN }),
    sumOpen(reader),
  ])
  return { transactions: await purchasesOf(reader, oldest, reading), ...sums }
}

async function sumOpen(reader: Reader): Promise<Pick<WaitingOrders, 'count' | 'points' | 'isMore'>> {
  const open = reader.selectFrom('orders').select('total').where('state', 'in', openStates)
  const { count, points } = await reader
    .selectFrom(open.limit(COUNTED).as('open'))
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('total').as('points')])
    .executeTakeFirstOrThrow()
  const isMore = count === COUNTED && (await open.offset(COUNTED).limit(1).execute()).length > 0
  return { count, points: Number(points ?? 0), isMore }
}
