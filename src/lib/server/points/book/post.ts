import type { EntryKind } from '#shared/points/entryKinds.ts'
import type { Reader, Tx } from '../../db/database.ts'
import type { EntryRow, NewEntry, SiteAccount, WalletRow } from '../../db/schema/points.ts'
import { type Given, statement } from '../../db/statement.ts'

/** Which account of the site is the other side of an entry. */
export const accounts: Record<EntryKind, SiteAccount> = {
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
  Partial<Pick<NewEntry, 'actor' | 'rule' | 'rules_revision' | 'event_id' | 'order_id' | 'reverses' | 'shortfall'>>

/**
 * Writes an entry with its counter entry. The wallet must be open, and its points as they are after the entry.
 * Lots are the caller's business.
 */
export async function post(tx: Tx, wallet: WalletRow, said: Posting): Promise<EntryRow> {
  const entry = {
    ...{ actor: null, rule: null, rules_revision: null, event_id: null, order_id: null, reverses: null, shortfall: 0 },
    ...said,
    uid: wallet.uid,
    at: wallet.settled_at,
    balance_after: wallet.points + wallet.pending,
  }
  const posted = await posting.one(tx, entry)
  await countering.run(tx, { entry_id: posted.id, account: accounts[posted.kind], amount: -posted.amount })
  return posted
}

const posting = statement((tx: Tx, given: Given<Omit<EntryRow, 'id'>>) =>
  tx
    .insertInto('point_entries')
    .values({
      ...{ uid: given.uid, kind: given.kind, amount: given.amount, reason: given.reason, key: given.key },
      ...{ at: given.at, balance_after: given.balance_after, shortfall: given.shortfall, actor: given.actor },
      ...{ rule: given.rule, rules_revision: given.rules_revision, event_id: given.event_id },
      ...{ order_id: given.order_id, reverses: given.reverses },
    })
    .returningAll(),
)

const countering = statement(
  (tx: Tx, { entry_id, account, amount }: Given<{ entry_id: number; account: SiteAccount; amount: number }>) =>
    tx.insertInto('site_entries').values({ entry_id, account, amount }),
)

/** The entry that was made for a key before; `undefined` where there is none. */
export function entryOf(reader: Reader, key: string): Promise<EntryRow | undefined> {
  return made.row(reader, { key })
}

const made = statement((reader: Reader, { key }: Given<{ key: string }>) =>
  reader.selectFrom('point_entries').selectAll().where('key', '=', key),
)
