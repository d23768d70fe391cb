import type { Database } from '#server/db/database.ts'
import type { Visit } from '#server/people/visit.ts'
import { searchTransactions } from '#server/shop/transactions/searchTransactions.ts'
import { viewTransaction } from '#server/shop/transactions/viewTransaction.ts'
import { featureSwitches, type Flag } from '#shared/access/flags.ts'
import { accessTypes } from '#shared/access/roles.ts'
import { morning } from '#tests/support/freshDatabase.ts'

const visit: Visit = { user: null, language: 'en', siteLanguage: 'en', now: morning, timeZone: 'UTC' }
export const ledgerReading = { ...visit, list: (names: readonly string[]) => names.join(', ') }
/** Those of a shop manager, who is no administrator. */
const flags = Object.fromEntries(
  [...accessTypes, ...featureSwitches].map((flag) => [flag, flag !== 'site_settings']),
) as Record<Flag, boolean>
const whole = { filter: {}, search: '', after: undefined }

/** The list of transactions as a shop manager sees it. */
export function searchLedger(
  db: Database,
  asked: Partial<Parameters<typeof searchTransactions>[1]> = {},
  more: Partial<Visit> = {},
) {
  return searchTransactions(db.reader, { ...whole, ...asked }, { ...ledgerReading, ...more, flags })
}

/** The page of an order's purchase. */
export async function viewPurchase(db: Database, order: number) {
  const { id } = await db.reader
    .selectFrom('point_entries')
    .select('id')
    .where('order_id', '=', order)
    .where('kind', '=', 'purchase')
    .executeTakeFirstOrThrow()
  return viewTransaction(db.reader, id, ledgerReading)
}

/** Adds orders of a user that wait for their delivery, without their entries; returns their ids. */
export async function addWaitingOrders(db: Database, uid: number, { count, at }: { count: number; at: string }) {
  const row = { uid, state: 'placed', total: 3, placed_at: at, changed_at: at } as const
  const ids: number[] = []
  await db.transact(async (tx) => {
    for (let left = count; left > 0; left -= 500) {
      const rows = Array.from({ length: Math.min(left, 500) }, () => row)
      const added = await tx.insertInto('orders').values(rows).returning('id').execute()
      ids.push(...added.map(({ id }) => id))
    }
  })
  return ids
}
