import { openStates } from '#shared/shop/orderTransitions.ts'
import type { Reader } from '../../db/database.ts'

/** How many orders wait for the team, counted up to a limit. */
export async function countOpenOrders(reader: Reader, upTo: number): Promise<number> {
  const open = reader.selectFrom('orders').select('id').where('state', 'in', openStates).limit(upTo)
  const { count } = await reader
    .selectFrom(open.as('open'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
