import type { EntryKind } from '#shared/points/entryKinds.ts'
import type { Reader, Tx } from '../../db/database.ts'
import type { EntryRow, NewEntry, SiteAccount, WalletRow } from '../../db/pointsSchema.ts'

/** Which account of the site is the other side of an entry. */
const accounts: Record<EntryKind, SiteAccount> = {
  earn: 'issued',
  import: 'issued',
  manual_credit: 'issued',
  manual_debit: 'issued',
  clawback: 'issued',
  purchase: 'redeemed',
  refund: 'redeemed',
  expire: 'expired',
}

/** What an entry says beyond whose it is, when it was made and what the balance is after it. */
export type Posting = Pick<NewEntry, 'kind' | 'amount' | 'reason' | 'key'> &
  Partial<Pick<NewEntry, 'actor' | 'rule' | 'event_id' | 'order_id' | 'reverses' | 'shortfall'>>

/**
 * Writes an entry with its counter entry. The wallet must be open, and its points as they are after the entry.
 * Lots are the caller's business.
 */
export async function post(tx: Tx, wallet: WalletRow, posting: Posting): Promise<EntryRow> {
  const entry = await tx
    .insertInto('point_entries')
    .values({
      actor: null,
      rule: null,
      event_id: null,
      order_id: null,
      reverses: null,
      ...posting,
      uid: wallet.uid,
      at: wallet.settled_at,
      balance_after: wallet.points + wallet.pending,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('site_entries')
    .values({ entry_id: entry.id, account: accounts[entry.kind], amount: -entry.amount })
    .execute()
  return entry
}

/** The entry that was made for a key before; `undefined` where there is none. */
export function entryOf(reader: Reader, key: string): Promise<EntryRow | undefined> {
  return reader.selectFrom('point_entries').selectAll().where('key', '=', key).executeTakeFirst()
}
